package org.portalscope.expression.syntax;

import java.util.List;

import org.portalscope.expression.value.Correction;

/**
 * What helps further where the syntax of a text is wrong.
 *
 * @param words       to be put behind what is expected; may be empty
 * @param corrections changes of the text that do what the words say, if that is known
 */
public record SyntaxHint(String words, List<Correction> corrections) {

    /** Nothing. */
    public static final SyntaxHint NONE = new SyntaxHint("", List.of());

    public SyntaxHint {
        corrections = List.copyOf(corrections);
    }
}
