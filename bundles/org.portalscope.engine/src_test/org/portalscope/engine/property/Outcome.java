package org.portalscope.engine.property;

import java.util.List;

import org.portalscope.engine.api.ReturnCode;

/**
 * What a step gave back, with handles replaced by names.
 *
 * @param code    null for a step that is no call, and for a thread that waits
 * @param outputs what was stored, null where nothing was
 */
record Outcome(ReturnCode code, List<Object> outputs) {

    static final Outcome NOTHING = new Outcome(null, List.of());
}
