package org.portalscope.cli.step;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import org.portalscope.analysis.search.StepQuery;
import org.portalscope.analysis.search.StepSearch;
import org.portalscope.analysis.search.WatchedValueReader;
import org.portalscope.expression.value.Problem;
import org.portalscope.expression.value.Problems;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.RunProgress;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.timeline.state.ProcessTable;

/** The commands that move the cursor to a step which is described. */
final class SearchCommands {

    private static final Map<String, Direction> CONDITIONS = Map.of("find", Direction.FORWARD, "rfind", Direction.BACK);
    private static final Map<String, Direction> CHANGES = Map.of("changed", Direction.FORWARD, "rchanged", Direction.BACK);

    private static final String ALL = "findall";
    /** How many transitions are printed at most. */
    private static final int MOST = 1_000;

    private final SessionDriver driver;
    private final PrintWriter out;
    private Optional<StepQuery> condition = Optional.empty();
    private Optional<StepQuery> value = Optional.empty();

    SearchCommands(SessionDriver driver, PrintWriter out) {
        this.driver = driver;
        this.out = out;
    }

    /** A line for each command. */
    static List<String> help() {
        return List.of("find CONDITION to the next step that meets it, such as find kind == \"ThresholdTaken\" && after == 0; rfind to the one before",
                "changed VALUE to the next step that changes it, such as changed md.threshold, inbox[3], server: eq 0 or portal 4; rchanged to the one before",
                "find, rfind, changed and rchanged alone search for the last one again; findall CONDITION prints the transitions that have such a step");
    }

    /** Whether a command is one of these. */
    static boolean isOne(String command) {
        return CONDITIONS.containsKey(word(command)) || CHANGES.containsKey(word(command)) || word(command).equals(ALL);
    }

    private static String word(String command) {
        return command.split("\\s", 2)[0];
    }

    /** Follows a command that is one of these, and says why if the cursor does not move. */
    boolean follow(String command) {
        String word = word(command);
        String text = command.substring(word.length()).strip();
        if (word.equals(ALL)) {
            findAll(text);
            return false;
        }
        return CONDITIONS.containsKey(word) ? find(text, CONDITIONS.get(word)) : change(text, CHANGES.get(word));
    }

    private boolean find(String text, Direction direction) {
        Problems problems = new Problems();
        read(text, problems);
        return go(condition, direction, problems);
    }

    private void read(String text, Problems problems) {
        if (!text.isEmpty() || condition.isEmpty()) {
            condition = StepQuery.meets(text, ProcessTable.of(driver.session().state()), problems);
        }
    }

    private void findAll(String text) {
        Problems problems = new Problems();
        read(text, problems);
        problems.sorted().stream().map(Problem::message).forEach(out::println);
        condition.ifPresent(wanted -> {
            List<Integer> hits = new WorkerScan().all(driver.session().timeline(), wanted.predicate(), MOST, RunProgress.NONE, () -> false);
            out.println(wanted.found(hits.size(), MOST));
            out.println(hits.stream().map(String::valueOf).collect(Collectors.joining(" ")));
        });
    }

    private boolean change(String text, Direction direction) {
        Problems problems = new Problems();
        if (!text.isEmpty() || value.isEmpty()) {
            value = WatchedValueReader.read(text, driver.session(), problems).map(predicate -> StepQuery.changes(predicate, text));
        }
        return go(value, direction, problems);
    }

    /** @param wanted nothing if there are problems */
    private boolean go(Optional<StepQuery> wanted, Direction direction, Problems problems) {
        problems.sorted().stream().map(Problem::message).forEach(out::println);
        return wanted.isPresent() && go(wanted.get(), direction);
    }

    private boolean go(StepQuery wanted, Direction direction) {
        boolean found = new StepSearch(new WorkerScan()).find(driver, direction, wanted.predicate(), RunProgress.NONE, () -> false) == StepSearch.End.FOUND;
        if (!found) {
            out.println(wanted.missing(direction));
        }
        return found;
    }
}
