package org.portalscope.replay;

import java.util.Optional;
import java.util.function.Consumer;

import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.engine.snapshot.ProcessDigest;
import org.portalscope.engine.snapshot.ProcessSnapshot;
import org.portalscope.engine.snapshot.Snapshot;
import org.portalscope.engine.snapshot.SnapshotException;
import org.portalscope.protocol.Protocols;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.world.Choice;
import org.portalscope.world.Transition;
import org.portalscope.world.World;
import org.portalscope.world.WorldProcess;

/** A world that repeats recorded transitions as they come, and keeps none of them. */
final class LiveReplay {

    private final World world;
    private final RecordedChoices choices;
    /** Learns of each transition with its steps, or null. */
    private final Consumer<Transition> told;
    /** The transition that the world makes. */
    private RecordedTransition current;

    /**
     * A state of a process from which its recording goes on: it has been read, and nothing has changed.
     *
     * @param restorer makes the process what it was then
     * @param counts   the messages that it had sent and taken by then
     */
    record Beginning(Runnable restorer, MessageCounts counts) {
    }

    /** @param protocols whose calls are run again */
    LiveReplay(RecordingOrigin origin, InitialMemory memory, Protocols protocols) {
        this(origin, memory, protocols, null);
    }

    /** @param told learns of each transition with its steps; null if nobody wants to know */
    LiveReplay(RecordingOrigin origin, InitialMemory memory, Protocols protocols, Consumer<Transition> told) {
        this.told = told;
        world = RecordedWorlds.world(new Replay(origin, new CurrentOnly(), 0, Optional.empty(), new ReplayedProtocols(protocols)), memory);
        choices = new RecordedChoices(world, origin.capture());
    }

    /** Whatever number the world asks for, it is the transition that it makes. */
    private final class CurrentOnly implements TransitionSource {

        @Override
        public long size() {
            return Long.MAX_VALUE;
        }

        @Override
        public RecordedTransition get(long number) {
            return current;
        }
    }

    World world() {
        return world;
    }

    /** What a transition would be, if it came next. */
    Choice choice(RecordedTransition transition) {
        return choices.of(transition);
    }

    /**
     * The next transition has come.
     *
     * @param choice what it is
     */
    void advance(RecordedTransition transition, Choice choice) {
        current = transition;
        if (told == null) {
            world.advance(choice);
        } else {
            told.accept(world.execute(choice, (int) world.transitions() + 1));
        }
    }

    /** The next transition has come, and belongs to what was before the beginning: nobody learns of it. */
    void pass(RecordedTransition transition, Choice choice) {
        current = transition;
        world.advance(choice);
    }

    /**
     * Reads a state of a process to which nothing that has come leads.
     *
     * @throws SnapshotException if it is not a state of that process
     */
    Beginning beginning(int process, Snapshot snapshot) throws SnapshotException {
        WorldProcess begun = world.process(process);
        MessageCounts[] counts = new MessageCounts[1];
        Runnable restorer = ProcessSnapshot.restorer(begun.portals().state(), snapshot, in -> {
            Runnable protocols = RecordedWorlds.program(begun).protocolsRestorer(in);
            counts[0] = MessageCounts.read(new ValueReader(in), id -> world.network().directory().process(id) == process);
            return protocols;
        });
        return new Beginning(restorer, counts[0]);
    }

    /** Whether a process is in the state that a digest is of. */
    boolean isAt(int process, ProcessDigest digest) {
        return digest.isOf(world.process(process).portals().state());
    }
}
