package org.portalscope.timeline.cursor;

/**
 * What the examination of a match entry has come to at the cursor.
 *
 * @param handle   the match entry
 * @param position its place in the list, from 1
 * @param verdict  how it turned out
 * @param reason   why it was passed over or refused, in a word or two; empty for other verdicts
 */
public record Outcome(long handle, int position, Verdict verdict, String reason) {

    /** How an entry turned out. */
    public enum Verdict {
        /** Its checks have passed so far, and more may follow. */
        EXAMINED,
        /** Source or bits do not match. */
        PASSED_OVER,
        /** It matches, but its descriptor rejects the request. */
        REFUSED,
        /** The operation is performed on its descriptor. */
        ACCEPTED
    }
}
