package org.portalscope.world.schedule;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;

import org.portalscope.world.Choice;
import org.portalscope.world.Transition;
import org.portalscope.world.World;
import org.portalscope.world.explore.Finding;
import org.portalscope.world.explore.Violation;

/**
 * The choices of a run of a scenario, which make it happen again on every machine. As text, it is a header and a line for each choice:
 *
 * <pre>
 * portalscope-schedule 1
 * title Put
 * scenario 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08 put.ptl
 * fault client:send 2 PTL_NI_DATA_LOST
 * finding DROP  // server does not expect a drop, but put #1 from 0:0 is dropped there: no match entry accepts the request
 * choices 2
 * client run 0  // line 3: PtlInit(&amp;max)
 * server deliver put #1 of 0:0  // put #1 from 0:0 arrives
 * </pre>
 *
 * @param file    where it comes from, for messages
 * @param origin  the scenario it belongs to
 * @param faults  the plans of the faults that the run was given beside those that the scenario declares
 * @param finding what is wrong at its end, if it was made for that
 * @param lines   its choices
 */
public record Schedule(String file, ScheduleOrigin origin, List<String> faults, Optional<Violation> finding, List<Line> lines) {

    static final String FORMAT = "portalscope-schedule 1";
    static final String COMMENT = "  // ";

    private static final Pattern LINE_END = Pattern.compile("\\R|\\p{Cntrl}");
    private static final int SCENARIO_LINE = 3;
    private static final int HEADER_LINES = 4;
    private static final int DIGITS_SHOWN = 12;

    /**
     * A choice.
     *
     * @param comment what it was, for people; may be empty
     */
    public record Line(ScheduledChoice choice, String comment) {

        /** The line for one of the enabled choices of a world. */
        public static Line of(World world, Choice choice) {
            return new Line(ScheduledChoice.of(world, choice), choice.words(world));
        }

        /** The line for what has happened in a world. */
        public static Line of(World world, Transition transition) {
            return new Line(ScheduledChoice.of(world, transition.choice()), transition.opening().words());
        }

        /** Its text in the file of a schedule, with the end of the line. */
        public String text() {
            return line(choice.toString(), comment);
        }
    }

    public Schedule {
        faults = List.copyOf(faults);
        lines = List.copyOf(lines);
    }

    /** A schedule that was made for nothing in particular. */
    public Schedule(String file, ScheduleOrigin origin, List<String> faults, List<Line> lines) {
        this(file, origin, faults, Optional.empty(), lines);
    }

    /**
     * The schedule that leads from the beginning to what was found.
     *
     * @param file   where it is kept, for messages
     * @param worlds makes a world in which its choices can be made one after the other
     */
    public static Schedule of(String file, ScheduleOrigin origin, List<String> faults, Supplier<World> worlds, Finding finding) {
        World world = worlds.get();
        List<Line> lines = new ArrayList<>();
        for (Choice choice : finding.schedule()) {
            lines.add(Line.of(world, choice));
            world.advance(choice);
        }
        return new Schedule(file, origin, faults, Optional.of(finding.violation()), lines);
    }

    /**
     * Reads a schedule from a file of UTF-8 text.
     *
     * @throws ScheduleException if the file cannot be read or is no schedule
     */
    public static Schedule read(Path path) throws ScheduleException {
        return ScheduleReader.read(path);
    }

    /**
     * Reads a schedule.
     *
     * @param file the name of the file as users know it
     * @throws ScheduleException for the first line that does not belong into a schedule
     */
    public static Schedule parse(String file, String text) throws ScheduleException {
        return new ScheduleReader(file, text).schedule();
    }

    /**
     * Makes sure that it belongs to a scenario.
     *
     * @throws ScheduleException if it belongs to another one, or to another version of it
     */
    public void require(ScheduleOrigin scenario) throws ScheduleException {
        if (!origin.digest().equals(scenario.digest())) {
            throw new ScheduleException(file + ":" + SCENARIO_LINE + ": this schedule was recorded with " + origin + " of SHA-256 " + brief(origin)
                    + ", not with " + scenario + " of SHA-256 " + brief(scenario) + "; run it with the scenario that it was recorded with, or record it again");
        }
    }

    private static String brief(ScheduleOrigin scenario) {
        return scenario.digest().substring(0, DIGITS_SHOWN) + "…";
    }

    /** Where a choice is found, as {@code file:line}. */
    String place(int choice) {
        return file + ":" + (HEADER_LINES + faults.size() + (finding.isPresent() ? 1 : 0) + choice + 1);
    }

    /** The text of its file. */
    public String text() {
        StringBuilder out = new StringBuilder(header(origin, faults, finding, lines.size()));
        lines.forEach(line -> out.append(line.text()));
        return out.toString();
    }

    /** The text that stands before the lines of so many choices. */
    public static String header(ScheduleOrigin origin, List<String> faults, Optional<Violation> finding, int choices) {
        StringBuilder out = new StringBuilder(FORMAT).append('\n');
        out.append("title ").append(oneLine(origin.title())).append('\n');
        out.append("scenario ").append(origin.digest()).append(' ').append(oneLine(origin.file())).append('\n');
        faults.forEach(fault -> out.append("fault ").append(oneLine(fault)).append('\n'));
        finding.ifPresent(violation -> out.append(line("finding " + violation.kind(), violation.words())));
        return out.append("choices ").append(choices).append('\n').toString();
    }

    private static String line(String words, String comment) {
        return comment.isEmpty() ? words + "\n" : words + COMMENT + oneLine(comment) + "\n";
    }

    private static String oneLine(String text) {
        return LINE_END.matcher(text).replaceAll(" ").strip();
    }
}
