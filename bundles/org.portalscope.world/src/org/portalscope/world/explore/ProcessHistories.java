package org.portalscope.world.explore;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.canonical.ProcessForm;
import org.portalscope.engine.step.Effect;
import org.portalscope.world.CachedReadiness;
import org.portalscope.world.CachedTransition;
import org.portalscope.world.Choice;
import org.portalscope.world.EnabledChoices;
import org.portalscope.world.SearchableWorld;
import org.portalscope.world.World;
import org.portalscope.world.WorldForm;
import org.portalscope.world.WorldProcess;
import org.portalscope.world.program.Program;

/**
 * The processes of a world with a history each. When its history changes, a process stays in its state until it has to do what is not known
 * of it yet, or is to be looked at: then it catches up.
 */
final class ProcessHistories {

    /** Local statements that a thread executes in one go: those of a loop may never end. */
    private static final int MOST_LOCAL = 1 << 8;

    private final SearchableWorld search;
    private final World world;
    private final PropertyChecker checker;
    private final long mostBytes;
    private final WorldForm form;
    private final EnabledChoices choices;
    /** By process: its history, and the one that it has caught up with. */
    private final ProcessHistory[] histories;
    private final ProcessHistory[] reached;
    /** By process: what it is ready for after its history, and its form, when they were last asked for. */
    private final CachedReadiness[] readiness;
    private final ProcessForm[] forms;
    private final List<Effect> latest = new ArrayList<>();
    private final List<ProcessHistory> missed = new ArrayList<>();
    private long bytes;

    /**
     * The processes of a world before its first transition.
     *
     * @param mostBytes bytes of histories that are remembered at most, and of those that the processes have
     */
    ProcessHistories(SearchableWorld search, PropertyChecker checker, long mostBytes) {
        this.search = search;
        world = search.world();
        this.checker = checker;
        this.mostBytes = mostBytes;
        form = new WorldForm(world, this::catchUp);
        int count = world.processes().size();
        histories = new ProcessHistory[count];
        reached = new ProcessHistory[count];
        readiness = new CachedReadiness[count];
        forms = new ProcessForm[count];
        choices = new EnabledChoices(world, readiness);
        for (WorldProcess process : world.processes()) {
            LocalStatements local = executeLocal(process, LocalStatements.NONE, 0);
            latest.clear();
            histories[process.index()] = new ProcessHistory(CachedReadiness.of(process), local, form.form(process, local.counts()));
            reached[process.index()] = histories[process.index()];
        }
    }

    ProcessHistory history(int process) {
        return histories[process];
    }

    /** Gives a process another history; if time goes on for all, it cannot stay behind. */
    void put(int process, ProcessHistory history) {
        histories[process] = history;
        if (world.timing().exists()) {
            catchUp(process);
        }
    }

    /** What the processes are ready for, after {@link #choices} was asked for. */
    CachedReadiness[] readiness() {
        return readiness;
    }

    /** What can happen next. */
    EnabledChoices choices() {
        look();
        return choices;
    }

    /** Whether all threads of all processes have ended, but for those that are dead and services. */
    boolean haveFinished() {
        look();
        for (int process = 0; process < histories.length; process++) {
            if (!readiness[process].isDead() && !world.process(process).program().isService() && !haveEnded(readiness[process])) {
                return false;
            }
        }
        return true;
    }

    private static boolean haveEnded(CachedReadiness process) {
        for (int thread = 0; thread < process.threadCount(); thread++) {
            if (process.readiness(thread) != Program.Readiness.ENDED) {
                return false;
            }
        }
        return true;
    }

    /** Makes the digest of the world as it is with those histories, and of a number besides. */
    WorldForm digest(long number) {
        look();
        form.digest(readiness, forms, number);
        return form;
    }

    private void look() {
        for (int process = 0; process < histories.length; process++) {
            readiness[process] = world.timing().exists() ? CachedReadiness.of(world.process(process)) : histories[process].readiness();
            forms[process] = histories[process].form();
        }
    }

