package org.portalscope.timeline.text;

import org.portalscope.world.program.Program.Readiness;

/** What a thread can do, in a word or two behind its name. */
public final class ReadinessWords {

    private ReadinessWords() {
    }

    /** Such as {@code " (waits)"}; empty for what can go on. */
    public static String behindName(Readiness readiness) {
        return switch (readiness) {
            case WAITS, AT_BARRIER -> " (waits)";
            case ENDED -> " (ended)";
            case WHEN_QUIESCENT -> " (comes last)";
            case READY, WAKES -> "";
        };
    }
}
