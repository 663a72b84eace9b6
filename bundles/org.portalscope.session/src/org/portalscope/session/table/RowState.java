package org.portalscope.session.table;

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

    /** In a word or two; empty if nothing has. */
    public String word() {
        return word;
    }
}
