package org.portalscope.cli.render;

import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.Stack;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.portalscope.cli.argument.BadInputException;
import org.portalscope.engine.step.Numbers;
import org.portalscope.engine.step.Step;
import org.portalscope.expression.value.Suggestion;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.InitialPositions;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.timeline.session.StepKind;

import picocli.CommandLine.IParameterConsumer;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** A moment of a run, as users name it; it moves a session there, which executes as far as needed. */
interface RunPosition {

    /** Moves the cursor of a session that is at its start. */
    void seek(SessionDriver driver) throws BadInputException;

    /** The moment that is drawn if none is named. */
    static RunPosition usual(boolean translation) {
        return translation ? InitialPositions::longestWalk : RunPosition::run;
    }

    private static void run(SessionDriver driver) {
        driver.move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
    }

    private static void to(SessionDriver driver, int transition, int step) throws BadInputException {
        boolean goesOn = true;
        while (goesOn && driver.session().timeline().size() < transition) {
            goesOn = execute(driver);
        }
        if (driver.session().timeline().size() < transition) {
            throw new BadInputException("--at " + transition + ": the run has " + Numbers.count(driver.session().timeline().size(), "transition"));
        }
        int steps = driver.session().timeline().steps(transition);
        if (step > steps) {
            throw new BadInputException("--at " + transition + "." + step + ": transition " + transition + " has " + Numbers.count(steps, "step"));
        }
        driver.seek(transition == 0 ? Position.START : new Position(transition, step < 1 ? steps : step));
    }

    private static void label(SessionDriver driver, String text) throws BadInputException {
        Set<String> seen = new LinkedHashSet<>();
        for (int number = 1; number <= driver.session().timeline().size() || execute(driver); number++) {
            List<Step> steps = driver.session().timeline().transition(number).steps();
            for (int i = 0; i < steps.size(); i++) {
                Optional<String> label = Optional.of(steps.get(i)).filter(step -> step.category() == Step.Category.LABEL)
                        .flatMap(step -> step.field("text", String.class));
                if (label.filter(seen::add).filter(text::equals).isPresent()) {
                    driver.seek(new Position(number, i + 1));
                    return;
                }
            }
        }
        throw new BadInputException("--at label " + text + ": the run comes to no such label" + Suggestion.near(text, seen)
                + (seen.isEmpty() ? "; the scenario has none" : "; its labels are: " + String.join(", ", seen)));
    }

    private static boolean execute(SessionDriver driver) {
        return driver.session().ending().isEmpty() && driver.move(StepKind.RETURN, Direction.FORWARD, Optional.empty(), () -> false);
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
                return driver -> to(driver, Integer.parseInt(number.group(1)), step);
            }
            return switch (word) {
                case "start" -> driver -> driver.seek(Position.START);
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
            return driver -> RunPosition.label(driver, text);
        }
    }
}
