package org.portalscope.cli.argument;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import org.portalscope.world.Choice;
import org.portalscope.world.schedule.InteractiveScheduler;

/** Asks a person what happens next: the choices are listed with numbers, and a line with a number is the answer. */
public final class ChoicePrompt implements InteractiveScheduler.Chooser {

    private final BufferedReader in;
    private final PrintWriter out;

    public ChoicePrompt(BufferedReader in, PrintWriter out) {
        this.in = in;
        this.out = out;
    }

    @Override
    public Optional<Choice> choose(List<Choice> enabled, Function<Choice, String> words) {
        for (int i = 0; i < enabled.size(); i++) {
            out.println("  " + (i + 1) + "  " + words.apply(enabled.get(i)));
        }
        return answer(enabled);
    }

    /** The choice of the first line that holds one of the numbers; nothing if the input ends. */
    private Optional<Choice> answer(List<Choice> enabled) {
        for (String line = prompt(); line != null; line = prompt()) {
            int number = line.matches("[0-9]{1,9}") ? Integer.parseInt(line) : 0;
            if (number >= 1 && number <= enabled.size()) {
                return Optional.of(enabled.get(number - 1));
            }
            out.println(enabled.size() == 1 ? "There is only number 1." : "Please type a number from 1 to " + enabled.size() + ".");
        }
        out.println();
        return Optional.empty();
    }

    private String prompt() {
        out.print("> ");
        out.flush();
        try {
            String line = in.readLine();
            return line == null ? null : line.strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
