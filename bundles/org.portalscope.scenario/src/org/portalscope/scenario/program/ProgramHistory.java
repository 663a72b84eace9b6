package org.portalscope.scenario.program;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

import org.portalscope.engine.call.Parameter;
import org.portalscope.engine.canonical.CanonicalForm;
import org.portalscope.engine.memory.Digest128;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.call.CallOutcome;
import org.portalscope.protocol.lockstep.ProgramAction;
import org.portalscope.protocol.lockstep.ProgramAnswer;
import org.portalscope.protocol.value.FunctionResult;

/**
 * What a program in Java has been answered so far: it is a function of that. Immutable, with what came before in common between courses that part later. A
 * run that never goes back has one {@linkplain #withoutAnswers history without answers}, which goes on itself, and whose program cannot be run again, saved or
 * compared.
 */
final class ProgramHistory {

    private final ProgramHistory before;
    private final ProgramAnswer answer;
    private ProgramAction next;
    private Protocol protocol;
    private int length;
    /** Of all answers; null until somebody asks. */
    private volatile Digest128 digest;

    /** Nothing yet. */
    ProgramHistory(ProgramAction first) {
        this(null, null, first, null, 0);
    }

    private ProgramHistory(ProgramHistory before, ProgramAnswer answer, ProgramAction next, Protocol used, int length) {
        this.before = before;
        this.answer = answer;
        this.next = next;
        protocol = used(next, used);
        this.length = length;
    }

    private static Protocol used(ProgramAction next, Protocol before) {
        return next instanceof ProgramAction.CallProtocol call ? call.protocol() : before;
    }

    /** Answers that nobody has asked about are digested now, the first of them first. */
    private Digest128 digest() {
        requireAnswers();
        Deque<ProgramHistory> without = new ArrayDeque<>();
        for (ProgramHistory at = this; at != null && at.digest == null; at = at.before) {
            without.push(at);
        }
        for (ProgramHistory at : without) {
            String text = at.before == null ? "" : at.before.digest.high() + " " + at.before.digest.low() + " " + text(at.answer);
            at.digest = Digest128.of(text.getBytes(StandardCharsets.UTF_8));
        }
        return digest;
    }

    private static String text(ProgramAnswer answer) {
        return Arrays.deepToString(new Object[] {answer.value()});
    }

    /** With one more answer, after which the program wants something else. */
    ProgramHistory with(ProgramAnswer further, ProgramAction wanted) {
        return new ProgramHistory(this, further, known(wanted), protocol, length + 1);
    }

    /** The same as {@link #with}, but neither this answer nor those before are kept. */
    ProgramHistory withoutAnswers(ProgramAction wanted) {
        if (hasAnswers()) {
            return new ProgramHistory(null, null, wanted, protocol, length + 1);
        }
        next = wanted;
        protocol = used(wanted, protocol);
        length++;
        return this;
    }

    private boolean hasAnswers() {
        return before != null || length == 0;
    }

    private void requireAnswers() {
        if (!hasAnswers()) {
            throw new IllegalStateException("what the program was answered has not been kept");
        }
    }

    /** An action as it is kept: one of the last, if that is equal. Programs often want the same again, and all that they have wanted is kept. */
    private ProgramAction known(ProgramAction wanted) {
        return next.equals(wanted) ? next : before != null && before.next.equals(wanted) ? before.next : wanted;
    }

    /** What the program waits to be answered. */
    ProgramAction next() {
        return next;
    }

    /** The protocol that it has used last, or null. */
    Protocol protocol() {
        return protocol;
    }

    /** The protocol of a name that it has called or calls, or null. */
    Protocol protocol(String name) {
        return all().stream().map(ProgramHistory::protocol).filter(called -> called != null && called.name().equals(name)).findFirst().orElse(null);
    }

    /** The calls of protocols that it has not been answered the outcome of, the outermost first. */
    List<ProgramAction.CallProtocol> openCalls() {
        List<ProgramAction.CallProtocol> open = new ArrayList<>();
        for (ProgramHistory at : all()) {
            if (at.answer != null && at.answer.value() instanceof CallOutcome) {
                open.remove(open.size() - 1);
            }
            if (at.next instanceof ProgramAction.CallProtocol call) {
                open.add(call);
            }
        }
        return open;
    }

    /** All that it was, the beginning first. */
    Deque<ProgramHistory> all() {
        requireAnswers();
        Deque<ProgramHistory> all = new ArrayDeque<>();
        for (ProgramHistory at = this; at != null; at = at.before) {
            all.push(at);
        }
        return all;
    }

    /** How many answers it has been given. */
    int length() {
        return length;
    }

    /** The last answer, or null if there was none. */
    ProgramAnswer answer() {
        return answer;
    }

    /** Writes all answers, so that different ones are different states; the objects whose handles were answered belong to the state. */
    void write(CanonicalForm form) {
        form.number(digest().high());
        form.number(digest().low());
        for (ProgramHistory at = this; at.before != null; at = at.before) {
            if (at.before.next instanceof ProgramAction.CallPortals call) {
                writeHandles(call.function().parameters(), (FunctionResult) at.answer.value(), form);
            }
        }
    }

    private static void writeHandles(List<Parameter> parameters, FunctionResult result, CanonicalForm form) {
        for (int i = 0; i < result.outputs().size(); i++) {
            if (result.outputs().get(i) != null && isHandle(parameters.get(i).type())) {
                form.handle((Long) result.outputs().get(i));
            }
        }
    }

    private static boolean isHandle(Parameter.Type type) {
        return switch (type) {
            case NI, ME, MD, EQ, HANDLE -> true;
            default -> false;
        };
    }

    /** {@code 3 answers, …}: equal histories have equal texts, if their answers are kept. */
    @Override
    public String toString() {
        return length + " answers, "
                + (hasAnswers() ? "digest " + Long.toHexString(digest().high()) + Long.toHexString(digest().low()) : "not kept");
    }
}
