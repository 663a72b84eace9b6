package org.portalscope.world;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.world.network.Channel;
import org.portalscope.world.network.InFlightMessage;
import org.portalscope.world.program.Program;
import org.portalscope.world.time.Observation;
import org.portalscope.world.time.Observations;
import org.portalscope.world.time.PerformanceModel;

/**
 * Lets a performance model decide when threads begin operations and messages arrive. All else that can happen does so at once, or when its thread is no longer
 * occupied, and before what the model lets begin at the same instant.
 */
final class ModelledActivities {

    private final World world;
    /** What the world has observed, told it so far; null before the first question. */
    private PerformanceModel model;
    private int told;
    private long removals;

    ModelledActivities(World world) {
        this.world = world;
    }

    /** Whether there is a model. */
    boolean exist() {
        return world.timing().model() != null;
    }

    /** The model, which knows all that has been observed. */
    PerformanceModel model() {
        Observations observations = world.observations();
        if (model == null || removals != observations.removals()) {
            model = world.timing().model().get();
            told = 0;
            removals = observations.removals();
        }
        while (told < observations.size()) {
            model.tell(observations.get(told++));
        }
        return model;
    }

    /** The activity that begins with a choice, or {@link PerformanceModel#NONE}. */
    int activity(Choice choice) {
        int activity = PerformanceModel.NONE;
        if (choice instanceof Choice.RunThread run) {
            activity = operation(run);
        } else if (choice instanceof Choice.Deliver deliver) {
            activity = model().arrival(world.network().channels().arriving(deliver.message()).number());
        }
        return activity == PerformanceModel.NONE || model.hasBegun(activity) ? PerformanceModel.NONE : activity;
    }

    /** The operation of the statement that a thread is before or in, or {@link PerformanceModel#NONE}. */
    int operation(Choice.RunThread run) {
        Program program = world.process(run.process()).program();
        return program.depth(run.thread()) - program.upperCalls(run.thread()) > 1 ? PerformanceModel.NONE
                : model().operation(run.process(), program.place(run.thread()).line());
    }

    /**
     * The messages of a channel that can arrive, as choices of the process that takes them: of those that the model does not know the oldest, and all that it
     * knows, since one whose processor is busy is overtaken by one whose processor is free.
     *
     * @param held of those that are held back, or of the others
     */
    List<Choice> deliveries(int process, Channel channel, boolean held) {
        List<Choice> deliveries = new ArrayList<>();
        boolean isFirst = true;
        for (InFlightMessage message : channel.messages()) {
            boolean isKnown = model().arrival(message.number()) != PerformanceModel.NONE;
            if (channel.isHeld(message) == held && (isKnown || isFirst)) {
                deliveries.add(new Choice.Deliver(process, message.message()));
            }
            isFirst &= isKnown;
        }
        return deliveries;
    }

    /** When an activity begins that is the next for its process, in nanoseconds. */
    long instant(int activity) {
        model().next(Long.MAX_VALUE, possible -> possible == activity);
        return model.instant(activity);
    }

    /** The observation that a choice which begins an activity is. */
    static Observation begun(int activity) {
        return new Observation(Observation.Kind.BEGUN, activity, 0, 0);
    }
}
