package org.portalscope.scenario.format;

import org.antlr.v4.runtime.Token;

/** The text of comments and where they end. */
final class Comments {

    private Comments() {
    }

    static boolean isBlock(Token comment) {
        return comment.getText().startsWith("/*");
    }

    /** The line in which a word or comment ends, from 1. */
    static int lastLine(Token token) {
        return token.getLine() + (int) token.getText().chars().filter(c -> c == '\n').count();
    }

    /** A comment as it was written, without spaces at the ends of its lines. */
    static String text(Token comment) {
        return comment.getText().replace("\r", "").replaceAll("[ \t\f]+(?=\n|$)", "");
    }

    /** A comment whose first line begins in another column than before: its other lines move as far. */
    static String movedTo(int column, Token comment) {
        int distance = column - comment.getCharPositionInLine();
        String[] lines = text(comment).split("\n", -1);
        for (int i = 1; i < lines.length; i++) {
            lines[i] = lines[i].isEmpty() ? "" : moved(lines[i], distance);
        }
        return String.join("\n", lines);
    }

    private static String moved(String line, int distance) {
        int spaces = 0;
        while (spaces < line.length() && line.charAt(spaces) == ' ') {
            spaces++;
        }
        return " ".repeat(Math.max(0, spaces + distance)) + line.substring(spaces);
    }
}
