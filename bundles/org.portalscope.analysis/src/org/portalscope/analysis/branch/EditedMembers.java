package org.portalscope.analysis.branch;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.expression.Expression;
import org.portalscope.expression.NoNames;
import org.portalscope.expression.NoValues;
import org.portalscope.expression.syntax.ExpressionReader;
import org.portalscope.expression.value.EvaluationException;
import org.portalscope.expression.value.Problem;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;

/** Reads the members of something that is edited. A member without a text stays as it is. */
final class EditedMembers {

    private static final Pattern CRITERION = Pattern.compile("(\\*|[0-9]{1,9}):(\\*|[0-9]{1,9})");
    private static final Pattern BYTES = Pattern.compile("[0-9a-fA-F]{2}(?: ?[0-9a-fA-F]{2})*");
    private static final String ANY = "*";
    private static final NoNames NAMES = new NoNames("a number or a constant");

    private final Editable edited;
    private final Map<String, String> texts;
    private final Problems problems;
    private boolean isRight = true;

    EditedMembers(Editable edited, Map<String, String> texts, Problems problems) {
        this.edited = edited;
        this.texts = texts;
        this.problems = problems;
        texts.keySet().stream().filter(name -> edited.line(name) == 0).forEach(this::unknown);
    }

    private void unknown(String name) {
        isRight = false;
        problems.add(new SourcePosition(1, 1), name, String.join(", ", edited.members().stream().map(Editable.Member::name).toList()));
    }

    /** Whether nothing was wrong so far. */
    boolean isRight() {
        return isRight;
    }

    /** The text of a member, if it has one. */
    Optional<String> text(String member) {
        return Optional.ofNullable(texts.get(member)).map(String::strip);
    }

    /** Says that a member should be something else, and returns what stands for it. */
    <T> T wrong(String member, String expected, T otherwise) {
        isRight = false;
        problems.add(new SourcePosition(edited.line(member), 1), text(member).filter(text -> !text.isEmpty()).orElse("<nothing>"), expected);
        return otherwise;
    }

    /** A number of 64 bits, as an expression of numbers and constants. */
    long number(String member, long now) {
        return value(member, Type.INTEGER).map(Value::number).orElse(now);
    }

    /** A number in a range. */
    long number(String member, long now, long least, long greatest) {
        long number = number(member, now);
        return number >= least && number <= greatest ? number : wrong(member, "a number from " + least + " to " + greatest, now);
    }

    /** Who may be an initiator: {@code 1:0}, with a star for any. */
    ProcessId criterion(String member, ProcessId now) {
        Matcher matcher = CRITERION.matcher(text(member).orElse(now.toString()));
        return matcher.matches() ? new ProcessId(part(matcher.group(1), Ptl.PTL_NID_ANY), part(matcher.group(2), Ptl.PTL_PID_ANY))
                : wrong(member, "a node and a process id such as 1:0, a star for any", now);
    }

    private static int part(String digits, int any) {
        return digits.equals(ANY) ? any : Integer.parseInt(digits);
    }

    /** As many bytes as there are now: two hexadecimal digits for each, or a text in quotes. */
    byte[] bytes(String member, byte[] now) {
        String text = text(member).orElse(null);
        if (text == null) {
            return now;
        }
        byte[] bytes = BYTES.matcher(text).matches() ? HexFormat.of().parseHex(text.replace(" ", ""))
                : value(member, Type.STRING).map(value -> ((String) value.object()).getBytes(StandardCharsets.UTF_8)).orElse(now);
        return bytes.length == now.length ? bytes : wrong(member, now.length + " bytes, not " + bytes.length, now);
    }

    /** The value of a member, if it has a text and nothing is wrong with it. */
    private Optional<Value> value(String member, Type type) {
        if (text(member).isEmpty()) {
            return Optional.empty();
        }
        Problems own = new Problems();
        Expression expression = ExpressionReader.parse(text(member).get(), own);
        if (expression != null) {
            expression.require(type, NAMES, own);
        }
        if (!own.isEmpty()) {
            own.sorted().stream().findFirst().map(Problem::expected).ifPresent(expected -> wrong(member, expected, type));
            return Optional.empty();
        }
        return evaluated(member, expression);
    }

    private Optional<Value> evaluated(String member, Expression expression) {
        try {
            return Optional.of(expression.resolve(NAMES).evaluate(NoValues.INSTANCE));
        } catch (EvaluationException e) {
            return wrong(member, "a value: " + e.getMessage(), Optional.empty());
        }
    }
}
