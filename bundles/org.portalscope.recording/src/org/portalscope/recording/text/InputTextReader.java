package org.portalscope.recording.text;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;

import org.portalscope.engine.input.Input;
import org.portalscope.engine.step.Numbers;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Suggestion;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.TransitionCause;
import org.portalscope.recording.json.JsonLineParser;
import org.portalscope.recording.json.JsonValue;
import org.portalscope.recording.json.LineSource;
import org.portalscope.recording.json.MemberReader;

/**
 * Reads inputs from their text form, as releng/docs/input-text-format.md describes it, one transition after the other. The processes run while they are
 * read, since names of handles stand for what calls return; what the file says of results is compared with what the engine answers. Once something in the
 * file is wrong, nothing runs any more, and the rest is only looked through for more that is wrong.
 */
public final class InputTextReader {

    /** Lines in which something is wrong, after which no more are looked at. */
    private static final int MOST_WRONG_LINES = 20;
    private static final int MOST_THREADS = 1 << 16;
    private static final int MOST_INPUTS = 1 << 20;
    private static final Set<LineKind> OF_THREADS = EnumSet.of(LineKind.CALL, LineKind.WAIT_LEFT, LineKind.ENTER, LineKind.LEAVE,
            LineKind.PROTOCOL_CALL, LineKind.CALLBACK_RETURN, LineKind.BARRIER, LineKind.BARRIER_REACHED, LineKind.TRANSITION);

    private static final List<String> LINE_KINDS = Values.words(LineKind.class);

    private final String file;
    private final Problems problems = new Problems();
    private final Values values = new Values(problems);
    private final LineSource lines;
    private final Differences differences;
    private final List<Input> taken = new ArrayList<>();
    private final RecordingOrigin origin;
    private final RunningProcesses processes;
    private final InputReader inputs;
    private final CauseReader causes;
    private int wrongLines;
    /** The process of the line that was read last, or null. */
    private RunningProcess recent;
    /** The transition that a line has announced and that is not complete, or null. */
    private OpenTransition open;

    /** A transition with inputs that are still to come. */
    private record OpenTransition(RunningProcess process, long time, TransitionCause cause, int missing, int line) {
    }

    /**
     * Reads the first line.
     *
     * @param file     the name of the file in messages
     * @param in       stays open
     * @param listener learns of each difference between what the file tells and what the engine answers
     * @throws InputTextException if the first line is none of this form
     */
    public InputTextReader(String file, InputStream in, Consumer<Discrepancy> listener) throws IOException, InputTextException {
        this.file = file;
        lines = new LineSource(in, problems);
        differences = new Differences(file, listener);
        JsonValue first = nextObject();
        if (first == null && problems.isEmpty()) {
            problems.add(new SourcePosition(1, 1), "<the end of the file>", "a first line that says what the run is");
        }
        origin = first == null ? null : new OriginReader(values).read(first);
        refuseProblems();
        processes = new RunningProcesses(Objects.requireNonNull(origin, "what cannot be read has been refused").processes());
        MessageReader messages = new MessageReader(values, processes, differences);
        inputs = new InputReader(values, processes, messages, differences);
        causes = new CauseReader(values, messages);
    }

    /** What the first line says. */
    public RecordingOrigin origin() {
        return origin;
    }

    /**
     * The next transition, or null if there are no more.
     *
     * @throws InputTextException if something is wrong with this line or one behind it; nothing can be read any more then
     */
    public RecordedTransition next() throws IOException, InputTextException {
        try {
            return nextTransition();
        } catch (RuntimeException e) {
            throw new InputTextException(file, lines.line(), e);
        }
    }

    private RecordedTransition nextTransition() throws IOException, InputTextException {
        RecordedTransition transition = null;
        JsonValue object = nextObject();
        while (object != null && transition == null) {
            transition = read(object);
            object = transition == null ? nextObject() : object;
        }
        if (transition == null && open != null && problems.isEmpty()) {
            problems.add(new SourcePosition(open.line, 1), "<a transition that lacks inputs>",
                    Numbers.count(open.missing, "more line") + " for it before the end of the file");
        }
        refuseProblems();
        return transition;
    }

    private void refuseProblems() throws InputTextException {
        if (!problems.isEmpty()) {
            throw new InputTextException(file, problems.sorted());
        }
    }

