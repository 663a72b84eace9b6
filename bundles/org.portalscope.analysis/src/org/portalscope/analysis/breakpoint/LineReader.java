package org.portalscope.analysis.breakpoint;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.timeline.state.ProcessState;
import org.portalscope.world.program.Program;
import org.portalscope.world.program.SourceLocation;

/** Reads which line of a program somebody means, such as {@code 12} or {@code put.ptl:12}. */
public final class LineReader {

    private static final Pattern LINE = Pattern.compile("(?:(.+):)?([1-9][0-9]{0,8})");

    private final List<ProcessState> processes;
    private final Problems problems;

    /**
     * @param processes whose programs it may be a line of, at least one; a line without a file is of the one in which the first begins
     * @param problems  takes what is wrong
     */
    public LineReader(List<ProcessState> processes, Problems problems) {
        this.processes = processes;
        this.problems = problems;
    }

    /** The line that a text names, or nothing if something is wrong with it, such as that no statement begins there. */
    public Optional<LineTarget> read(String text) {
        Matcher matcher = LINE.matcher(text);
        if (!matcher.matches()) {
            return problem(text, "a line, such as 12 or put.ptl:12");
        }
        List<String> files = files(matcher.group(1));
        if (files.size() != 1) {
            return problem(matcher.group(1), files.isEmpty() ? "a file that has been started" : "one of the files " + String.join(", ", files));
        }
        LineTarget target = new LineTarget(files.get(0), Integer.parseInt(matcher.group(2)));
        return !isKnown() || statements().anyMatch(target::isAt) ? Optional.of(target) : problem(text, place(target));
    }

    /**
     * The files that somebody may mean: that of the name, else those whose names end so; the one in which the first process begins if none is named. Of a run
     * whose statements are not known, as in a recording, any name may be one.
     */
    private List<String> files(String named) {
        List<String> known = processes.stream().flatMap(process -> Stream.concat(Stream.of(beginning(process)), process.statements().stream()))
                .map(LineTarget::nameOf).distinct().toList();
        String name = named == null ? known.get(0) : named.replace('\\', '/');
        List<String> ending = known.stream().filter(file -> file.endsWith('/' + name)).toList();
        return known.contains(name) || ending.isEmpty() && !isKnown() ? List.of(name) : ending;
    }

    private boolean isKnown() {
        return statements().findAny().isPresent();
    }

    private Stream<SourceLocation> statements() {
        return processes.stream().flatMap(process -> process.statements().stream());
    }

    /** Where a process begins. */
    private static SourceLocation beginning(ProcessState process) {
        return process.activations(0).stream().findFirst().map(Program.Activation::place).orElseGet(() -> process.place(0));
    }

    private String place(LineTarget target) {
        OptionalInt next = statements().filter(target::isIn).mapToInt(SourceLocation::line).filter(line -> line > target.line()).min();
        return "a line in which a statement begins" + (next.isPresent() ? ", such as " + next.getAsInt() : "");
    }

    private Optional<LineTarget> problem(String found, String expected) {
        problems.add(new SourcePosition(1, 1), found.isEmpty() ? "<nothing>" : found, expected);
        return Optional.empty();
    }
}
