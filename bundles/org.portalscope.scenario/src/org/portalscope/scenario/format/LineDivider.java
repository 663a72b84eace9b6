package org.portalscope.scenario.format;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;

/** Divides the words of a scenario into lines: statements, heads and ends of blocks, comments. */
final class LineDivider {

    private final List<FormatToken> words;
    private final List<FormatLine> lines = new ArrayList<>();
    private final Set<ParserRuleContext> shortBlocks = new HashSet<>();
    private FormatLine line;
    private int depth;
    /** The line of the text in which what was added last ends. */
    private int lastLine;

    private LineDivider(List<FormatToken> words) {
        this.words = words;
    }

    static List<FormatLine> of(List<FormatToken> words) {
        LineDivider made = new LineDivider(words);
        for (int i = 0; i < words.size(); i++) {
            made.add(i);
        }
        return made.lines;
    }

    private void add(int index) {
        FormatToken word = words.get(index);
        FormatToken before = index == 0 ? null : words.get(index - 1);
        if (before == null || word.isEnd() || breaks(before, word)) {
            begin(before, word);
        } else {
            goOn(before, word);
        }
        lastLine = word.token().getLine();
        if (Braces.opensBlock(word)) {
            open(index);
        }
    }

    private boolean breaks(FormatToken left, FormatToken right) {
        if (Braces.closesBlock(right)) {
            return !shortBlocks.contains(right.parent());
        }
        if (Braces.opensBlock(left)) {
            return !shortBlocks.contains(left.parent());
        }
        return left.is(";") || Braces.closesBlock(left) && Braces.isBlock(common(left.parent(), right.parent()));
    }

    /** The smallest part of the tree that has both. */
    private static ParserRuleContext common(ParserRuleContext left, ParserRuleContext right) {
        Set<ParserRuleContext> around = new HashSet<>();
        for (ParserRuleContext tree = left; tree != null; tree = tree.getParent()) {
            around.add(tree);
        }
        ParserRuleContext tree = right;
        while (!around.contains(tree)) {
            tree = tree.getParent();
        }
        return tree;
    }

    private void open(int index) {
        FormatToken brace = words.get(index);
        if (Braces.isShort(brace.parent()) && fits(index)) {
            shortBlocks.add(brace.parent());
        } else {
            depth++;
            line.opens = true;
        }
    }

    /** Whether a block, from its opening brace on, fits on the present line as a whole. */
    private boolean fits(int index) {
        int width = line.width();
        int i = index;
        do {
            i++;
            width += words.get(i).text().length() + (Spacing.between(words.get(i - 1), words.get(i)) ? 1 : 0);
            width += words.get(i).comments().stream().mapToInt(comment -> comment.getText().length() + 1).sum();
        } while (!(words.get(i).is("}") && words.get(i).parent() == words.get(index).parent()));
        return width + " else {".length() <= LineLayout.WIDTH;
    }

    /** Begins a line with a word; before it go the comments that the line before ends with, and those that have lines of their own. */
    private void begin(FormatToken before, FormatToken word) {
        boolean separate = before != null && separates(before, word);
        boolean closes = Braces.closesBlock(word);
        List<Token> leading = new ArrayList<>();
        for (Token comment : word.comments()) {
            if (Comments.isBlock(comment) && Comments.lastLine(comment) == word.token().getLine() && !closes && !word.isEnd()) {
                leading.add(comment);
            } else if (Comments.lastLine(comment) == lastLine && line != null) {
                line.trail(Comments.text(comment));
            } else {
                beginLine(comment, separate, false);
                line.add(new LinePiece(Comments.movedTo(line.column, comment), false, LinePiece.Pause.NONE));
                lastLine = Comments.lastLine(comment);
                separate = false;
            }
        }
        depth -= closes ? 1 : 0;
        if (!word.isEnd()) {
            beginLine(leading.isEmpty() ? word.token() : leading.get(0), separate, closes);
            leading.forEach(comment -> line.add(new LinePiece(Comments.text(comment), line.pieces.size() > 0, LinePiece.Pause.NONE)));
            line.add(new LinePiece(word.text(), !leading.isEmpty(), LinePiece.Pause.NONE));
        }
    }

    private void beginLine(Token token, boolean separate, boolean closes) {
        boolean blank = separate || token.getLine() - lastLine > 1;
        boolean opened = line == null || line.opens;
        line = new FormatLine(depth, blank && !opened && !closes);
        lines.add(line);
    }

    /** Whether there is a blank line between two parts of the file in any case, since one of them has a block. */
    private static boolean separates(FormatToken left, FormatToken right) {
        ParserRuleContext part = right.parent();
        while (part.getParent() != null && part.getParent().getParent() != null) {
            part = part.getParent();
        }
        return !right.isEnd() && common(left.parent(), right.parent()).getParent() == null
                && (Braces.closesBlock(left) || Braces.blocks(part) > 0);
    }

    private void goOn(FormatToken before, FormatToken word) {
        boolean broken = false;
        boolean space = Spacing.between(before, word);
        for (Token comment : word.comments()) {
            line.add(LinePiece.comment(Comments.text(comment), broken || !Comments.isBlock(comment) && comment.getLine() > lastLine));
            lastLine = Comments.lastLine(comment);
            broken = !Comments.isBlock(comment);
            space = true;
        }
        LinePiece.Pause pause = broken ? LinePiece.Pause.COMMENT : isInShort(word) ? LinePiece.Pause.NONE : LinePiece.pause(before, word);
        line.add(new LinePiece(word.text(), space, pause));
    }

    private boolean isInShort(FormatToken word) {
        for (ParserRuleContext tree = word.parent(); tree != null; tree = tree.getParent()) {
            if (shortBlocks.contains(tree)) {
                return true;
            }
        }
        return false;
    }
}
