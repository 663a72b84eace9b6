package org.portalscope.protocol.call;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

import org.portalscope.engine.protocol.Phrase;
import org.portalscope.protocol.value.ProtocolError;

/**
 * What a call has answered.
 *
 * @param result  null if it has none
 * @param outputs what it stored, in the order of the outputs of its procedure; null for those that got nothing
 * @param error   why it has failed, or null
 */
public record CallOutcome(Object result, List<Object> outputs, ProtocolError error) {

    /** That of a call that stores nothing. */
    static final CallOutcome NOTHING = new CallOutcome(null, List.of(), null);

    public CallOutcome {
        outputs = hasNull(outputs) ? Collections.unmodifiableList(Arrays.asList(outputs.toArray())) : List.copyOf(outputs);
    }

    /** The same, with the names of processes and objects filled in where its error has them. */
    public CallOutcome named(Phrase.Names names) {
        return error == null ? this : new CallOutcome(result, outputs, error.named(names));
    }

    /** Outcomes are kept: a list that the platform makes takes less, but has no nulls. */
    private static boolean hasNull(List<Object> values) {
        int count = values.size();
        for (int i = 0; i < count; i++) {
            if (values.get(i) == null) {
                return true;
            }
        }
        return false;
    }
}
