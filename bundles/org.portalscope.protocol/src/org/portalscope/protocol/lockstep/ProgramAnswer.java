package org.portalscope.protocol.lockstep;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import org.portalscope.engine.api.ReturnCode;

/**
 * What a program is answered: an input, which is all that it depends on.
 *
 * @param code    of a call of Portals, else null
 * @param outputs values of a call's outputs in the order of its parameters, null where there is none; or the one thing that was asked for
 */
public record ProgramAnswer(ReturnCode code, List<Object> outputs) {

    public ProgramAnswer {
        outputs = Collections.unmodifiableList(new ArrayList<>(outputs));
    }

    /** The answer to something else than a call. */
    public static ProgramAnswer of(Object value) {
        return new ProgramAnswer(null, Collections.singletonList(value));
    }
}
