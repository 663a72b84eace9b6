package org.portalscope.analysis.breakpoint;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.portalscope.analysis.search.StepQuery;
import org.portalscope.engine.call.Function;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Suggestion;

/** Reads what a breakpoint waits for. */
final class TargetReader {

    private static final List<String> WORDS = List.of("line", "call", "portal", "change", "when");
    private static final String BITS = "(0x[0-9a-fA-F_]{1,20}|[0-9]{1,18})";
    private static final Pattern PORTAL = Pattern.compile("([0-9]{1,9})(?:\\s+bits\\s+" + BITS + "(?:\\s+ignoring\\s+" + BITS + ")?)?");
    private static final int HEXADECIMAL = 16;

    private final BreakpointContext context;
    private final Problems problems;

    TargetReader(BreakpointContext context, Problems problems) {
        this.context = context;
        this.problems = problems;
    }

    Optional<BreakpointTarget> read(String text) {
        Optional<BreakpointOutcome> outcome = BreakpointOutcome.of(text);
        if (outcome.isPresent()) {
            return Optional.of(new OutcomeTarget(outcome.get(), context.roles()));
        }
        String[] words = text.split("\\s+", 2);
        return read(words[0], words.length == 1 ? "" : words[1]);
    }

    private Optional<BreakpointTarget> read(String word, String text) {
        return switch (word) {
            case "line" -> context.line(text, problems).map(BreakpointTarget.class::cast);
            case "call" -> function(text);
            case "portal" -> portal(text);
            case "change" -> value(text);
            case "when" -> StepQuery.meets(text, context.processes(), problems).map(query -> new ConditionTarget(text, query.predicate()));
            default -> {
                List<String> known = new ArrayList<>(WORDS);
                known.addAll(BreakpointOutcome.words());
                yield problem(word, String.join(", ", known) + Suggestion.near(word, known));
            }
        };
    }

    private Optional<BreakpointTarget> function(String name) {
        Optional<BreakpointTarget> function = Function.named(name).map(FunctionTarget::new);
        return function.isPresent() ? function : problem(name, "a function of the API"
                + Suggestion.near(name, Arrays.stream(Function.values()).map(Function::documentName).toList()));
    }

    private Optional<BreakpointTarget> portal(String text) {
        Matcher matcher = PORTAL.matcher(text);
        if (!matcher.matches()) {
            return problem(text, "a Portal index, such as 4, 4 bits 0x0007 or 4 bits 0x0007 ignoring 0x00F0");
        }
        int index = Integer.parseInt(matcher.group(1));
        if (matcher.group(2) == null) {
            return Optional.of(new PortalTarget(index, 0, PortalTarget.ANY_BITS));
        }
        return Optional.of(new PortalTarget(index, number(matcher.group(2)), matcher.group(3) == null ? 0 : number(matcher.group(3))));
    }

    private static long number(String digits) {
        return digits.startsWith("0x") ? Long.parseUnsignedLong(digits.substring(2).replace("_", ""), HEXADECIMAL) : Long.parseLong(digits);
    }

    private Optional<BreakpointTarget> value(String text) {
        return context.changes(text, problems).map(changes -> new ValueTarget(context.absolute(text, changes), changes));
    }

    private Optional<BreakpointTarget> problem(String found, String expected) {
        problems.add(new SourcePosition(1, 1), found.isEmpty() ? "<nothing>" : found, expected);
        return Optional.empty();
    }
}
