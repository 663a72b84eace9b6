package org.portalscope.engine.translation;

import org.portalscope.engine.step.Check;

/** A check that is part of the examination of one match entry; its category tells whether it looks at the match criteria or at the descriptor. */
public interface EntryCheck extends Check {

    EntryRef entry();
}
