package org.portalscope.protocol.call;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

import org.portalscope.protocol.value.ProtocolError;

/**
 * What a call has answered.
 *
 * @param result  null if it has none
 * @param outputs what it stored, in the order of the outputs of its procedure; null for those that got nothing
 * @param error   why it has failed, or null
 */
public record CallOutcome(Object result, List<Object> outputs, ProtocolError error) {

    public CallOutcome {
        outputs = Collections.unmodifiableList(Arrays.asList(outputs.toArray()));
    }
}
