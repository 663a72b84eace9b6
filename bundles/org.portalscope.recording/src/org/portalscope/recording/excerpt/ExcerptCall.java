package org.portalscope.recording.excerpt;

import java.util.List;

import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.input.ApiCall;

/**
 * A call of an excerpt.
 *
 * @param process index of the process that makes it
 * @param phase   how many times all processes have waited for each other before it
 * @param call    with the handles of the run
 * @param code    what it returned there
 * @param outputs what it stored there, by the number of the parameter; null where it stored nothing
 */
public record ExcerptCall(int process, int phase, ApiCall call, ReturnCode code, List<Object> outputs) {

    /** What it stored for a parameter, or null. */
    public Object output(int parameter) {
        return parameter < outputs.size() ? outputs.get(parameter) : null;
    }
}
