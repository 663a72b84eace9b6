package org.portalscope.analysis.branch;

import org.portalscope.timeline.LoggedChoice;
import org.portalscope.timeline.session.SessionDriver;

/**
 * One of the transitions that were enabled at a place of a run.
 *
 * @param choice  what is chosen
 * @param words   what it does, such as {@code put #7 from 0:0 arrives at 1:0}
 * @param isTaken whether it was chosen there, or at the end of the timeline comes next
 */
public record Alternative(LoggedChoice choice, String words, boolean isTaken) implements Deviation {

    @Override
    public void happen(SessionDriver driver) {
        driver.execute(choice);
    }
}
