package org.portalscope.mpi.state;

import java.util.Collection;
import java.util.Map;

import org.pcollections.TreePMap;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.protocol.state.CountedFields;

/** The nonblocking collectives of a process. Immutable. */
public final class NonblockingCollectives {

    static final NonblockingCollectives NONE = new NonblockingCollectives(TreePMap.empty(), TreePMap.empty());

    /** Those that are not complete, by their requests. */
    private final TreePMap<Long, ActiveCollective> active;
    /** How many have been begun in each communicator, by its handle. */
    private final TreePMap<Long, Long> begun;

    private NonblockingCollectives(TreePMap<Long, ActiveCollective> active, TreePMap<Long, Long> begun) {
        this.active = active;
        this.begun = begun;
    }

    boolean isEmpty() {
        return begun.isEmpty();
    }

    /** Those that are not complete, in the order of their beginning. */
    public Collection<ActiveCollective> active() {
        return active.values();
    }

    /** The collective of a request; null if the request belongs to none or is complete. */
    public ActiveCollective of(long request) {
        return active.get(request);
    }

    /** Whether one of a communicator is not complete. */
    public boolean isActive(long communicator) {
        return active.values().stream().anyMatch(collective -> collective.communicator() == communicator);
    }

    /** The number that the next one of a communicator has. */
    public long next(long communicator) {
        return begun.getOrDefault(communicator, 0L);
    }

    /** The number of the first one of a communicator that is not complete, or that of the next if all are. */
    public long firstActive(long communicator) {
        return active.values().stream().filter(collective -> collective.communicator() == communicator).mapToLong(ActiveCollective::number).min()
                .orElse(next(communicator));
    }

    /** With the next one of its communicator. */
    NonblockingCollectives begin(ActiveCollective collective) {
        return new NonblockingCollectives(active.plus(collective.request(), collective), begun.plus(collective.communicator(), collective.number() + 1));
    }

    /** With one in its present state. */
    NonblockingCollectives with(ActiveCollective collective) {
        return new NonblockingCollectives(active.plus(collective.request(), collective), begun);
    }

    /** Without one, which is complete. */
    NonblockingCollectives without(ActiveCollective collective) {
        return new NonblockingCollectives(active.minus(collective.request()), begun);
    }

    /** Without what is known of a communicator, which is given back. */
    NonblockingCollectives withoutCommunicator(long handle) {
        return new NonblockingCollectives(active, begun.minus(handle));
    }

    void write(FieldWriter out) {
        CountedFields.write(active.values(), ActiveCollective::write, out);
        out.number(begun.size());
        for (Map.Entry<Long, Long> entry : begun.entrySet()) {
            out.number(entry.getKey());
            out.number(entry.getValue());
        }
    }

    static NonblockingCollectives read(FieldReader in) {
        ValueReader values = new ValueReader(in);
        TreePMap<Long, ActiveCollective> active = TreePMap.empty();
        for (int left = values.count(); left > 0; left--) {
            ActiveCollective collective = ActiveCollective.read(in);
            active = active.plus(collective.request(), collective);
        }
        TreePMap<Long, Long> begun = TreePMap.empty();
        for (int left = values.count(); left > 0; left--) {
            begun = begun.plus(in.number(), in.number());
        }
        return new NonblockingCollectives(active, begun);
    }
}
