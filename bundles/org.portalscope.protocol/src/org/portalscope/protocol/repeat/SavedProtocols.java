package org.portalscope.protocol.repeat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.description.ControlCharacters;
import org.portalscope.engine.encoding.FieldException;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.engine.input.BarrierReached;
import org.portalscope.engine.protocol.ProtocolUse;
import org.portalscope.engine.snapshot.SnapshotReader;
import org.portalscope.protocol.call.ResumableCall;
import org.portalscope.protocol.host.ProtocolsSaver;
import org.portalscope.protocol.state.ProtocolState;

/** What a {@link ProtocolsSaver} has written, read. If a protocol is not known, or has another state than was written, all is lost. */
final class SavedProtocols {

    private final KnownProtocols known;
    private final SnapshotReader fields;
    private final ValueReader values;
    private final SortedMap<String, ProtocolUse> uses = new TreeMap<>();
    private final SortedMap<String, ProtocolState> states = new TreeMap<>();
    private final SortedMap<Integer, List<ResumableCall>> calls = new TreeMap<>();
    private final List<BarrierReached> barriers = new ArrayList<>();
    private final long barriersPassed;
    private String lost;

    /** @throws FieldException if something else was written */
    SavedProtocols(KnownProtocols known, byte[] bytes) {
        this.known = known;
        fields = new SnapshotReader(bytes);
        values = new ValueReader(fields);
        barriersPassed = fields.number();
        lost = ControlCharacters.shown(fields.text());
        for (int left = values.count(); left > 0; left--) {
            readUse();
        }
        for (int left = values.count(); left > 0; left--) {
            int thread = values.integer();
            String protocol = fields.text();
            SnapshotReader call = new SnapshotReader(fields.bytes());
            attempt(protocol, () -> readCall(thread, known.of(uses.get(protocol)), call));
        }
        for (int left = values.count(); left > 0; left--) {
            barriers.add(new BarrierReached(values.integer(), fields.text(), fields.text(), values.integer()));
        }
        fields.end();
    }

    private void readUse() {
        String protocol = fields.text();
        SortedMap<String, Long> settings = new TreeMap<>();
        for (int left = values.count(); left > 0; left--) {
            settings.put(fields.text(), fields.number());
        }
        List<ProcessId> processes = new ArrayList<>();
        for (int left = values.count(); left > 0; left--) {
            processes.add(values.process());
        }
        ProtocolUse use = new ProtocolUse(protocol, settings, processes);
        uses.put(protocol, use);
        if (values.truth()) {
            SnapshotReader state = new SnapshotReader(fields.bytes());
            attempt(protocol, () -> {
                states.put(protocol, known.of(use).protocol().read(state));
                state.end();
            });
        }
    }

    private void readCall(int thread, KnownProtocol protocol, SnapshotReader call) {
        calls.computeIfAbsent(thread, first -> new ArrayList<>()).add(ResumableCall.read(call, protocol.procedure(call.text()), protocol::procedure));
        call.end();
    }

    private void attempt(String protocol, Runnable reading) {
        try {
            reading.run();
        } catch (RepetitionException e) {
            lose(e.getMessage());
        } catch (RuntimeException e) { // a protocol of another version may have written anything
            lose(protocol + " has another state than was recorded (" + e.getMessage() + ')');
        }
    }

    private void lose(String why) {
        lost = lost.isEmpty() ? why : lost;
        states.clear();
        calls.clear();
    }

    Map<String, ProtocolUse> uses() {
        return uses;
    }

    Map<String, ProtocolState> states() {
        return states;
    }

    /** The calls that threads are in, the outermost first. */
    Map<Integer, List<ResumableCall>> calls() {
        return calls;
    }

    /** Where threads wait that are at a barrier outside of calls. */
    List<BarrierReached> barriers() {
        return barriers;
    }

    long barriersPassed() {
        return barriersPassed;
    }

    /** Why nothing is known; empty if all is. */
    String lost() {
        return lost;
    }
}
