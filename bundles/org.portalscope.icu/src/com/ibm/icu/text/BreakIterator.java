package com.ibm.icu.text;

/**
 * The places where a line of text may be broken, found by {@link java.text.BreakIterator}.
 *
 * <p>It stands in for the class of the same name in ICU, of which Draw2d calls no more than this.
 */
public final class BreakIterator {

    /** Answered by {@link #next()} and its siblings when there is no further boundary. */
    public static final int DONE = java.text.BreakIterator.DONE;

    private final java.text.BreakIterator boundaries;

    private BreakIterator(java.text.BreakIterator boundaries) {
        this.boundaries = boundaries;
    }

    /** Returns an iterator over the line-break opportunities of the default locale. */
    public static BreakIterator getLineInstance() {
        return new BreakIterator(java.text.BreakIterator.getLineInstance());
    }

    /** Starts over at the beginning of {@code text}. */
    public void setText(String text) {
        boundaries.setText(text);
    }

    /** Moves to the boundary after the current one and returns it, or {@link #DONE}. */
    public int next() {
        return boundaries.next();
    }

    /** Moves to the first boundary after {@code offset} and returns it, or {@link #DONE}. */
    public int following(int offset) {
        return boundaries.following(offset);
    }

    /** Moves to the last boundary before {@code offset} and returns it, or {@link #DONE}. */
    public int preceding(int offset) {
        return boundaries.preceding(offset);
    }

    /** Says whether {@code offset} is a boundary. */
    public boolean isBoundary(int offset) {
        return boundaries.isBoundary(offset);
    }
}
