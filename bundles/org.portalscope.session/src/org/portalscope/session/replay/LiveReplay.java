package org.portalscope.session.replay;

import java.util.Optional;

import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.world.Choice;
import org.portalscope.world.World;

/** A world that repeats recorded transitions as they come, and keeps none of them. */
final class LiveReplay {

    private final World world;
    private final RecordedChoices choices;
    /** The transition that the world makes. */
    private RecordedTransition current;

    LiveReplay(RecordingOrigin origin, InitialMemory memory) {
        world = RecordedWorlds.world(new Replay(origin, new CurrentOnly(), 0, Optional.empty()), memory);
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
        world.advance(choice);
    }
}
