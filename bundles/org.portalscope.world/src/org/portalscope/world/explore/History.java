package org.portalscope.world.explore;

import java.util.Arrays;

import org.portalscope.engine.state.ProcessForm;
import org.portalscope.world.Choice;
import org.portalscope.world.Reaction;
import org.portalscope.world.Stance;
import org.portalscope.world.World;

/**
 * A sequence of inputs that a process took, and what is known of the process after them: a process is a function of its inputs, so that
 * holds wherever it took the same, whatever the other processes did meanwhile.
 */
final class History {

    /** About how many bytes one takes with all that it knows. */
    static final int BYTES = 1 << 10;
    private static final History[] NONE = {};

    private final History shorter;
    private final int length;
    private final Reaction last;
    private final boolean silent;
    private final Finding.Kind wrong;
    private final Stance stance;
    private final ProcessForm form;
    /** What is known of it with one input more: if a thread runs, by that, and in other cases. */
    private History[] runs = NONE;
    private History[] longer = NONE;

    /** No inputs. */
    History(Stance stance, ProcessForm form) {
        this(null, 0, null, null, stance, form);
    }

    private History(History shorter, int length, Reaction last, Finding.Kind wrong, Stance stance, ProcessForm form) {
        this.shorter = shorter;
        this.length = length;
        this.last = last;
        silent = last != null && last.isSilent();
        this.wrong = wrong;
        this.stance = stance;
        this.form = form;
    }

    /**
     * The history with one input more.
     *
     * @param reaction what the process did about it
     * @param itsWrong what was wrong with that, or null
     * @param after    how the process stands after it
     */
    History then(Reaction reaction, Finding.Kind itsWrong, Stance after, ProcessForm itsForm) {
        return new History(this, length + 1, reaction, itsWrong, after, itsForm);
    }

    /** The history without its last input; null if it has none. */
    History shorter() {
        return shorter;
    }

    /** The number of inputs. */
    int length() {
        return length;
    }

    /** What the process did about the last input. */
    Reaction last() {
        return last;
    }

    /** Whether nothing changed between the processes by that. */
    boolean isSilent() {
        return silent;
    }

    /** What was wrong with that, or null. */
    Finding.Kind wrong() {
        return wrong;
    }

    /** How the process stands. */
    Stance stance() {
        return stance;
    }

    ProcessForm form() {
        return form;
    }

    /** A history with one input more, or null if it is not known. */
    History with(World world, Choice input) {
        if (input instanceof Choice.RunThread run) {
            return withRun(run.thread());
        }
        for (History one : longer) {
            if (one.last.answers(world, input)) {
                return one;
            }
        }
        return null;
    }

    /** The history after a thread has run, or null if it is not known. */
    History withRun(int thread) {
        return thread < runs.length ? runs[thread] : null;
    }

    /** Remembers a history with one input more. */
    void remember(Choice input, History one) {
        if (input instanceof Choice.RunThread run) {
            runs = Arrays.copyOf(runs, Math.max(runs.length, run.thread() + 1));
            runs[run.thread()] = one;
        } else {
            longer = Arrays.copyOf(longer, longer.length + 1);
            longer[longer.length - 1] = one;
        }
    }

    /** Forgets all histories with more inputs. */
    void forget() {
        runs = NONE;
        longer = NONE;
    }
}
