package org.portalscope.engine.state;

import java.util.List;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Structure;

/**
 * What PtlEQWait returns to a thread that has been served and not yet run.
 *
 * @param eventq the queue it waited on
 * @param event  null if the queue has gone instead
 */
public record WaitResult(long eventq, ReturnCode code, Event event) implements Structure {
    @Override
    public List<Field> members() {
        return new Fields().handle("eventq", eventq).value("code", code).value("event", event).list();
    }
}
