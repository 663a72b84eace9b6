package org.portalscope.ui.editor.syntax;

/**
 * A text before and after it was formatted. The two differ in blanks only, so that a place is known by how many other characters stand in
 * front of it.
 */
public record Formatting(String before, String after) {

    /** How many characters at the start are the same in both. */
    public int front() {
        int most = Math.min(before.length(), after.length());
        int same = 0;
        while (same < most && before.charAt(same) == after.charAt(same)) {
            same++;
        }
        return same;
    }

    /** How many characters at the end, behind the {@link #front}, are the same in both. */
    public int back() {
        int most = Math.min(before.length(), after.length()) - front();
        int same = 0;
        while (same < most && before.charAt(before.length() - 1 - same) == after.charAt(after.length() - 1 - same)) {
            same++;
        }
        return same;
    }

    /** Where a place of the text before is afterwards: in front of the same character that is no blank, or behind the last one. */
    public int place(int offset) {
        long ahead = before.substring(0, offset).chars().filter(c -> !Character.isWhitespace(c)).count();
        int place = 0;
        int end = 0;
        for (; place < after.length(); place++) {
            if (!Character.isWhitespace(after.charAt(place)) && ahead-- == 0) {
                return place;
            }
            end = Character.isWhitespace(after.charAt(place)) ? end : place + 1;
        }
        return end;
    }
}
