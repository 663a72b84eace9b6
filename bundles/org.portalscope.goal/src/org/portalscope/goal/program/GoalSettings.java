package org.portalscope.goal.program;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.portalscope.goal.simulation.LogGopsException;
import org.portalscope.goal.simulation.LogGopsParameters;
import org.portalscope.goal.simulation.MatchingPlace;
import org.portalscope.scenario.source.ScenarioException;

/**
 * What a GOAL schedule runs with besides its text.
 *
 * @param parameters of the LogGOPS model
 * @param matching   who matches its messages
 */
public record GoalSettings(LogGopsParameters parameters, MatchingPlace matching) {

    /** The option of the command line that gives the parameters. */
    public static final String LOGGOPS = "--loggops";
    /** The one that says who matches. */
    public static final String MATCHING = "--matching";

    /** Those of LogGOPSim, and network interfaces that match. */
    public static final GoalSettings DEFAULT = new GoalSettings(LogGopsParameters.DEFAULT, MatchingPlace.NIC);

    /**
     * The settings that options say; each that is not among them is the default.
     *
     * @param options as on the command line: each name before its value
     * @throws ScenarioException if a value is none, with a sentence that says which
     */
    public static GoalSettings of(List<String> options) throws ScenarioException {
        GoalSettings settings = DEFAULT;
        for (int i = 0; i + 1 < options.size(); i += 2) {
            settings = settings.with(options.get(i), options.get(i + 1));
        }
        return settings;
    }

    private GoalSettings with(String option, String value) throws ScenarioException {
        return switch (option) {
            case LOGGOPS -> new GoalSettings(parameters(value), matching);
            case MATCHING -> new GoalSettings(parameters, matching(value));
            default -> this;
        };
    }

    /**
     * Reads parameters as the option has them.
     *
     * @throws ScenarioException if they are none, with a sentence that says which
     */
    public static LogGopsParameters parameters(String text) throws ScenarioException {
        try {
            return LogGopsParameters.parse(text);
        } catch (LogGopsException e) {
            throw new ScenarioException(LOGGOPS + ": " + e.getMessage(), e);
        }
    }

    private static MatchingPlace matching(String word) throws ScenarioException {
        return Stream.of(MatchingPlace.values()).filter(place -> place.toString().equals(word)).findFirst()
                .orElseThrow(() -> new ScenarioException(MATCHING + ": expected nic or host, not " + word));
    }

    /** As options of the command line; none for what holds without them. */
    public List<String> options() {
        List<String> options = new ArrayList<>();
        if (!parameters.equals(LogGopsParameters.DEFAULT)) {
            options.addAll(List.of(LOGGOPS, parameters.text()));
        }
        if (matching != MatchingPlace.NIC) {
            options.addAll(List.of(MATCHING, matching.toString()));
        }
        return options;
    }

    /** What is not as usual, such as {@code LogGOPS L=1,o=2,g=3,G=4,S=5,O=6} and {@code matching host}; empty if nothing is. */
    public List<String> words() {
        List<String> words = new ArrayList<>();
        if (!parameters.equals(LogGopsParameters.DEFAULT)) {
            words.add("LogGOPS " + parameters.text());
        }
        if (matching != MatchingPlace.NIC) {
            words.add("matching " + matching);
        }
        return words;
    }
}
