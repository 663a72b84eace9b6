package org.portalscope.scenario.format;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;

/** Divides the words of a scenario into lines: statements, heads and ends of blocks, comments. */
final class Lines {

    private final List<Word> words;
    private final List<Line> lines = new ArrayList<>();
    private final Set<ParserRuleContext> shortBlocks = new HashSet<>();
    private Line line;
    private int depth;
    /** The line of the text in which what was added last ends. */
    private int lastLine;

    private Lines(List<Word> words) {
        this.words = words;
    }

    static List<Line> of(List<Word> words) {
        Lines made = new Lines(words);
        for (int i = 0; i < words.size(); i++) {
            made.add(i);
        }
        return made.lines;
    }

    private void add(int index) {
        Word word = words.get(index);
        Word before = index == 0 ? null : words.get(index - 1);
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

    private boolean breaks(Word left, Word right) {
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
        Word brace = words.get(index);
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
        return width + " else {".length() <= Layout.WIDTH;
    }

    /** Begins a line with a word; before it go the comments that the line before ends with, and those that have lines of their own. */
    private void begin(Word before, Word word) {
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
                line.add(new Piece(Comments.movedTo(line.column, comment), false, Piece.Pause.NONE));
                lastLine = Comments.lastLine(comment);
                separate = false;
            }
        }
        depth -= closes ? 1 : 0;
        if (!word.isEnd()) {
            beginLine(leading.isEmpty() ? word.token() : leading.get(0), separate, closes);
            leading.forEach(comment -> line.add(new Piece(Comments.text(comment), line.pieces.size() > 0, Piece.Pause.NONE)));
            line.add(new Piece(word.text(), !leading.isEmpty(), Piece.Pause.NONE));
        }
    }

    private void beginLine(Token token, boolean separate, boolean closes) {
        boolean blank = separate || token.getLine() - lastLine > 1;
        boolean opened = line == null || line.opens;
        line = new Line(depth, blank && !opened && !closes);
        lines.add(line);
    }

    /** Whether there is a blank line between two parts of the file in any case, since one of them has a block. */
    private static boolean separates(Word left, Word right) {
        ParserRuleContext part = right.parent();
        while (part.getParent() != null && part.getParent().getParent() != null) {
            part = part.getParent();
        }
        return !right.isEnd() && common(left.parent(), right.parent()).getParent() == null
                && (Braces.closesBlock(left) || Braces.blocks(part) > 0);
    }

    private void goOn(Word before, Word word) {
        boolean broken = false;
        boolean space = Spacing.between(before, word);
        for (Token comment : word.comments()) {
            line.add(Piece.comment(Comments.text(comment), broken || !Comments.isBlock(comment) && comment.getLine() > lastLine));
            lastLine = Comments.lastLine(comment);
            broken = !Comments.isBlock(comment);
            space = true;
        }
        Piece.Pause pause = broken ? Piece.Pause.COMMENT : isInShort(word) ? Piece.Pause.NONE : Piece.pause(before, word);
        line.add(new Piece(word.text(), space, pause));
    }

    private boolean isInShort(Word word) {
        for (ParserRuleContext tree = word.parent(); tree != null; tree = tree.getParent()) {
            if (shortBlocks.contains(tree)) {
                return true;
            }
        }
        return false;
    }
}
