package org.portalscope.analysis.search;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.portalscope.engine.memory.Region;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Suggestion;
import org.portalscope.timeline.cursor.Frame;
import org.portalscope.timeline.session.Session;
import org.portalscope.timeline.state.ProcessState;

/**
 * Reads which value is to be watched: a name that the program knows at the cursor, such as {@code inbox[3]} or {@code md.threshold}, or what an
 * {@link AbsoluteValueReader} reads; of another process with its name in front, {@code server: md 0}.
 */
public final class WatchedValueReader {

    private static final Pattern PROCESS = Pattern.compile("([^:]+):(.*)");
    private static final Pattern PARTS = Pattern.compile("(?<!\\.)\\.(?!\\.)|(?=\\[)");

    private final Session session;
    private final Problems problems;

    private WatchedValueReader(Session session, Problems problems) {
        this.session = session;
        this.problems = problems;
    }

    /**
     * What is to be watched, or nothing if something is wrong with the text.
     *
     * @param problems takes what is wrong
     */
    public static Optional<StepPredicate> read(String text, Session session, Problems problems) {
        return new WatchedValueReader(session, problems).read(text);
    }

    private Optional<StepPredicate> read(String text) {
        Matcher named = PROCESS.matcher(text.strip());
        if (!named.matches()) {
            return read(session.state().process(session.cursorState().process()), text.strip());
        }
        String name = named.group(1).strip();
        List<ProcessState> found = session.state().processes().stream().filter(process -> process.name().equals(name)).toList();
        if (found.isEmpty()) {
            problem(name, "the name of a process" + Suggestion.near(name, session.state().processes().stream().map(ProcessState::name).toList()));
        }
        return found.isEmpty() ? Optional.empty() : read(found.get(0), named.group(2).strip());
    }

    private Optional<StepPredicate> read(ProcessState process, String text) {
        Optional<WatchedValue> absolute = AbsoluteValueReader.read(process.index(), text);
        return absolute.isPresent() ? absolute.map(StepPredicate.class::cast) : name(process, text);
    }

    /** A name of the program, else one of a region. */
    private Optional<StepPredicate> name(ProcessState process, String text) {
        List<String> path = List.of(PARTS.split(text));
        String name = path.get(0);
        List<Frame> calls = calls(process.index());
        List<Region> regions = process.portals().memory().regions();
        Optional<StepPredicate> found = calls.stream().filter(call -> call.names().containsKey(name)).findFirst().map(call -> NamedValue.watch(call, path))
                .or(() -> regions.stream().filter(region -> region.name().equals(name)).findFirst()
                        .map(region -> NamedValue.memory(process.index(), region.address(), region.length(), path.subList(1, path.size()))));
        if (found.isEmpty()) {
            List<String> known = Stream.concat(calls.stream().flatMap(call -> call.names().keySet().stream()), regions.stream().map(Region::name)).toList();
            problem(text, "a name that " + process.name() + " knows at the cursor, md 0, portal 4 or an address" + Suggestion.near(name, known));
        }
        return found;
    }

    /** The calls in which a name is looked for: those at the cursor before others. */
    private List<Frame> calls(int process) {
        Stream<Frame> near = session.frames().stream().filter(frame -> frame.process() == process && frame.isActivation());
        return Stream.concat(near, session.threads(process).stream().flatMap(thread -> thread.calls().stream())).toList();
    }

    private void problem(String found, String expected) {
        problems.add(new SourcePosition(1, 1), found.isEmpty() ? "<nothing>" : found, expected);
    }
}
