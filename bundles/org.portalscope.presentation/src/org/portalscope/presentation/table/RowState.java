package org.portalscope.presentation.table;

import org.portalscope.timeline.cursor.Outcome;

/** What has become of what a row is about. */
public enum RowState {
    IDLE(""),
    /** Under examination. */
    CURRENT("under examination"),
    PASSED_OVER("passed over"),
    REFUSED("refused"),
    ACCEPTED("accepted"),
    NOT_EXAMINED("not examined"),
    /** Has left its list in the transition at the cursor. */
    UNLINKED("unlinked"),
    /** On its way, or between its start and its end. */
    IN_FLIGHT("in flight"),
    /** An event that has been taken out of its queue. */
    TAKEN("taken"),
    DROPPED("dropped");

    private final String word;

    RowState(String word) {
        this.word = word;
    }

    /** What the examination of an entry has come to. */
    static RowState of(Outcome.Verdict verdict) {
        return switch (verdict) {
            case EXAMINED -> CURRENT;
            case PASSED_OVER -> PASSED_OVER;
            case REFUSED -> REFUSED;
            case ACCEPTED -> ACCEPTED;
        };
    }

    /** In a word or two; empty if nothing has. */
    public String word() {
        return word;
    }
}
