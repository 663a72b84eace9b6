package org.portalscope.scenario.format;

import java.util.List;

import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.ParseTree;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.portalscope.scenario.parser.ScenarioParser.BlockContext;
import org.portalscope.scenario.parser.ScenarioParser.NetworkInterfaceContext;
import org.portalscope.scenario.parser.ScenarioParser.ProcessContext;

/** Tells blocks, whose parts have lines of their own, from structures and other lists in braces. */
final class Braces {

    private Braces() {
    }

    static boolean opensBlock(FormatToken word) {
        return word.is("{") && isBlock(word.parent());
    }

    static boolean closesBlock(FormatToken word) {
        return word.is("}") && isBlock(word.parent());
    }

    /** Whether a part of the tree consists of parts on lines of their own: the file, or what has a block in braces. */
    static boolean isBlock(ParserRuleContext tree) {
        return tree.getParent() == null || tree instanceof BlockContext || tree instanceof ProcessContext || tree instanceof NetworkInterfaceContext;
    }

    /** Whether a block was written on one line and holds so little that it may stay there: no part, or one without a block of its own. */
    static boolean isShort(ParserRuleContext block) {
        Token open = brace(block, "{");
        return open != null && open.getLine() == brace(block, "}").getLine() && parts(block) <= 1;
    }

    private static int parts(ParserRuleContext block) {
        int parts = 0;
        boolean inside = false;
        for (ParseTree child : children(block)) {
            parts += inside && child instanceof ParserRuleContext part ? 1 + blocks(part) : 0;
            inside = inside || isSign(child, "{");
        }
        return parts;
    }

    /** How many blocks there are in a part of the tree. */
    static int blocks(ParserRuleContext tree) {
        int blocks = isBlock(tree) ? 1 : 0;
        for (ParseTree child : children(tree)) {
            blocks += child instanceof ParserRuleContext part ? blocks(part) : 0;
        }
        return blocks;
    }

    /** The brace that is an immediate part of a tree, or null. */
    private static Token brace(ParserRuleContext tree, String sign) {
        for (ParseTree child : children(tree)) {
            if (isSign(child, sign)) {
                return ((TerminalNode) child).getSymbol();
            }
        }
        return null;
    }

    private static boolean isSign(ParseTree tree, String sign) {
        return tree instanceof TerminalNode word && word.getText().equals(sign);
    }

    private static List<ParseTree> children(ParserRuleContext tree) {
        return tree.children == null ? List.of() : tree.children;
    }
}
