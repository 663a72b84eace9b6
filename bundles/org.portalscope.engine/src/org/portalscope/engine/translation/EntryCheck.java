package org.portalscope.engine.translation;

import org.portalscope.engine.step.Check;

/** A check that is part of the examination of one match entry. */
public interface EntryCheck extends Check {

    EntryRef entry();

    /** What refuses the request if the check does not pass, in one or two words for narrow places. */
    String reason();

    /** Whether it looks at the descriptor, which refuses, rather than at the match criteria, which pass an entry over. */
    boolean ofDescriptor();
}
