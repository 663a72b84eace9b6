package org.portalscope.analysis.excerpt;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.portalscope.world.schedule.Schedule;
import org.portalscope.world.schedule.ScheduleOrigin;

/**
 * An excerpt of a run, which has been run: the translation has the same steps in it.
 *
 * @param title of the run that it was taken from
 * @param text  of the program
 * @param order the choices with which it must be run; none if the program keeps the order by itself
 * @param calls how many calls it makes
 * @param tries how many programs were run to find it
 */
public record RunExcerpt(String title, String text, List<Schedule.Line> order, int calls, int tries) {

    public RunExcerpt {
        order = List.copyOf(order);
    }

    /** Where the schedule of a program is kept: beside its file. */
    public static Path scheduleOf(Path file) {
        return file.resolveSibling(String.valueOf(file.getFileName()).replaceAll("[.]ptl$", "") + ".schedule");
    }

    /**
     * The text of the schedule with which it must be run; nothing if the program keeps the order by itself.
     *
     * @param file the name of the file of the program
     */
    public Optional<String> schedule(String file) {
        return order.isEmpty() ? Optional.empty() : Optional.of(new Schedule(file, ScheduleOrigin.of(title, file, List.of(text)), List.of(), order).text());
    }
}
