package org.portalscope.analysis.breakpoint;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What can become of a message, or of an entry that accepts one, for breakpoints. */
public enum BreakpointOutcome {
    /** It is discarded, Portals 3.2 §4.2. */
    DROPPED,
    /** Less than was requested is moved, Portals 3.2 §3.8.1. */
    TRUNCATED,
    /** A match entry leaves its list, Portals 3.2 §3.7.1. */
    UNLINKED,
    /** A descriptor has too little room for it and does not truncate, Portals 3.2 §3.8.1. */
    NO_ROOM,
    /** An event finds its queue full, Portals 3.2 §3.9.2. */
    EVENT_LOST,
    /** The access control table does not admit it, Portals 3.2 §3.10. */
    ACCESS_DENIED,
    /** No entry of a receive that was posted before accepts it. */
    UNEXPECTED;

    /** The one of a word, if there is one. */
    static Optional<BreakpointOutcome> of(String word) {
        return Arrays.stream(values()).filter(outcome -> outcome.toString().equals(word)).findFirst();
    }

    static List<String> words() {
        return Arrays.stream(values()).map(BreakpointOutcome::toString).toList();
    }

    /** Its words, such as {@code event lost}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
