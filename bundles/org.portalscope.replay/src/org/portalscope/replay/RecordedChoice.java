package org.portalscope.replay;

import org.portalscope.engine.api.NiFailType;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.TransitionCause;
import org.portalscope.timeline.LoggedChoice;
import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.schedule.ScheduledChoice.Act;

/**
 * What happened in a recorded transition.
 *
 * @param worlds that repeat the recording
 * @param number of the transition
 */
record RecordedChoice(RecordedWorlds worlds, int number, int process, Act act) implements LoggedChoice {

    static RecordedChoice of(RecordedWorlds worlds, int number, RecordedTransition transition) {
        return new RecordedChoice(worlds, number, transition.process(), act(transition.cause()));
    }

    private static Act act(TransitionCause cause) {
        if (cause instanceof TransitionCause.Delivery) {
            return Act.DELIVER;
        }
        if (cause instanceof TransitionCause.Completion completion) {
            return completion.niFailType() == NiFailType.PTL_NI_OK ? Act.COMPLETE : Act.FAIL;
        }
        return cause instanceof TransitionCause.Death ? Act.DIE : Act.RUN;
    }

    @Override
    public Choice in(World world) {
        return worlds.choice(world, number);
    }
}
