package org.portalscope.node.process;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongPredicate;

import org.portalscope.engine.input.FrameLeft;
import org.portalscope.engine.protocol.EntryRoles;
import org.portalscope.recording.TransitionCause;
import org.portalscope.world.program.Failure;
import org.portalscope.world.program.Program;
import org.portalscope.world.program.SourceLocation;

/** The program of a node, whose threads do one thing after the other: on the event loop in turn, or by themselves. */
final class NodeProgram {

    private final NodeEngine engine;
    private final ProgramThreads threads;
    private final LongPredicate haveArrived;
    private final InputLog log;
    private final Runnable changed;
    /** The thread that has done something last. */
    private int last;

    /**
     * A program before its first statement.
     *
     * @param haveArrived whether the programs of all nodes have come to so many barriers
     * @param changed     is run by who uses the node when a thread can do something that has to be told so by the event loop
     */
    NodeProgram(NodeEngine engine, ProgramThreads threads, LongPredicate haveArrived, InputLog log, Runnable changed) {
        this.engine = engine;
        this.threads = threads;
        this.haveArrived = haveArrived;
        this.log = log;
        this.changed = changed;
    }

    /**
     * Lets every thread that can do its next thing.
     *
     * @return whether one could
     */
    boolean runRound() {
        boolean any = false;
        for (int thread = 0; thread < threads.count() && goesOn(); thread++) {
            if (isReady(thread)) {
                execute(thread);
                finish(thread);
                any = true;
            }
        }
        return any;
    }

    /** What a thread has begun that takes several turns goes on as long as it can, unless everything is looked at. */
    private void finish(int thread) {
        while (goesOn() && !log.isWatched() && threads.isWithinCall(thread) && threads.readiness(thread) == Program.Readiness.READY) {
            execute(thread);
        }
    }

    /**
     * In a thread of the program: does what it wants, unless that has to wait for something, or everything is looked at. What takes several turns takes
     * them one after the other.
     *
     * @return whether it has done that, as far as is possible now
     */
    boolean callNow(int thread) {
        boolean any = false;
        while (goesOn() && !log.isWatched() && threads.readiness(thread) == Program.Readiness.READY) {
            execute(thread);
            any = true;
        }
        if (any) {
            wakeOthers(thread);
        }
        return any;
    }

    /**
     * What a thread has done may be what another one waits for: for an event, or, in the call of a protocol, for what that knows. If it has come to a barrier,
     * the other nodes have to be told.
     */
    private void wakeOthers(int than) {
        boolean isMore = threads.readiness(than) == Program.Readiness.AT_BARRIER;
        for (int thread = 0; thread < threads.count(); thread++) {
            Program.Readiness readiness = thread == than ? Program.Readiness.ENDED : threads.readiness(thread);
            if (readiness == Program.Readiness.WAKES) {
                execute(thread);
            }
            isMore |= readiness == Program.Readiness.READY;
        }
        if (isMore) {
            changed.run();
        }
    }

    private boolean goesOn() {
        return !isOver() && !engine.gate().isClosed();
    }

    /**
     * Lets the next thread that can do its next thing, although the node is paused.
     *
     * @return whether one could
     */
    boolean step() {
        int count = threads.count();
        for (int i = 1; i <= count && !isOver(); i++) {
            int thread = (last + i) % count;
            if (isReady(thread)) {
                execute(thread);
                return true;
            }
        }
        return false;
    }

    /** What its threads wait for, as a sentence without a full stop. */
    String waiting() {
        List<String> places = new ArrayList<>();
        for (int thread = 0; thread < threads.count(); thread++) {
            if (threads.readiness(thread) != Program.Readiness.ENDED) {
                places.add(threads.name(thread) + threads.place(thread, true).map(place -> " at " + place).orElse(""));
            }
        }
        return places.isEmpty() ? "its program has ended" : "waiting: " + String.join(", ", places);
    }

    private boolean isReady(int thread) {
        return switch (threads.readiness(thread)) {
            case READY, WAKES -> true;
            case AT_BARRIER -> haveArrived.test(threads.arrivals());
            default -> false;
        };
    }

    private void execute(int thread) {
        last = thread;
        if (log.isWanted()) {
            executeLogged(thread);
        } else {
            threads.execute(thread);
        }
        engine.settle();
    }

    /**
     * Who waits is asked for its line where somebody looks: while the node is paused, or a step is looked for. What a thread takes before a bug of a protocol
     * ends it is told as well.
     */
    private void executeLogged(int thread) {
        Optional<SourceLocation> place = threads.place(thread, log.isWatched() || engine.gate().isClosed());
        if (!threads.canDie()) {
            log.beginTurn(thread);
        }
        place.ifPresent(known -> log.mark(known.mark(thread)));
        if (log.isWatched()) {
            log.noteTurn(threads.isWithinStatement(thread));
        }
        try {
            threads.execute(thread);
        } finally {
            place.ifPresent(known -> log.mark(new FrameLeft(thread)));
            endLogged(thread);
        }
    }

    private void endLogged(int thread) {
        if (threads.isDead()) {
            log.end(new TransitionCause.Death());
        } else {
            log.endTurn(thread);
        }
    }

    /** Whether it does nothing more since something is wrong, or since its process has died. */
    boolean isOver() {
        return threads.isDead() || threads.failure() != null;
    }

    /** What is wrong, or null. */
    Failure failure() {
        return threads.failure();
    }

    /** What its match entries are for, as far as that is known when one is asked about. */
    EntryRoles entryRoles() {
        return (portal, matchBits, ignoreBits, unlink) -> threads.entryRoles().queueOf(portal, matchBits, ignoreBits, unlink);
    }

    /** How many barriers it has come to. */
    long arrivals() {
        return threads.arrivals();
    }

    /** Whether nobody need wait for it. */
    boolean hasEnded() {
        if (threads.isService()) {
            return true;
        }
        for (int thread = 0; thread < threads.count(); thread++) {
            if (threads.readiness(thread) != Program.Readiness.ENDED) {
                return false;
            }
        }
        return true;
    }
}
