package org.portalscope.scenario.editing;

import java.util.Optional;

/**
 * The call whose arguments are being written at a place of a text.
 *
 * @param function its name
 * @param argument index of the argument at the place
 * @param start    where the first argument begins: behind the bracket
 */
public record CallAtOffset(String function, int argument, int start) {

    /** The innermost call around a place, if there is one. */
    public static Optional<CallAtOffset> find(String text, int offset) {
        TokenText tokens = TokenText.of(text);
        int commas = 0;
        int closed = 0;
        for (int i = tokens.size() - 1; i >= 0; i--) {
            TokenText.Word word = tokens.get(i);
            if (word.range().end() > offset) {
                continue;
            }
            if (word.is(";") && closed == 0) {
                return Optional.empty();
            }
            if (isClosing(word)) {
                closed++;
            } else if (isOpening(word) && closed > 0) {
                closed--;
            } else if (word.is("(") && i > 0 && tokens.get(i - 1).isName()) {
                return Optional.of(new CallAtOffset(tokens.get(i - 1).text(), commas, word.range().end()));
            } else if (isOpening(word)) {
                commas = 0;
            } else if (word.is(",") && closed == 0) {
                commas++;
            }
        }
        return Optional.empty();
    }

    private static boolean isOpening(TokenText.Word word) {
        return word.is("(") || word.is("[") || word.is("{");
    }

    private static boolean isClosing(TokenText.Word word) {
        return word.is(")") || word.is("]") || word.is("}");
    }
}
