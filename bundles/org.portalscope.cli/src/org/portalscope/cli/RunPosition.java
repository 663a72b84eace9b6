package org.portalscope.cli;

import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.Stack;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.portalscope.engine.step.Numbers;
import org.portalscope.engine.step.Step;
import org.portalscope.expression.value.Suggestion;
import org.portalscope.session.Direction;
import org.portalscope.session.InitialPositions;
import org.portalscope.session.LocalSession;
import org.portalscope.session.Position;
import org.portalscope.session.StepKind;

import picocli.CommandLine.IParameterConsumer;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** A moment of a run, as users name it; it moves a session there, which executes as far as needed. */
interface RunPosition {

    /** Moves the cursor of a session that stands at its start. */
    void seek(LocalSession session) throws BadInputException;

    /** The moment that is drawn if none is named. */
    static RunPosition usual(boolean translation) {
        return translation ? InitialPositions::longestWalk : RunPosition::run;
    }

    private static void run(LocalSession session) {
        session.move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
    }

    private static void to(LocalSession session, int transition, int step) throws BadInputException {
        boolean goesOn = true;
        while (goesOn && session.timeline().size() < transition) {
            goesOn = execute(session);
        }
        if (session.timeline().size() < transition) {
            throw new BadInputException("--at " + transition + ": the run has " + Numbers.count(session.timeline().size(), "transition"));
        }
        int steps = session.timeline().steps(transition);
        if (step > steps) {
            throw new BadInputException("--at " + transition + "." + step + ": transition " + transition + " has " + Numbers.count(steps, "step"));
        }
        session.seek(transition == 0 ? Position.START : new Position(transition, step < 1 ? steps : step));
    }

    private static void label(LocalSession session, String text) throws BadInputException {
        Set<String> seen = new LinkedHashSet<>();
        for (int number = 1; number <= session.timeline().size() || execute(session); number++) {
            List<Step> steps = session.timeline().transition(number).steps();
            for (int i = 0; i < steps.size(); i++) {
                Optional<String> label = Optional.of(steps.get(i)).filter(step -> step.category() == Step.Category.LABEL)
                        .flatMap(step -> step.field("text", String.class));
                if (label.filter(seen::add).filter(text::equals).isPresent()) {
                    session.seek(new Position(number, i + 1));
                    return;
                }
            }
        }
        throw new BadInputException("--at label " + text + ": the run comes to no such label" + Suggestion.near(text, seen)
                + (seen.isEmpty() ? "; the scenario has none" : "; its labels are: " + String.join(", ", seen)));
    }

    private static boolean execute(LocalSession session) {
        return session.ending().isEmpty() && session.move(StepKind.RETURN, Direction.FORWARD, Optional.empty(), () -> false);
    }

    /** What can be typed, for shells that complete words. */
    final class Words implements Iterable<String> {

        @Override
        public Iterator<String> iterator() {
            return List.of("start", "end", "label").iterator();
        }
    }

    /** Takes {@code 7}, {@code 7.3}, {@code start}, {@code end}, or the two words {@code label TEXT}. */
    final class Consumer implements IParameterConsumer {

        private static final Pattern NUMBER = Pattern.compile("([0-9]{1,9})(?:[.]([1-9][0-9]{0,8}))?");

        @Override
        public void consumeParameters(Stack<String> arguments, ArgSpec option, CommandSpec command) {
            if (arguments.isEmpty()) {
                throw new ParameterException(command.commandLine(), "--at wants a moment: a number, start, end, or label TEXT");
            }
            option.setValue(instant(arguments, command));
        }

        private static RunPosition instant(Stack<String> arguments, CommandSpec command) {
            String word = arguments.pop();
            Matcher number = NUMBER.matcher(word);
            if (number.matches()) {
                int step = number.group(2) == null ? 0 : Integer.parseInt(number.group(2));
                return session -> to(session, Integer.parseInt(number.group(1)), step);
            }
            return switch (word) {
                case "start" -> session -> session.seek(Position.START);
                case "end" -> RunPosition::run;
                case "label" -> label(arguments, command);
                default -> throw new ParameterException(command.commandLine(),
                        "--at wants the number of a transition, N.S, start, end, or label TEXT, not " + word);
            };
        }

        private static RunPosition label(Stack<String> arguments, CommandSpec command) {
            if (arguments.isEmpty()) {
                throw new ParameterException(command.commandLine(), "--at label wants the text of a label");
            }
            String text = arguments.pop();
            return session -> RunPosition.label(session, text);
        }
    }
}
