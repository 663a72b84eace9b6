package org.portalscope.presentation.watch;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.portalscope.engine.description.TypedValue;
import org.portalscope.engine.memory.AddressSpace;
import org.portalscope.expression.Expression;
import org.portalscope.expression.syntax.ExpressionReader;
import org.portalscope.expression.value.Bytes;
import org.portalscope.expression.value.EvaluationException;
import org.portalscope.expression.value.Problem;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.RegionValue;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Suggestion;
import org.portalscope.expression.value.Value;
import org.portalscope.timeline.cursor.Frame;
import org.portalscope.timeline.session.Session;
import org.portalscope.timeline.state.ProcessState;

/**
 * An expression of the language of scenarios about the names that a process knows at the cursor, such as {@code inbox[3] + 1} or {@code events(eq) > 0};
 * also a part of what a name stands for, as views unfold it, {@code md.mem_desc.threshold}. With the name of a process in front,
 * {@code server: inbox[3]}, it is about that one, else about the one that it is asked for.
 *
 * @param text as it is written
 */
public record WatchExpression(String text) {

    private static final Pattern PROCESS = Pattern.compile("\\s*([\\p{L}_][\\w.-]*(?:\\[[0-9]+])?)\\s*:(.*)", Pattern.DOTALL);
    /** Bytes of a region that its text tells. */
    private static final int SHOWN = 16;
    private static final SourcePosition START = new SourcePosition(1, 1);

    /** What it comes to: a value, or what is wrong, as a sentence. */
    public record Result(Optional<TypedValue> value, String problem) {

        private static Result of(TypedValue value) {
            return new Result(Optional.of(value), "");
        }

        private static Result of(Problems problems) {
            return new Result(Optional.empty(), problems.sorted().stream().findFirst().map(Problem::message).orElse(""));
        }
    }

    /** What is wrong with the way in which it is written, as a sentence; nothing if it can be evaluated somewhere. */
    public Optional<String> mistake() {
        Problems problems = new Problems();
        ExpressionReader.parse(subject(), problems);
        return problems.isEmpty() ? Optional.empty() : Optional.of(Result.of(problems).problem());
    }

    /** The text without the process. */
    private String subject() {
        Matcher named = PROCESS.matcher(text);
        return named.matches() ? named.group(2).strip() : text.strip();
    }

    /**
     * Its value at the cursor.
     *
     * @param session which does not move meanwhile
     * @param process index of the process that it is about if it names none
     */
    public Result evaluate(Session session, int process) {
        Matcher named = PROCESS.matcher(text);
        if (!named.matches()) {
            return evaluate(session, session.state().process(process));
        }
        List<ProcessState> processes = session.state().processes();
        String name = named.group(1);
        return processes.stream().filter(each -> each.name().equals(name)).findFirst().map(found -> evaluate(session, found)).orElseGet(() -> {
            Problems problems = new Problems();
            problems.add(START, name, "the name of a process" + Suggestion.near(name, processes.stream().map(ProcessState::name).toList()));
            return Result.of(problems);
        });
    }

    private Result evaluate(Session session, ProcessState process) {
        List<Frame> calls = calls(session, process.index());
        return ValuePath.of(subject()).in(calls).map(Result::of).orElseGet(() -> evaluate(new FrameNames(process, calls)));
    }

    private Result evaluate(FrameNames names) {
        Problems problems = new Problems();
        Expression expression = ExpressionReader.parse(subject(), problems);
        if (expression != null) {
            expression.check(names, problems);
        }
        if (!problems.isEmpty()) {
            return Result.of(problems);
        }
        try {
            return Result.of(described(expression.resolve(names).evaluate(names), names.portals().memory()));
        } catch (EvaluationException e) {
            return new Result(Optional.empty(), e.getMessage());
        }
    }

    /** A region by the bytes that it holds. */
    private static TypedValue described(Value value, AddressSpace memory) {
        if (value.object() instanceof RegionValue region) {
            int shown = (int) Math.min(region.length(), SHOWN);
            return new TypedValue(value.type().words(), null, Bytes.text(memory.read(region.address(), shown), region.length()));
        }
        Object object = value.object() instanceof Long || value.object() instanceof String ? value.object() : null;
        return new TypedValue(value.type().words(), object, value.text());
    }

    /** The calls in which a name is looked for: those at the cursor before others. */
    private static List<Frame> calls(Session session, int process) {
        Stream<Frame> near = session.frames().stream().filter(frame -> frame.process() == process && frame.isActivation());
        return Stream.concat(near, session.threads(process).stream().flatMap(thread -> thread.calls().stream())).toList();
    }
}
