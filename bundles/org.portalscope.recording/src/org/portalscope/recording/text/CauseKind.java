package org.portalscope.recording.text;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Why a transition happened, in the words of {@code run --format json}. */
enum CauseKind {
    STATEMENT, DELIVERY, COMPLETION, DEATH, OUTSIDE;

    /** The words in their order. */
    static final List<String> WORDS = Arrays.stream(values()).map(CauseKind::word).toList();

    /** What stands in the member {@code kind}. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
