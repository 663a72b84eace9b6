package org.portalscope.protocol.host;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueWriter;
import org.portalscope.engine.input.BarrierReached;
import org.portalscope.engine.protocol.ProtocolUse;
import org.portalscope.engine.snapshot.SnapshotWriter;
import org.portalscope.protocol.call.ResumableCall;
import org.portalscope.protocol.state.ProtocolState;

/**
 * Writes what protocols know of a process, as it is known where the calls of the process are run again: so that who begins with a checkpoint of a recording
 * knows it, too. Who does not know a protocol can skip it.
 */
public final class ProtocolsSaver {

    private final long barriersPassed;
    private final String lost;
    private final SortedMap<String, ProtocolUse> uses = new TreeMap<>();
    private final SortedMap<String, byte[]> states = new TreeMap<>();
    private final SortedMap<Integer, List<SavedCall>> calls = new TreeMap<>();

    /** By thread. */
    private final SortedMap<Integer, BarrierReached> barriers = new TreeMap<>();

    private record SavedCall(String protocol, byte[] fields) {
    }

    /** @param barriersPassed by the process */
    public ProtocolsSaver(long barriersPassed) {
        this(barriersPassed, "");
    }

    /** @param lost why nothing is known any more; empty if all is */
    public ProtocolsSaver(long barriersPassed, String lost) {
        this.barriersPassed = barriersPassed;
        this.lost = lost;
    }

    /** Adds what a protocol knows. */
    public void add(ProtocolUse use, ProtocolState state) {
        SnapshotWriter fields = new SnapshotWriter();
        state.write(fields);
        uses.put(use.protocol(), use);
        states.put(use.protocol(), fields.toBytes());
    }

    /** Adds a call that a thread is in, behind those which wait for the function of the program that makes it. */
    public void add(int thread, ProtocolUse use, ResumableCall call) {
        SnapshotWriter fields = new SnapshotWriter();
        fields.text(call.frames().get(0).procedure().name());
        call.write(fields);
        uses.put(use.protocol(), use);
        calls.computeIfAbsent(thread, first -> new ArrayList<>()).add(new SavedCall(use.protocol(), fields.toBytes()));
    }

    /** Adds that a thread is at a barrier outside of calls. */
    public void add(BarrierReached barrier) {
        barriers.put(barrier.thread(), barrier);
    }

    /** Writes what has been added, the same in whatever order that was done for different threads. */
    public void save(FieldWriter out) {
        SnapshotWriter fields = new SnapshotWriter();
        fields.number(barriersPassed);
        fields.text(lost);
        fields.number(uses.size());
        uses.values().forEach(use -> save(use, new ValueWriter(fields)));
        fields.number(calls.values().stream().mapToInt(List::size).sum());
        calls.forEach((thread, open) -> open.forEach(call -> {
            fields.number(thread);
            fields.text(call.protocol);
            fields.bytes(call.fields);
        }));
        fields.number(barriers.size());
        for (BarrierReached barrier : barriers.values()) {
            fields.number(barrier.thread());
            fields.text(barrier.name());
            fields.text(barrier.file());
            fields.number(barrier.line());
        }
        out.bytes(fields.toBytes());
    }

    private void save(ProtocolUse use, ValueWriter values) {
        FieldWriter fields = values.fields();
        fields.text(use.protocol());
        fields.number(use.settings().size());
        use.settings().forEach((name, value) -> {
            fields.text(name);
            fields.number(value);
        });
        fields.number(use.processes().size());
        use.processes().forEach(values::process);
        byte[] state = states.get(use.protocol());
        values.truth(state != null);
        if (state != null) {
            fields.bytes(state);
        }
    }
}
