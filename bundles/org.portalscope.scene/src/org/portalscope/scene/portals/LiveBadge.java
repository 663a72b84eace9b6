package org.portalscope.scene.portals;

import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.State;
import org.portalscope.timeline.state.LiveProcess;

/**
 * What a tile says of a process that runs elsewhere.
 *
 * @param words short, such as {@code lag 1,234}
 * @param ink   its colour, beside the words
 */
record LiveBadge(String words, ColorRole ink) {

    static LiveBadge of(LiveProcess process) {
        LiveBadge badge = badge(process);
        return process.isUnverified() ? new LiveBadge(badge.words + ", unverified", process.isThere() ? ColorRole.line(State.CHANGED) : badge.ink) : badge;
    }

    private static LiveBadge badge(LiveProcess process) {
        return switch (process.state()) {
            case LIVE -> new LiveBadge("live", ColorRole.line(State.ACCEPTED));
            case PAUSED -> new LiveBadge("paused", ColorRole.line(State.CURRENT));
            case STEPPING -> new LiveBadge("waits", ColorRole.line(State.CURRENT));
            case LAGGING -> new LiveBadge("lag " + PortalsWords.number((int) Math.min(process.lag(), Integer.MAX_VALUE)), ColorRole.line(State.CHANGED));
            case ENDED -> new LiveBadge(process.why().isEmpty() ? "ended" : process.why(), ColorRole.SECONDARY);
            case FAILED -> new LiveBadge("failed", ColorRole.line(State.DROPPED));
            case LOST -> new LiveBadge("lost", ColorRole.line(State.DROPPED));
        };
    }
}