    /**
     * Executes a choice of which it is not known what it leads to.
     *
     * @param effects to which the opening is added, and what changes between the processes
     * @return the history of its process with it
     */
    ProcessHistory execute(Choice choice, List<Effect> effects) {
        catchUp(choice.process());
        CachedTransition cached = search.execute(choice, latest);
        effects.add(latest.get(0));
        for (int i = 1; i < latest.size(); i++) {
            if (latest.get(i).liesBetween()) {
                effects.add(latest.get(i));
            }
        }
        WorldProcess process = world.process(choice.process());
        ProcessHistory history = histories[choice.process()];
        Finding.Kind wrong = checker.afterMove(process, latest);
        latest.clear();
        LocalStatements local = executeLocal(process, choice, history);
        ProcessHistory child = history.then(latest.isEmpty() ? cached : cached.followedBy(latest), wrong, CachedReadiness.of(process), local,
                form.form(process, local.counts()));
        latest.clear();
        reached[choice.process()] = child;
        if (cached.isRepeatable()) {
            remember(history, choice, child);
        }
        return child;
    }

    /** Executes the local statements that a choice has brought threads of its process to. */
    private LocalStatements executeLocal(WorldProcess process, Choice choice, ProcessHistory history) {
        if (process.isDead()) {
            return LocalStatements.NONE;
        }
        if (!(choice instanceof Choice.RunThread run) || process.program().failure() != null) {
            return history.local();
        }
        LocalStatements own = history.local().with(run.thread(), executeLocal(process, run.thread()));
        return executeLocal(process, own, history.readiness().threadCount());
    }

    /** Executes the local statements of the threads from a number on. */
    private LocalStatements executeLocal(WorldProcess process, LocalStatements before, int first) {
        LocalStatements after = before;
        for (int thread = first; thread < process.program().threadCount(); thread++) {
            after = after.with(thread, executeLocal(process, thread));
        }
        return after;
    }

    private int executeLocal(WorldProcess process, int thread) {
        return search.mayExecuteLocally(process) ? search.executeLocal(process, thread, MOST_LOCAL, latest) : 0;
    }

    /** The first thread of the first process that has local statements which do not count yet; null if there is none. */
    Choice.RunThread settlement() {
        for (int process = 0; process < histories.length; process++) {
            LocalStatements local = histories[process].local();
            if (local != LocalStatements.NONE) {
                return new Choice.RunThread(process, local.firstThread());
            }
        }
        return null;
    }

    /** The history of a process in which its local statements count already. */
    ProcessHistory settle(int process) {
        ProcessHistory known = histories[process].settled();
        if (known == null) {
            catchUp(process);
            known = histories[process].settle(form.form(world.process(process)));
        }
        return known;
    }

    /** Whether the processes have histories that take more bytes than may be remembered. */
    boolean areTooLong() {
        long total = 0;
        for (ProcessHistory history : histories) {
            total += history.totalBytes();
        }
        return total > mostBytes;
    }

    private void remember(ProcessHistory history, Choice input, ProcessHistory child) {
        bytes += child.bytes();
        if (bytes > mostBytes) {
            forget();
        }
        history.remember(input, child);
    }

    /** Forgets all histories but those that the processes have. */
    private void forget() {
        for (ProcessHistory history : histories) {
            for (ProcessHistory parent = history; parent != null; parent = parent.parent()) {
                parent.forget();
            }
        }
        bytes = 0;
    }

    /** Lets all processes catch up with their histories. */
    void catchUp() {
        for (int process = 0; process < histories.length; process++) {
            catchUp(process);
        }
    }

    private void catchUp(int process) {
        ProcessHistory from = reached[process];
        ProcessHistory to = histories[process];
        while (from != to) {
            if (from.length() > to.length()) {
                from.undo(world.process(process));
                from = from.parent();
            } else {
                missed.add(to);
                to = to.parent();
            }
        }
        while (!missed.isEmpty()) {
            missed.remove(missed.size() - 1).redo(world.process(process));
        }
        reached[process] = histories[process];
    }
}
