package org.portalscope.world.explore;

import java.util.Arrays;

import org.portalscope.engine.state.ProcessForm;
import org.portalscope.world.Choice;
import org.portalscope.world.Reaction;
import org.portalscope.world.World;

/**
 * A sequence of inputs that a process took, and what has come to be known of the process after them: a process is a function of its
 * inputs, so that holds wherever it took the same, whatever the other processes did meanwhile.
 */
final class History {

    private static final History[] NONE = {};

    /** What the process did about the last input. */
    private final Reaction last;
    private History[] longer = NONE;
    private int count;
    /** What the form of a world keeps of the process, or null. */
    private ProcessForm form;

    /** @param last null for no inputs, or if it cannot be repeated */
    History(Reaction last) {
        this.last = last;
    }

    Reaction last() {
        return last;
    }

    ProcessForm form() {
        return form;
    }

    void setForm(ProcessForm newForm) {
        form = newForm;
    }

    /** The history with one input more, or null if it is not known. */
    History with(World world, Choice input) {
        for (int i = 0; i < count; i++) {
            if (longer[i].last.answers(world, input)) {
                return longer[i];
            }
        }
        return null;
    }

    /** Adds a history with one input more. */
    void add(History one) {
        if (count == longer.length) {
            longer = Arrays.copyOf(longer, Math.max(1, 2 * count));
        }
        longer[count++] = one;
    }

    /** Forgets all histories with more inputs. */
    void forget() {
        longer = NONE;
        count = 0;
    }
}
