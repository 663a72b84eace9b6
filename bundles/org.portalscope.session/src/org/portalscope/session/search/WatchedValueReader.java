package org.portalscope.session.search;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.memory.Region;
import org.portalscope.engine.step.Subject;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Suggestion;
import org.portalscope.session.Session;
import org.portalscope.session.cursor.Frame;
import org.portalscope.session.state.ProcessState;

/**
 * Reads which value is to be watched: a name that the program knows at the cursor, such as {@code inbox[3]} or {@code md.threshold}, an object by its
 * handle, {@code md 0.threshold}, an interface, {@code ni 0.drop_count}, a match list, {@code portal 4}, or memory, {@code 0x1000+8}; of another process
 * with its name in front, {@code server: md 0}.
 */
public final class WatchedValueReader {

    private static final String ELSEWHERE = "(?: of ni ([0-9]{1,2}))?";
    private static final Pattern PROCESS = Pattern.compile("([^:]+):(.*)");
    private static final Pattern OBJECT = Pattern.compile("(ni|me|md|eq) ([0-9]{1,9})(?:\\.([0-9]{1,8}))?" + ELSEWHERE + "(?:\\.([a-z_]+))?");
    private static final Pattern PORTAL = Pattern.compile("portal ([0-9]{1,9})" + ELSEWHERE);
    private static final Pattern MEMORY = Pattern.compile("0x([0-9a-fA-F_]{1,19})(?: *\\+ *([0-9]{1,18}))?");
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
        Matcher object = OBJECT.matcher(text);
        Matcher portal = PORTAL.matcher(text);
        Matcher memory = MEMORY.matcher(text);
        if (object.matches()) {
            return Optional.of(NamedValue.object(process.index(), handle(object), object.group(5)));
        }
        if (portal.matches()) {
            return Optional.of(new WatchedValue(process.index(), new Subject.OfPortal(number(portal.group(2)), number(portal.group(1))), null));
        }
        if (memory.matches()) {
            long length = memory.group(2) == null ? 1 : Long.parseLong(memory.group(2));
            return Optional.of(new WatchedValue(process.index(),
                    new Subject.OfExtent(Long.parseUnsignedLong(memory.group(1).replace("_", ""), 16), length), null));
        }
        return name(process, text);
    }

    private static long handle(Matcher object) {
        Handle.Kind kind = Handle.Kind.valueOf(object.group(1).toUpperCase(Locale.ROOT));
        int index = number(object.group(2));
        return Handle.of(kind, kind == Handle.Kind.NI ? index : number(object.group(4)), number(object.group(3)), index);
    }

    private static int number(String digits) {
        return digits == null ? 0 : Integer.parseInt(digits);
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
