package org.portalscope.ui.node;

import org.portalscope.ui.part.KeptAnswers;

/** Whether users want to see the lines of programs in Java, as they answered last, over starts. */
public final class WantedLines {

    private static final String DIALOG = "attach";
    private static final String LINES = "lines";

    private WantedLines() {
    }

    /** What was answered last; at first they are not wanted, since they cost nodes some time. */
    public static boolean last() {
        return KeptAnswers.of(DIALOG).getBoolean(LINES);
    }

    /** Keeps an answer. */
    public static void keep(boolean wanted) {
        KeptAnswers.of(DIALOG).put(LINES, wanted);
        KeptAnswers.save();
    }
}
