package org.portalscope.scene.bits;

import java.util.Optional;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.step.Check;

/**
 * What a check of the initiator compared, Portals 3.2 §3.7.1.
 *
 * @param requester the initiator of the request
 * @param wanted    what the entry admits, wildcards among it
 * @param passed    what the check decided
 * @param words     the decision as a sentence without a full stop
 * @param section   that asks for the check
 */
public record SourceComparison(ProcessId requester, ProcessId wanted, boolean passed, String words, String section) {

    /** What a check says, if it is one of the initiator. */
    static Optional<SourceComparison> of(Check check) {
        return check.field("requester", ProcessId.class).map(requester -> new SourceComparison(requester,
                check.field("wanted", ProcessId.class).orElseThrow(), check.passed(), check.words(), check.section()));
    }
}
