package org.portalscope.timeline;

import java.util.List;

import org.portalscope.engine.input.HeaderArrived;
import org.portalscope.engine.input.MessageArrived;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.step.Step;
import org.portalscope.engine.translation.InterfaceCheck;
import org.portalscope.world.Choice;
import org.portalscope.world.MessageDelivered;
import org.portalscope.world.Transition;
import org.portalscope.world.World;

/** The steps that answer the header of a message. Where it arrived with its data, what these complete is in the same transition, and is left out. */
public final class HeaderSteps {

    private HeaderSteps() {
    }

    /**
     * The steps behind the opening of an arrival, without what the data complete.
     *
     * @param arrival a transition of the timeline in which a message arrives
     */
    public static List<Step> of(Timeline timeline, Transition arrival) {
        return isWhole(arrival) ? of(timeline.worldBehind(arrival.number() - 1), arrival) : behindTheOpening(arrival);
    }

    /**
     * The same, where a world like that of the session is at hand.
     *
     * @param before stands before the arrival; it may stand behind it afterwards
     */
    public static List<Step> of(World before, Transition arrival) {
        if (!isWhole(arrival)) {
            return behindTheOpening(arrival);
        }
        Message message = ((MessageDelivered) arrival.opening()).message();
        return behindTheEdits(before.execute(new Choice.Inject(arrival.process(), List.of(new HeaderArrived(message))), arrival.number()));
    }

    /** Whether the message arrived with its data. */
    private static boolean isWhole(Transition arrival) {
        return arrival.inputs().stream().anyMatch(MessageArrived.class::isInstance);
    }

    private static List<Step> behindTheOpening(Transition arrival) {
        return arrival.steps().subList(1, arrival.steps().size());
    }

    /** The steps that answer a header which somebody lets arrive, behind those of what is edited before: they begin with that its interface is looked at. */
    public static List<Step> behindTheEdits(Transition injected) {
        int begin = 1;
        while (!(injected.steps().get(begin) instanceof InterfaceCheck)) {
            begin++;
        }
        return injected.steps().subList(begin, injected.steps().size());
    }
}
