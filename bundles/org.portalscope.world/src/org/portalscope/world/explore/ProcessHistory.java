package org.portalscope.world.explore;

import java.util.Arrays;

import org.portalscope.engine.canonical.ProcessForm;
import org.portalscope.world.CachedReadiness;
import org.portalscope.world.CachedTransition;
import org.portalscope.world.Choice;
import org.portalscope.world.World;

/**
 * A sequence of inputs that a process took, and what is known of the process after them: a process is a function of its inputs, so that
 * holds wherever it took the same, whatever the other processes did meanwhile.
 */
final class ProcessHistory {

    /** About how many bytes one takes with all that it knows. */
    static final int BYTES = 1 << 10;
    private static final ProcessHistory[] NONE = {};

    private final ProcessHistory parent;
    private final int length;
    private final CachedTransition last;
    private final boolean silent;
    private final Finding.Kind wrong;
    private final CachedReadiness readiness;
    private final ProcessForm form;
    /** What is known of it with one input more: if a thread runs, by that, and in other cases. */
    private ProcessHistory[] runs = NONE;
    private ProcessHistory[] others = NONE;

    /** No inputs. */
    ProcessHistory(CachedReadiness readiness, ProcessForm form) {
        this(null, 0, null, null, readiness, form);
    }

    private ProcessHistory(ProcessHistory parent, int length, CachedTransition last, Finding.Kind wrong, CachedReadiness readiness, ProcessForm form) {
        this.parent = parent;
        this.length = length;
        this.last = last;
        silent = last != null && last.isSilent();
        this.wrong = wrong;
        this.readiness = readiness;
        this.form = form;
    }

    /**
     * The history with one input more.
     *
     * @param cached what the process did about it
     * @param itsWrong what was wrong with that, or null
     * @param after    what the process is ready for after it
     */
    ProcessHistory then(CachedTransition cached, Finding.Kind itsWrong, CachedReadiness after, ProcessForm itsForm) {
        return new ProcessHistory(this, length + 1, cached, itsWrong, after, itsForm);
    }

    /** The history without its last input; null if it has none. */
    ProcessHistory parent() {
        return parent;
    }

    /** The number of inputs. */
    int length() {
        return length;
    }

    /** What the process did about the last input. */
    CachedTransition last() {
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

    /** What the process is ready for. */
    CachedReadiness readiness() {
        return readiness;
    }

    ProcessForm form() {
        return form;
    }

    /** A history with one input more, or null if it is not known. */
    ProcessHistory with(World world, Choice input) {
        if (input instanceof Choice.RunThread run) {
            return withRun(run.thread());
        }
        for (ProcessHistory child : others) {
            if (child.last.answers(world, input)) {
                return child;
            }
        }
        return null;
    }

    /** The history after a thread has run, or null if it is not known. */
    ProcessHistory withRun(int thread) {
        return thread < runs.length ? runs[thread] : null;
    }

    /** Remembers a history with one input more. */
    void remember(Choice input, ProcessHistory child) {
        if (input instanceof Choice.RunThread run) {
            runs = Arrays.copyOf(runs, Math.max(runs.length, run.thread() + 1));
            runs[run.thread()] = child;
        } else {
            others = Arrays.copyOf(others, others.length + 1);
            others[others.length - 1] = child;
        }
    }

    /** Forgets all histories with more inputs. */
    void forget() {
        runs = NONE;
        others = NONE;
    }
}
