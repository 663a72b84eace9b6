package org.portalscope.analysis.breakpoint;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.portalscope.analysis.search.AbsoluteValueReader;
import org.portalscope.analysis.search.StepPredicate;
import org.portalscope.engine.protocol.EntryRoles;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.timeline.state.ProcessTable;

/** What a process knows of its run that looks for breakpoints itself: nothing of statements, and no names of its program. */
record RemoteContext(ProcessTable processes, List<EntryRoles> roles) implements BreakpointContext {

    private static final Pattern LINE = Pattern.compile("(.+):([1-9][0-9]{0,8})");
    private static final Pattern VALUE = Pattern.compile("([^:]+): *(.*)");

    RemoteContext {
        roles = List.copyOf(roles);
    }

    @Override
    public Optional<LineTarget> line(String text, Problems problems) {
        Matcher line = LINE.matcher(text);
        return line.matches() ? Optional.of(new LineTarget(line.group(1), Integer.parseInt(line.group(2))))
                : problem(text, "a line with its file, such as put.ptl:12", problems);
    }

    @Override
    public Optional<StepPredicate> changes(String value, Problems problems) {
        Matcher parts = VALUE.matcher(value);
        Optional<StepPredicate> changes = parts.matches() ? process(parts.group(1)).flatMap(row -> AbsoluteValueReader.read(row.index(), parts.group(2)))
                .map(StepPredicate.class::cast) : Optional.empty();
        return changes.isPresent() ? changes : problem(value, "a process and what it calls a value, such as server: md 0", problems);
    }

    private Optional<ProcessTable.Row> process(String name) {
        return processes.processes().stream().filter(row -> row.name().equals(name)).findFirst();
    }

    private static <T> Optional<T> problem(String found, String expected, Problems problems) {
        problems.add(new SourcePosition(1, 1), found.isEmpty() ? "<nothing>" : found, expected);
        return Optional.empty();
    }

    @Override
    public String absolute(String value, StepPredicate changes) {
        return value;
    }
}
