package org.portalscope.scenario.format;

import org.antlr.v4.runtime.tree.TerminalNode;
import org.portalscope.scenario.parser.ScenarioParser.NameContext;

/** Decides whether there is a space between two words on a line. */
final class Spacing {

    private Spacing() {
    }

    static boolean between(FormatToken left, FormatToken right) {
        if (right.is(";") || right.is(",") || right.is(")") || right.is("]") || left.is("(") || left.is("[")) {
            return false;
        }
        if (isDots(left) || isDots(right) || isPrefix(left)) {
            return false;
        }
        if (right.is("(") || right.is("[")) {
            return right.first() && !isOperand(left);
        }
        return !(right.is(":") && !isChoice(right)) && !(left.is(":") && isProcessId(left, right));
    }

    /** Whether a bracket behind it belongs to it. */
    private static boolean isOperand(FormatToken word) {
        return word.parent() instanceof NameContext || word.is("]") || word.is(")");
    }

    private static boolean isDots(FormatToken word) {
        return word.is(".") || word.is("..");
    }

    private static boolean isPrefix(FormatToken word) {
        return word.first() && !Character.isJavaIdentifierPart(word.text().charAt(0)) && ")]{}\"".indexOf(word.text().charAt(0)) < 0;
    }

    /** {@code condition ? one : other}. */
    static boolean isChoice(FormatToken colon) {
        for (int i = 0; i < colon.parent().getChildCount(); i++) {
            if (colon.parent().getChild(i) instanceof TerminalNode sign && sign.getText().equals("?")) {
                return true;
            }
        }
        return false;
    }

    /** {@code 3:0}, not {@code buffer: region}. */
    private static boolean isProcessId(FormatToken colon, FormatToken right) {
        return !isChoice(colon) && Character.isDigit(right.text().charAt(0));
    }
}
