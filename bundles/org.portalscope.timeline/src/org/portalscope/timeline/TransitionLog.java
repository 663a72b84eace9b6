package org.portalscope.timeline;

import java.util.List;
import java.util.function.Consumer;

import org.portalscope.engine.description.ControlCharacters;
import org.portalscope.engine.snapshot.SnapshotException;
import org.portalscope.engine.step.Step;
import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.snapshot.SnapshotSeries;

/**
 * What was chosen to happen, transition by transition: enough to make it happen again in a world that is made from the same specification. Safe for
 * several threads. Numbers are from 1 to {@link #size}.
 */
public interface TransitionLog {

    /** How many transitions it has. */
    int size();

    /** Instead of a number: there is no such transition. */
    int NONE = -1;

    /** What was chosen for a transition. */
    LoggedChoice choice(int number);

    /** What was chosen next in a world that stands between two of its transitions. */
    default Choice next(World world) {
        return choice((int) world.transitions() + 1).in(world);
    }

    /** About how many bytes of memory it takes. */
    default long bytes() {
        return 0;
    }

    /** Whether a message was dropped in a transition. */
    boolean drops(int number);

    /** How many messages were sent in all transitions. */
    int messages();

    /** The labels that programs came to, in their order. */
    List<Label> labels();

    /** The numbers of the transitions behind which others are missing, in their order: what follows goes on from a stored state. */
    default List<Integer> gaps() {
        return List.of();
    }

    /** The number of the last transition up to one behind which a state is stored with the log, 0 for the start; {@link #NONE} if there is none. */
    default int storedUpTo(int number) {
        return NONE;
    }

    /**
     * Gives a world a state that is stored with the log.
     *
     * @param number    of the transition behind which it is, as {@link #storedUpTo} says
     * @param world     of the run
     * @param snapshots of that world
     * @throws SnapshotException if it is damaged, or of another program; then the world stays as it is
     */
    default void restore(int number, World world, SnapshotSeries snapshots) throws SnapshotException {
        throw new IllegalArgumentException("no state is stored after transition " + number);
    }

    /**
     * Whether a state is stored between two transitions that is another one than that which the transitions before it lead to, as far as somebody has looked:
     * what follows goes on from the stored one, so that no steps lead from the one to the other.
     *
     * @param from number of the transition behind which to look
     * @param to   number of the transition before which to look
     */
    default boolean breaks(int from, int to) {
        return false;
    }

    /**
     * A label that a program came to.
     *
     * @param number of the transition
     */
    record Label(int number, String text) {

        public Label {
            text = ControlCharacters.shown(text);
        }

        /** Tells the labels that a program came to by some steps. */
        public static void tell(List<? extends Step> steps, Consumer<String> listener) {
            for (int i = 0; i < steps.size(); i++) {
                if (steps.get(i).category() == Step.Category.LABEL) {
                    listener.accept(steps.get(i).field("text", String.class).orElseThrow());
                }
            }
        }
    }
}
