package org.portalscope.scenario.format;

import java.util.List;

/**
 * A word or comment of a line.
 *
 * @param text  as it is written
 * @param space whether there is one before it, unless the line breaks there
 * @param pause how readily the line breaks before it
 */
record LinePiece(String text, boolean space, Pause pause) {

    /** Whether and why a line may break before a piece, the best place first. */
    enum Pause {
        /** It must: the clause has a line of its own. */
        CLAUSE,
        /** It must: the text before goes on here. */
        TEXT,
        /** It must: a comment ends the line. */
        COMMENT,
        COMMA, CHOICE, OR, AND, OPERATOR,
        /** It must not. */
        NONE;

        boolean isForced() {
            return compareTo(COMMENT) <= 0;
        }
    }

    private static final List<String> OPERATORS = List.of("+", "|", "^", "&");

    static LinePiece comment(String text, boolean onLineOfItsOwn) {
        return new LinePiece(text, true, onLineOfItsOwn ? Pause.COMMENT : Pause.NONE);
    }

    /** How readily a line breaks between two words. */
    static Pause pause(FormatToken left, FormatToken right) {
        if (right.is("about") && !right.parent().getChild(0).getText().equals("about")) {
            return Pause.CLAUSE;
        }
        if (left.isText() && right.isText()) {
            return Pause.TEXT;
        }
        if (left.is(",")) {
            return Pause.COMMA;
        }
        return right.first() ? Pause.NONE : beforeSign(right);
    }

    private static Pause beforeSign(FormatToken sign) {
        if (sign.is("?") || sign.is(":") && Spacing.isChoice(sign)) {
            return Pause.CHOICE;
        }
        if (sign.is("||")) {
            return Pause.OR;
        }
        if (sign.is("&&")) {
            return Pause.AND;
        }
        return OPERATORS.contains(sign.text()) ? Pause.OPERATOR : Pause.NONE;
    }
}
