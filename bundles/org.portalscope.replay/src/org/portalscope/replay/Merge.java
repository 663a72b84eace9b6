package org.portalscope.replay;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.Operation;
import org.portalscope.protocol.Protocols;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.TransitionCause;
import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.WorldProcess;

/**
 * Finds the order of several recordings by replaying them in one world: inputs alone do not say which messages a process sends. It keeps what is in
 * flight, and nothing of what has passed.
 */
final class Merge {

    /** What keeps the next transition of a recording from happening, the least first. */
    private enum Obstacle {
        NONE,
        /** The data of a message that has arrived have not left their sender, as far as that was recorded. */
        DATA_NOT_SENT,
        /** The message has not been sent. */
        MESSAGE_NOT_SENT,
        /** The same of data, but the recording of the other process goes on. */
        DATA_NOT_YET_SENT,
        /** The same of a message, but the recording of its sender goes on. */
        MESSAGE_NOT_YET_SENT
    }

    /** Messages that are listed at most. */
    private static final int MOST_LISTED = 100_000;

    private final List<MergeSource> sources;
    private final MergeOrder order;
    private final LiveReplay replay;
    private final World world;
    private final List<Message> neverSent = new ArrayList<>();

    /**
     * Merges recordings that do not grow any more.
     *
     * @throws IOException if a recording cannot be read
     */
    Merge(RecordingOrigin origin, List<MergeSource> sources) throws IOException {
        this.sources = sources;
        order = new MergeOrder(sources.size());
        try {
            replay = new LiveReplay(origin, takeMemory(origin.processes().size()), Protocols.NONE);
            world = replay.world();
            do {
                advance();
            } while (force());
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    MergeOrder order() {
        return order;
    }

    UnmatchedMessages unmatched() {
        return new UnmatchedMessages(world.network().channels().inFlight(), neverSent);
    }

    /** The memory of all processes comes first. */
    private InitialMemory takeMemory(int processes) {
        List<RecordedTransition> all = new ArrayList<>();
        for (int source = 0; source < sources.size(); source++) {
            long count = new InitialMemory(sources.get(source), processes).transitions();
            for (long number = 1; number <= count; number++) {
                order.add(source);
                all.add(sources.get(source).get(number));
            }
        }
        return new InitialMemory(new TransitionList(all), processes);
    }

    /** Lets the recordings take turns, until none can go on. */
    private void advance() {
        int source = 0;
        int waiting = 0;
        while (waiting < sources.size()) {
            RecordedTransition next = next(source);
            Choice choice = next == null ? null : replay.choice(next);
            if (choice != null && obstacle(next, choice) == Obstacle.NONE) {
                take(source, next, choice);
                waiting = 0;
            } else {
                waiting++;
            }
            source = (source + 1) % sources.size();
        }
    }

    /** The next transition of a recording, or null behind its last one. */
    private RecordedTransition next(int source) {
        long number = order.taken(source) + 1;
        return number > sources.get(source).size() ? null : sources.get(source).get(number);
    }

    private Obstacle obstacle(RecordedTransition transition, Choice choice) {
        Message arriving = RepeatedMessages.delivered(choice);
        if (arriving == null && transition.cause() instanceof TransitionCause.Delivery) {
            return Obstacle.MESSAGE_NOT_SENT;
        }
        if (arriving != null && !isFromOutside(arriving) && !isSent(arriving)) {
            return goesOn(arriving.initiator(), transition) ? Obstacle.MESSAGE_NOT_YET_SENT : Obstacle.MESSAGE_NOT_SENT;
        }
        ProcessId sender = missingSender(choice);
        return sender == null ? Obstacle.NONE : goesOn(sender, transition) ? Obstacle.DATA_NOT_YET_SENT : Obstacle.DATA_NOT_SENT;
    }

    private boolean isFromOutside(Message message) {
        return world.process(message.initiator()).isEmpty();
    }

    private boolean isSent(Message message) {
        return world.network().channels().arriving(message).isSent();
    }

    /** The process whose data a choice lacks, or whose death; null if it lacks none. */
    private ProcessId missingSender(Choice choice) {
        Message whole = RepeatedMessages.deliveredWhole(choice);
        if (whole != null) {
            boolean isMissing = world.network().payload(whole) == null && RepeatedMessages.isYetToSend(world, whole.key());
            return isMissing ? whole.initiator() : null;
        }
        return RepeatedMessages.plain(choice) instanceof Choice.Complete completion && lacksData(completion) ? sender(completion) : null;
    }

    /** Whether the recording of a process, another than that of a transition, has more to come. */
    private boolean goesOn(ProcessId process, RecordedTransition waiting) {
        int index = world.process(process).map(WorldProcess::index).orElse(-1);
        return IntStream.range(0, sources.size()).anyMatch(source -> sources.get(source).holds(index) && !sources.get(source).holds(waiting.process())
                && next(source) != null);
    }

    /** Whether an operation waits for something of a process that was recorded: its data, or its death if the operation fails for that. */
    private boolean lacksData(Choice.Complete completion) {
        Operation operation = completion.operation();
        boolean isPeerDead = completion.niFailType() == NiFailType.PTL_NI_PEER_DEAD;
        if (!operation.needsData() && !isPeerDead || world.network().payload(operation) != null) {
            return false;
        }
        return world.process(sender(completion)).filter(peer -> !isPeerDead || !peer.isDead()).isPresent();
    }

    /** The process whose data an operation needs, or whose death ends it. */
    private static ProcessId sender(Choice.Complete completion) {
        Message message = completion.operation().message();
        return completion.operation().needsData() ? message.initiator() : message.target();
    }

    /** Takes a transition although it lacks something, of the recording that lacks least, the first of these; returns whether there was one. */
    private boolean force() {
        int best = -1;
        Obstacle least = null;
        for (int source = 0; source < sources.size(); source++) {
            RecordedTransition next = next(source);
            Obstacle obstacle = next == null ? null : obstacle(next, replay.choice(next));
            if (obstacle != null && (least == null || obstacle.compareTo(least) < 0)) {
                best = source;
                least = obstacle;
            }
        }
        if (best < 0) {
            return false;
        }
        take(best, next(best), replay.choice(next(best)));
        return true;
    }

    private void take(int source, RecordedTransition transition, Choice choice) {
        Message arriving = RepeatedMessages.delivered(choice);
        if (arriving != null && !isFromOutside(arriving) && !isSent(arriving) && neverSent.size() < MOST_LISTED) {
            neverSent.add(arriving);
        }
        replay.advance(transition, choice);
        order.add(source);
    }
}