    /** The object of the next line that has one, or null at the end. */
    private JsonValue nextObject() throws IOException {
        while (wrongLines < MOST_WRONG_LINES) {
            int before = problems.sorted().size();
            String text = lines.next();
            if (text == null) {
                return null;
            }
            JsonValue object = text.isBlank() ? null : JsonLineParser.parse(text, lines.line(), problems);
            if (object != null) {
                return object;
            }
            wrongLines += problems.sorted().size() > before ? 1 : 0;
        }
        return null;
    }

    /** Reads a line; returns the transition that it completes, or null. */
    private RecordedTransition read(JsonValue object) {
        int before = problems.sorted().size();
        differences.begin(lines.line());
        MemberReader line = new MemberReader(object, problems);
        JsonValue record = line.optional("record");
        LineKind kind = values.lowerCase(record, LineKind.class);
        if (record == null) {
            problems.add(object.position(), "<no record>", "record: one of " + String.join(", ", LINE_KINDS));
        }
        RunningProcess process = record == null || !LINE_KINDS.contains(record.text()) ? null : process(line);
        long time = open == null || !problems.isEmpty() ? time(line) : RecordedTransition.NO_TIME;
        RecordedTransition transition = process == null ? null : read(kind, line, process, time);
        wrongLines += problems.sorted().size() > before ? 1 : 0;
        return problems.isEmpty() ? transition : null;
    }

    private RunningProcess process(MemberReader line) {
        boolean required = open == null && problems.isEmpty();
        JsonValue name = required ? line.required("process", "the name of the process that took it") : line.optional("process");
        if (name == null) {
            return recent;
        }
        RunningProcess process = processes.named(values.text(name));
        recent = process == null ? recent : process;
        if (process == null) {
            values.refuse(name, "one of the processes " + String.join(", ", processes.names()) + Suggestion.near(name.text(), processes.names()));
        } else if (open != null && process != open.process && problems.isEmpty()) {
            values.refuse(name, open.process.description().name() + ", whose transition of line " + open.line + " lacks " + open.missing + " inputs");
        }
        return process;
    }

    private long time(MemberReader line) {
        JsonValue time = line.optional("time");
        long nanoseconds = values.number(time);
        if (nanoseconds < 0) {
            values.refuse(time, "nanoseconds from 0");
        }
        return time == null ? RecordedTransition.NO_TIME : nanoseconds;
    }

    private RecordedTransition read(LineKind kind, MemberReader line, RunningProcess process, long time) {
        JsonValue thread = OF_THREADS.contains(kind) ? line.optional("thread") : null;
        int number = thread == null ? 0 : values.number(thread, 0, MOST_THREADS - 1);
        if (kind == LineKind.TRANSITION) {
            return announced(line, process, time, number);
        }
        ReadInput input = inputs.read(kind, line, process, number);
        line.end();
        take(kind, line, process, input);
        return open == null ? single(process, time, input) : completed();
    }

    private RecordedTransition announced(MemberReader line, RunningProcess process, long time, int thread) {
        TransitionCause cause = causes.read(line, thread);
        int count = values.number(line.required("inputs", "how many lines with its inputs follow"), 0, MOST_INPUTS);
        line.end();
        if (open != null && problems.isEmpty()) {
            problems.add(line.object().position(), "<a transition>", open.missing + " more inputs of the transition of line " + open.line);
        } else if (count > 0) {
            open = new OpenTransition(process, time, cause, count, lines.line());
        }
        return count > 0 ? null : new RecordedTransition(process.index(), time, cause, List.of());
    }

    /** Lets the process take an input, unless something is wrong. */
    private void take(LineKind kind, MemberReader line, RunningProcess process, ReadInput input) {
        if (!problems.isEmpty()) {
            return;
        }
        process.portals().recordTo(taken::add);
        try {
            input.answered().accept(process.portals().take(input.input()));
        } catch (IllegalArgumentException | IllegalStateException e) {
            problems.add(line.object().position(), "<" + Values.word(kind) + ">", "what " + process.description().name() + " can take here: " + e.getMessage());
        } finally {
            process.portals().recordTo(null);
        }
    }

    private RecordedTransition single(RunningProcess process, long time, ReadInput input) {
        return problems.isEmpty() ? made(process, time, ObviousCause.of(input.input())) : null;
    }

    private RecordedTransition completed() {
        OpenTransition announced = open;
        open = announced.missing == 1 ? null : new OpenTransition(announced.process, announced.time, announced.cause, announced.missing - 1, announced.line);
        return open == null ? made(announced.process, announced.time, announced.cause) : null;
    }

    private RecordedTransition made(RunningProcess process, long time, TransitionCause cause) {
        RecordedTransition transition = new RecordedTransition(process.index(), time, cause, taken);
        taken.clear();
        return transition;
    }
}
