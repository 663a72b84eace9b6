package org.portalscope.replay;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.engine.encoding.ValueWriter;
import org.portalscope.protocol.host.ProtocolsSaver;
import org.portalscope.protocol.repeat.KnownProtocols;
import org.portalscope.protocol.repeat.RepeatedProtocols;
import org.portalscope.world.program.Failure;
import org.portalscope.world.program.FailureFields;
import org.portalscope.world.program.SourceLocation;

/** The state of a recorded program: where its threads are, what protocols know of its process, and why its replay has ended, if it has. */
final class RecordedThreads extends RepeatedProtocols {

    private final List<RecordedThread> threads = new ArrayList<>();
    private Failure failure;

    /**
     * @param known          the protocols whose calls are run again
     * @param meetingChanged is run when the process uses protocols otherwise than before, or a thread comes to a barrier, or passes it
     */
    RecordedThreads(KnownProtocols known, Runnable meetingChanged) {
        super(known, meetingChanged);
    }

    /** How many threads there are: one at least. */
    int count() {
        return Math.max(1, Math.max(threads.size(), activeThreads()));
    }

    /** Where a thread is, or null if nothing is known of it. */
    RecordedThread get(int thread) {
        return thread < threads.size() ? threads.get(thread) : null;
    }

    void set(int thread, RecordedThread at) {
        while (threads.size() <= thread) {
            threads.add(null);
        }
        threads.set(thread, at);
        while (!threads.isEmpty() && threads.get(threads.size() - 1) == null) {
            threads.remove(threads.size() - 1);
        }
    }

    Failure failure() {
        return failure;
    }

    void setFailure(Failure newFailure) {
        failure = newFailure;
    }

    void save(FieldWriter out) {
        saveThreads(out);
        saveProtocols(out);
    }

    /** Writes the same with what protocols know of the process while that runs. */
    void save(FieldWriter out, ProtocolsSaver protocols) {
        saveThreads(out);
        protocols.save(out);
    }

    private void saveThreads(FieldWriter out) {
        ValueWriter values = new ValueWriter(out);
        out.number(threads.size());
        for (RecordedThread thread : threads) {
            values.truth(thread != null);
            if (thread != null) {
                save(thread, values);
            }
        }
        FailureFields.write(failure, out);
    }

    private static void save(RecordedThread thread, ValueWriter values) {
        FailureFields.write(thread.place(), values.fields());
        values.fields().number(thread.frames().size());
        for (RecordedFrame frame : thread.frames()) {
            values.fields().text(frame.name());
            FailureFields.write(frame.place(), values.fields());
            values.truth(frame.isUpperCall());
        }
    }

    /** Reads what {@link #save} has written, changes nothing, and returns what changes it. */
    Runnable restorer(FieldReader in) {
        ValueReader values = new ValueReader(in);
        List<RecordedThread> read = new ArrayList<>();
        for (int left = values.count(); left > 0; left--) {
            read.add(values.truth() ? thread(values) : null);
        }
        Failure readFailure = FailureFields.read(in);
        Runnable protocols = protocolsRestorer(in);
        return () -> {
            threads.clear();
            threads.addAll(read);
            failure = readFailure;
            protocols.run();
        };
    }

    private static RecordedThread thread(ValueReader values) {
        SourceLocation place = FailureFields.readPlace(values.fields());
        List<RecordedFrame> frames = new ArrayList<>();
        for (int left = values.count(); left > 0; left--) {
            frames.add(new RecordedFrame(values.fields().text(), FailureFields.readPlace(values.fields()), values.truth()));
        }
        return new RecordedThread(place, frames);
    }

    String dump() {
        return threads.toString() + (failure == null ? "" : failure) + '\n' + dumpProtocols();
    }
}
