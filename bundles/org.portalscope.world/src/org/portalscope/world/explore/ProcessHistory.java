package org.portalscope.world.explore;

import java.util.Arrays;
import java.util.List;

import org.portalscope.engine.canonical.ProcessForm;
import org.portalscope.engine.step.Effect;
import org.portalscope.world.CachedReadiness;
import org.portalscope.world.CachedTransition;
import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.WorldProcess;

/**
 * A sequence of inputs that a process took, and what is known of the process after them: a process is a function of its inputs, so that
 * holds wherever it took the same, whatever the other processes did meanwhile.
 */
final class ProcessHistory {

    /** About how many bytes one takes with what it knows, and each of its effects but for their data. */
    private static final int BYTES = 400;
    private static final int BYTES_PER_EFFECT = 80;
    private static final ProcessHistory[] NONE = {};

    private final ProcessHistory parent;
    private final int length;
    private final CachedTransition last;
    private final boolean silent;
    private final Finding.Kind wrong;
    private final CachedReadiness readiness;
    private final ProcessForm form;
    private final LocalStatements local;
    private final long bytes;
    private final long totalBytes;
    private ProcessHistory settled;
    /** What is known of it with one input more: if a thread runs, by that, and in other cases. */
    private ProcessHistory[] runs = NONE;
    private ProcessHistory[] others = NONE;

    /** No inputs. */
    ProcessHistory(CachedReadiness readiness, LocalStatements local, ProcessForm form) {
        this(null, null, null, readiness, local, form);
    }

    private ProcessHistory(ProcessHistory parent, CachedTransition last, Finding.Kind wrong, CachedReadiness readiness, LocalStatements local,
            ProcessForm form) {
        this.parent = parent;
        length = parent == null ? 0 : parent.length + 1;
        this.last = last;
        silent = last == null || last.isSilent();
        this.wrong = wrong;
        this.readiness = readiness;
        this.local = local;
        this.form = form;
        bytes = BYTES + (last == null ? 0 : (long) last.own().size() * BYTES_PER_EFFECT + last.dataLength());
        totalBytes = bytes + (parent == null ? 0 : parent.totalBytes);
    }

    /**
     * The history with one input more.
     *
     * @param cached what the process did about it
     * @param itsWrong what was wrong with that, or null
     * @param after    what the process is ready for after it
     * @param itsLocal the local statements that its threads have executed then
     */
    ProcessHistory then(CachedTransition cached, Finding.Kind itsWrong, CachedReadiness after, LocalStatements itsLocal, ProcessForm itsForm) {
        return new ProcessHistory(this, cached, itsWrong, after, itsLocal, itsForm);
    }

    /** The history in which its local statements count already; null if it is not known. */
    ProcessHistory settled() {
        return settled;
    }

    /** Makes the history in which its local statements count already. */
    ProcessHistory settle(ProcessForm itsForm) {
        settled = new ProcessHistory(this, null, null, readiness, LocalStatements.NONE, itsForm);
        return settled;
    }

    /** The history without its last input; null if it has none. */
    ProcessHistory parent() {
        return parent;
    }

    /** The number of inputs. */
    int length() {
        return length;
    }

    /** What the process did about the last input; null if that is not to be repeated between the processes. */
    CachedTransition last() {
        return last;
    }

    /** What the last input changed in the process. */
    List<Effect> effects() {
        return last == null ? List.of() : last.own();
    }

    /** Lets a process that has the history without its last input have this one. */
    void redo(WorldProcess process) {
        if (last != null) {
            last.redo(process);
        }
    }

    /** Lets a process that has this history have the one without its last input. */
    void undo(WorldProcess process) {
        if (last != null) {
            last.undo(process);
        }
    }

    /** The local statements that its threads have executed and that do not count yet. */
    LocalStatements local() {
        return local;
    }

    /** About how many bytes it takes. */
    long bytes() {
        return bytes;
    }

    /** About how many bytes it takes with those that it goes on from. */
    long totalBytes() {
        return totalBytes;
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
        settled = null;
    }
}
