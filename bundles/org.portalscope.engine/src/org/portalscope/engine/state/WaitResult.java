package org.portalscope.engine.state;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.description.Described;
import org.portalscope.engine.description.MemberMapper;

/**
 * What PtlEQWait returns to a thread that has been served and not yet run.
 *
 * @param eventq the queue it waited on
 * @param event  null if the queue has gone instead
 */
public record WaitResult(long eventq, ReturnCode code, Event event) implements Described<WaitResult> {

    /** Nothing was waited for. */
    public static final WaitResult BLANK = new WaitResult(Ptl.PTL_EQ_NONE, ReturnCode.PTL_OK, null);

    @Override
    public WaitResult map(MemberMapper members) {
        return new WaitResult(members.handle("eventq", eventq), members.constant("code", code), members.optional("event", event, Event.BLANK));
    }
}
