package org.portalscope.recording.text;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** What a line behind the first one tells: something that a process took, or a transition that consists of several such things. */
enum LineKind {
    CALL, WAIT_LEFT, ARRIVAL, COMPLETION, FAILURE, PEER_LOST, MEMORY_DECLARED, MEMORY_RELEASED, MEMORY_WRITTEN, MEMORY_READ, VALUE_SUPPLIED, ENTRY_EDITED,
    DESCRIPTOR_EDITED, MEMORY_EDITED, ENTER, LEAVE, TRANSITION;

    /** The words that stand for them, in their order. */
    static final List<String> WORDS = Arrays.stream(values()).map(LineKind::word).toList();

    /** What stands in the member {@code record}. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
