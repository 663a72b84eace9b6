package org.portalscope.world.time;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.canonical.CanonicalForm;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;

/** What has been observed in a world that follows a {@link PerformanceModel}, in its order. */
public final class Observations {

    private final List<Observation> all = new ArrayList<>();
    private long removals;

    /** How many there are. */
    public int size() {
        return all.size();
    }

    /** One by its place, from 0. */
    public Observation get(int index) {
        return all.get(index);
    }

    /** Grows whenever one is taken back: who has read some of them reads them anew then. */
    public long removals() {
        return removals;
    }

    void add(Observation observation) {
        all.add(observation);
    }

    void removeLast() {
        all.remove(all.size() - 1);
        removals++;
    }

    /** Writes all of them: what is to come follows from them. */
    public void write(CanonicalForm form) {
        form.number(all.size());
        for (Observation observation : all) {
            form.number(observation.kind().ordinal());
            form.number(observation.activity());
            form.number(observation.count());
        }
    }

    /** Writes everything, for a snapshot. */
    public void save(FieldWriter out) {
        out.number(all.size());
        for (Observation observation : all) {
            out.number(observation.kind().ordinal());
            out.number(observation.activity());
            out.number(observation.subject());
            out.number(observation.count());
        }
    }

    /** Reads what {@link #save} has written, changes nothing, and returns what changes it. */
    public Runnable restorer(ValueReader values) {
        List<Observation> read = new ArrayList<>();
        for (int left = values.count(); left > 0; left--) {
            read.add(new Observation(values.constant(Observation.Kind.class), values.integer(), values.fields().number(), values.integer()));
        }
        return () -> {
            all.clear();
            all.addAll(read);
            removals++;
        };
    }

    /** All of them; empty if there are none. */
    @Override
    public String toString() {
        return all.isEmpty() ? "" : "observed " + all + '\n';
    }
}
