package org.portalscope.scenario.thread;

import java.util.regex.Pattern;

/**
 * What the text of a scenario lets its programs read that nothing else depends on.
 *
 * @param links    links and sequence numbers of events, as numbers
 * @param statuses status registers
 */
public record ObservedState(boolean links, boolean statuses) {

    private static final Pattern LINKS = Pattern.compile("\\b(link|sequence|use)\\b");
    private static final Pattern STATUSES = Pattern.compile("\\b(PtlNIStatus|status|use)\\b");

    /** What a text mentions; words in comments count too, which does no harm. A protocol that is used may read all. */
    public static ObservedState in(String source) {
        return new ObservedState(LINKS.matcher(source).find(), STATUSES.matcher(source).find());
    }
}
