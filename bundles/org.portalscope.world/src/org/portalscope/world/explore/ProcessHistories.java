package org.portalscope.world.explore;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.canonical.ProcessForm;
import org.portalscope.engine.step.Effect;
import org.portalscope.world.CachedTransition;
import org.portalscope.world.Choice;
import org.portalscope.world.EnabledChoices;
import org.portalscope.world.EnabledSet;
import org.portalscope.world.World;
import org.portalscope.world.WorldForm;
import org.portalscope.world.WorldProcess;

/**
 * The processes of a world with a history each. A process stays behind when its history changes, until it has to do what is not known of
 * it yet, or is to be looked at: then it catches up.
 */
final class ProcessHistories {

    private final World world;
    private final PropertyChecker checker;
    private final int mostKnown;
    private final WorldForm form;
    private final EnabledChoices choices;
    /** By process: its history, and that after which it was left. */
    private final ProcessHistory[] histories;
    private final ProcessHistory[] left;
    /** By process: how it stands and its form, as far as they have been looked at. */
    private final EnabledSet[] enabledSets;
    private final ProcessForm[] forms;
    private final List<Effect> passing = new ArrayList<>();
    private final List<ProcessHistory> missed = new ArrayList<>();
    private int known;

    /**
     * The processes of a world before its first transition.
     *
     * @param mostKnown histories that are remembered at most
     */
    ProcessHistories(World world, PropertyChecker checker, int mostKnown) {
        this.world = world;
        this.checker = checker;
        this.mostKnown = mostKnown;
        form = new WorldForm(world, this::catchUp);
        int count = world.processes().size();
        histories = new ProcessHistory[count];
        left = new ProcessHistory[count];
        enabledSets = new EnabledSet[count];
        forms = new ProcessForm[count];
        choices = new EnabledChoices(world, enabledSets);
        for (WorldProcess process : world.processes()) {
            histories[process.index()] = new ProcessHistory(EnabledSet.of(process), form.form(process));
            left[process.index()] = histories[process.index()];
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

    /** How the processes stand, after {@link #choices} was asked for. */
    EnabledSet[] enabledSets() {
        return enabledSets;
    }

    /** What can happen next. */
    EnabledChoices choices() {
        look();
        return choices;
    }

    /** Makes the digest of the world as it is with those histories, and of a number besides. */
    WorldForm digest(long number) {
        look();
        form.digest(enabledSets, forms, number);
        return form;
    }

    private void look() {
        for (int process = 0; process < histories.length; process++) {
            enabledSets[process] = world.timing().exists() ? EnabledSet.of(world.process(process)) : histories[process].enabledSet();
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
        CachedTransition cached = world.execute(choice, passing);
        effects.add(passing.get(0));
        for (int i = 1; i < passing.size(); i++) {
            if (passing.get(i).liesBetween()) {
                effects.add(passing.get(i));
            }
        }
        WorldProcess process = world.process(choice.process());
        ProcessHistory history = histories[choice.process()];
        ProcessHistory child = history.then(cached, checker.afterMove(process, passing), EnabledSet.of(process), form.form(process));
        passing.clear();
        left[choice.process()] = child;
        if (cached.isRepeatable()) {
            remember(history, choice, child);
        }
        return child;
    }

    private void remember(ProcessHistory history, Choice input, ProcessHistory child) {
        if (++known > mostKnown) {
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
        known = 0;
    }

    /** Lets all processes catch up with their histories. */
    void catchUp() {
        for (int process = 0; process < histories.length; process++) {
            catchUp(process);
        }
    }

    private void catchUp(int process) {
        ProcessHistory from = left[process];
        ProcessHistory to = histories[process];
        while (from != to) {
            if (from.length() > to.length()) {
                from.last().undo(world.process(process));
                from = from.parent();
            } else {
                missed.add(to);
                to = to.parent();
            }
        }
        while (!missed.isEmpty()) {
            missed.remove(missed.size() - 1).last().redo(world.process(process));
        }
        left[process] = histories[process];
    }
}
