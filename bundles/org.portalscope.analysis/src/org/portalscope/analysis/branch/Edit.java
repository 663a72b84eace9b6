package org.portalscope.analysis.branch;

import java.util.List;
import java.util.Optional;

import org.portalscope.engine.input.Input;
import org.portalscope.timeline.LoggedChoice;
import org.portalscope.timeline.Timeline;
import org.portalscope.timeline.session.SessionDriver;

/**
 * Something of a process is changed by hand.
 *
 * @param injection what the process takes
 * @param behind    what happened at the place of the edit and is to happen again behind it, if it still can; empty to go on with whatever comes next
 */
public record Edit(LoggedChoice.Injection injection, Optional<LoggedChoice> behind) implements Deviation {

    /**
     * An edit at the place of a branch point. If the cursor is within a transition, that happens again behind the edit, so that one sees what it does now.
     *
     * @param process index of the process
     */
    public static Edit at(BranchPoint point, int process, Input input) {
        return new Edit(new LoggedChoice.Injection(process, List.of(input)), point.interrupted());
    }

    @Override
    public void happen(SessionDriver driver) {
        driver.execute(injection);
        Timeline timeline = driver.session().timeline();
        behind.filter(choice -> BranchPoint.enabled(timeline.worldBehind(timeline.size())).containsKey(choice)).ifPresent(driver::execute);
    }
}
