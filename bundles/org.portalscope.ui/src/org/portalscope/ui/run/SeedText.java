package org.portalscope.ui.run;

import java.util.OptionalLong;

/** Seeds as users type them. */
final class SeedText {

    /** What is said of anything else. */
    static final String EXPECTED = "A seed is a whole number.";

    private SeedText() {
    }

    /** The seed that a text is, if it is one. */
    static OptionalLong read(String text) {
        try {
            return OptionalLong.of(Long.parseLong(text.strip()));
        } catch (NumberFormatException e) {
            return OptionalLong.empty(); // whoever asked says what was expected
        }
    }
}
