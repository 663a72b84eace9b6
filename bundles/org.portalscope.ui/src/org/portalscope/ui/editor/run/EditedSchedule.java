package org.portalscope.ui.editor.run;

import java.nio.file.Path;

import org.portalscope.goal.program.GoalFile;
import org.portalscope.goal.program.GoalProgram;
import org.portalscope.goal.program.GoalSettings;
import org.portalscope.scenario.ParseResult;
import org.portalscope.scenario.source.ScenarioException;

/**
 * The GOAL schedule that the text of an editor was made of.
 *
 * @param file     as an absolute path
 * @param settings with which the text was made
 * @param program  the text, and its times
 */
public record EditedSchedule(Path file, GoalSettings settings, GoalProgram program) {

    /**
     * Reads the schedule of a file, which takes virtual time.
     *
     * @throws ScenarioException if the file cannot be read, for what is wrong with it, or if it is too large for a world or takes too much time
     */
    public static EditedSchedule read(Path file, GoalSettings settings) throws ScenarioException {
        return new EditedSchedule(file.toAbsolutePath().normalize(), settings, GoalFile.program(file, settings, true));
    }

    /** Whether a text is still that of the schedule. */
    public boolean isWrittenIn(String text) {
        return program.text().equals(text);
    }

    /** What has been parsed, in the time of the schedule if it is its text. */
    ParseResult timed(ParseResult parsed) {
        return program.timed(parsed);
    }
}
