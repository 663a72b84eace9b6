package org.portalscope.analysis.branch;

import org.portalscope.timeline.session.SessionDriver;

/** What is to happen at a place of a run instead of what happened, or what would come next. */
public sealed interface Deviation permits Alternative, Edit {

    /**
     * Lets it happen at the end of a timeline, where the cursor is.
     *
     * @throws IllegalArgumentException if it cannot happen there, as the message says; then nothing has happened
     */
    void happen(SessionDriver driver);
}
