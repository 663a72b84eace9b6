package org.portalscope.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;

import org.portalscope.expression.value.Problem;
import org.portalscope.expression.value.Problems;
import org.portalscope.session.SessionDriver;
import org.portalscope.session.search.ExpressionPredicate;
import org.portalscope.session.search.SequentialScan;
import org.portalscope.session.search.StepPredicate;
import org.portalscope.session.search.StepSearch;
import org.portalscope.session.state.ProcessTable;
import org.portalscope.session.timeline.Direction;

/** The commands that move the cursor to a step which is described. */
final class SearchCommands {

    private static final Map<String, Direction> WORDS = Map.of("find", Direction.FORWARD, "rfind", Direction.BACK);

    private final StepSearch search = new StepSearch(new SequentialScan());
    private final SessionDriver driver;
    private final PrintWriter out;
    private String last = "";

    SearchCommands(SessionDriver driver, PrintWriter out) {
        this.driver = driver;
        this.out = out;
    }

    /** A line for each command. */
    static List<String> help() {
        return List.of("find CONDITION to the next step that meets it, such as find kind == \"ThresholdTaken\" && after == 0; rfind back; alone: the last one again");
    }

    /** Whether a command is one of these. */
    static boolean isOne(String command) {
        return WORDS.containsKey(word(command));
    }

    /** Follows a command that is one of these, and says why if the cursor does not move. */
    boolean follow(String command) {
        String text = command.substring(word(command).length()).strip();
        last = text.isEmpty() ? last : text;
        return find(WORDS.get(word(command)));
    }

    private static String word(String command) {
        return command.split("\\s", 2)[0];
    }

    private boolean find(Direction direction) {
        Problems problems = new Problems();
        StepPredicate predicate = ExpressionPredicate.parse(last, ProcessTable.of(driver.session().state()), problems);
        problems.sorted().stream().map(Problem::message).forEach(out::println);
        boolean found = predicate != null && search.find(driver, direction, predicate, () -> false).isPresent();
        if (predicate != null && !found) {
            out.println("No " + (direction == Direction.BACK ? "earlier" : "later") + " step meets " + last + ".");
        }
        return found;
    }
}
