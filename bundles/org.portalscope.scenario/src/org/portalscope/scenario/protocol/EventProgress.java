package org.portalscope.scenario.protocol;

import org.portalscope.engine.api.EventOut;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.call.Function;

/**
 * Takes events out of a queue, one with each step, and has them dispatched: a blocking call is a request with a wait condition, and this in
 * between. It is the only place where a call of a protocol waits.
 *
 * @param dispatcher what takes the events; an enumeration or a record
 * @param goal       until when, an enumeration or a record; {@link WaitCondition#NONE} stands for: until the queue is empty, without waiting
 * @param then       what comes after that
 */
public record EventProgress(Dispatcher dispatcher, Goal goal, ResumableCall then) implements ResumableCall {

    /** When there has been enough progress. */
    public interface Goal {

        /** Goes on when the queue is empty. */
        Goal EMPTY_QUEUE = Idle.EMPTY_QUEUE;

        boolean isReached(ProtocolState state);

        /** Whether an empty queue is enough. */
        default boolean waits() {
            return true;
        }
    }

    private enum Idle implements Goal {
        EMPTY_QUEUE;

        @Override
        public boolean isReached(ProtocolState state) {
            return false;
        }

        @Override
        public boolean waits() {
            return false;
        }
    }

    @Override
    public WaitCondition condition() {
        if (!goal.waits()) {
            return WaitCondition.NONE;
        }
        return (portals, state) -> goal.isReached(state) || WaitCondition.eventIn(dispatcher.queue(state)).holds(portals, state);
    }

    @Override
    public ResumableCall step(CallContext turn) {
        if (goal.isReached(turn.state())) {
            return then.step(turn);
        }
        EventOut event = new EventOut();
        ReturnCode code = turn.call(Function.PTL_EQ_GET, dispatcher.queue(turn.state()), event);
        if (code == ReturnCode.PTL_EQ_EMPTY) {
            return then;
        }
        if (!code.succeeded()) {
            return turn.fail("its event queue answered " + code + " (" + code.meaning() + ")");
        }
        return dispatcher.dispatch(event.value(), turn, this);
    }
}
