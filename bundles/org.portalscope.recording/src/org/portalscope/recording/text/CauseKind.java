package org.portalscope.recording.text;

/** Why a transition happened, in the words of {@code run --format json}, and for what comes from outside. */
enum CauseKind {
    STATEMENT, DELIVERY, COMPLETION, DEATH, OUTSIDE
}
