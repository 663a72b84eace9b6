package org.portalscope.ui.debug;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.stream.Stream;

import org.portalscope.goal.program.GoalSettings;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.run.SchedulerChoice;

/** What a scenario is started with, as people write it: an option of the command line on each line, its value behind its name. */
final class LaunchOptions {

    private static final List<String> NAMES = List.of("--scheduler", "--seed", "--fault", "--schedule", "--loggops", "--matching");

    private LaunchOptions() {
    }

    /** The lines of some options, each name of which stands before its value. */
    static String text(List<String> options) {
        StringJoiner lines = new StringJoiner("\n");
        for (int i = 0; i + 1 < options.size(); i += 2) {
            lines.add(options.get(i) + ' ' + options.get(i + 1));
        }
        return lines.toString();
    }

    /** The options of some lines; of a line without a value, the name alone. */
    static List<String> read(String text) {
        List<String> options = new ArrayList<>();
        lines(text).forEach(line -> options.addAll(List.of(line.split("[\\s=]+", 2))));
        return options;
    }

    private static Stream<String> lines(String text) {
        return text.lines().map(String::strip).filter(line -> !line.isEmpty());
    }

    /** What is wrong with the first line that is none, as a sentence; nothing if all can be used. */
    static Optional<String> problem(String text) {
        Optional<String> wrong = lines(text).map(line -> problem(line.split("[\\s=]+", 2))).flatMap(Optional::stream).findFirst();
        if (wrong.isPresent()) {
            return wrong;
        }
        try {
            GoalSettings.of(read(text));
            return Optional.empty();
        } catch (ScenarioException e) {
            return Optional.of(e.getMessage());
        }
    }

    private static Optional<String> problem(String[] option) {
        if (!NAMES.contains(option[0])) {
            return Optional.of("A run has no option " + option[0] + "; it has " + String.join(", ", NAMES) + '.');
        }
        if (option.length == 1) {
            return Optional.of(option[0] + " wants a value, on the same line.");
        }
        return switch (option[0]) {
            case "--scheduler" -> Stream.of(SchedulerChoice.Kind.values()).anyMatch(kind -> kind.toString().equals(option[1])) ? Optional.empty()
                    : Optional.of("There is no scheduler '" + option[1] + "'.");
            case "--seed" -> option[1].matches("-?\\d{1,18}") ? Optional.empty() : Optional.of("A seed is a number, not '" + option[1] + "'.");
            case "--schedule" -> Files.isReadable(Path.of(option[1])) ? Optional.empty() : Optional.of("The schedule " + option[1] + " cannot be read.");
            default -> Optional.empty();
        };
    }
}
