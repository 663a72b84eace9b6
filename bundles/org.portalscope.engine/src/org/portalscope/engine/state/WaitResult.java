package org.portalscope.engine.state;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.ReturnCode;

/**
 * What PtlEQWait returns to a thread that has been served and not yet run.
 *
 * @param eventq the queue it waited on
 * @param event  null if the queue has gone instead
 */
public record WaitResult(long eventq, ReturnCode code, Event event) {
}
