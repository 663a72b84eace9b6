package org.portalscope.world.explore;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.state.ProcessForm;
import org.portalscope.engine.step.Effect;
import org.portalscope.world.Choice;
import org.portalscope.world.Choices;
import org.portalscope.world.Reaction;
import org.portalscope.world.Stance;
import org.portalscope.world.World;
import org.portalscope.world.WorldForm;
import org.portalscope.world.WorldProcess;

/**
 * The processes of a world with a history each. A process stays behind when its history changes, until it has to do what is not known of
 * it yet, or is to be looked at: then it catches up.
 */
final class Processes {

    private final World world;
    private final Inspector inspector;
    private final int mostKnown;
    private final WorldForm form;
    private final Choices choices;
    /** By process: its history, and that after which it was left. */
    private final History[] histories;
    private final History[] left;
    /** By process: how it stands and its form, as far as they have been looked at. */
    private final Stance[] stances;
    private final ProcessForm[] forms;
    private final List<Effect> passing = new ArrayList<>();
    private final List<History> missed = new ArrayList<>();
    private int known;

    /**
     * The processes of a world before its first transition.
     *
     * @param mostKnown histories that are remembered at most
     */
    Processes(World world, Inspector inspector, int mostKnown) {
        this.world = world;
        this.inspector = inspector;
        this.mostKnown = mostKnown;
        form = new WorldForm(world, this::catchUp);
        int count = world.processes().size();
        histories = new History[count];
        left = new History[count];
        stances = new Stance[count];
        forms = new ProcessForm[count];
        choices = new Choices(world, stances);
        for (WorldProcess process : world.processes()) {
            histories[process.index()] = new History(Stance.of(process), form.form(process));
            left[process.index()] = histories[process.index()];
        }
    }

    History history(int process) {
        return histories[process];
    }

    /** Gives a process another history; if time goes on for all, it cannot stay behind. */
    void put(int process, History history) {
        histories[process] = history;
        if (world.timing().exists()) {
            catchUp(process);
        }
    }

    /** How the processes stand, after {@link #choices} was asked for. */
    Stance[] stances() {
        return stances;
    }

    /** What can happen next. */
    Choices choices() {
        look();
        return choices;
    }

    /** Makes the digest of the world as it is with those histories, and of a number besides. */
    WorldForm digest(long number) {
        look();
        form.digest(stances, forms, number);
        return form;
    }

    private void look() {
        for (int process = 0; process < histories.length; process++) {
            stances[process] = world.timing().exists() ? Stance.of(world.process(process)) : histories[process].stance();
            forms[process] = histories[process].form();
        }
    }

    /**
     * Executes a choice of which it is not known what it leads to.
     *
     * @param effects to which the opening is added, and what changes between the processes
     * @return the history of its process with it
     */
    History execute(Choice choice, List<Effect> effects) {
        catchUp(choice.process());
        Reaction reaction = world.execute(choice, passing);
        effects.add(passing.get(0));
        for (int i = 1; i < passing.size(); i++) {
            if (passing.get(i).liesBetween()) {
                effects.add(passing.get(i));
            }
        }
        WorldProcess process = world.process(choice.process());
        History history = histories[choice.process()];
        History longer = history.then(reaction, inspector.afterMove(process, passing), Stance.of(process), form.form(process));
        passing.clear();
        left[choice.process()] = longer;
        if (reaction.isRepeatable()) {
            remember(history, choice, longer);
        }
        return longer;
    }

    private void remember(History history, Choice input, History longer) {
        if (++known > mostKnown) {
            forget();
        }
        history.remember(input, longer);
    }

    /** Forgets all histories but those that the processes have. */
    private void forget() {
        for (History history : histories) {
            for (History shorter = history; shorter != null; shorter = shorter.shorter()) {
                shorter.forget();
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
        History from = left[process];
        History to = histories[process];
        while (from != to) {
            if (from.length() > to.length()) {
                from.last().undo(world.process(process));
                from = from.shorter();
            } else {
                missed.add(to);
                to = to.shorter();
            }
        }
        while (!missed.isEmpty()) {
            missed.remove(missed.size() - 1).last().redo(world.process(process));
        }
        left[process] = histories[process];
    }
}
