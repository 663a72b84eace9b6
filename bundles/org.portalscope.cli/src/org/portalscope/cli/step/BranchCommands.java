package org.portalscope.cli.step;

import java.io.PrintWriter;
import java.util.List;
import java.util.Set;

import org.portalscope.analysis.branch.Branches;
import org.portalscope.analysis.branch.TimelineBranch;
import org.portalscope.analysis.comparison.DifferenceText;
import org.portalscope.analysis.comparison.TimelineComparison;
import org.portalscope.cli.argument.BadInputException;
import org.portalscope.timeline.session.LocalSession;

/** The commands that begin timelines of a run, and those that list, show, close and compare them. */
final class BranchCommands {

    private static final String CHOOSE = "choose";
    private static final String EDIT = "edit";
    private static final String BRANCHES = "branches";
    private static final String SWITCH = "switch";
    private static final String CLOSE = "close";
    private static final String COMPARE = "compare";
    private static final Set<String> ALL = Set.of(CHOOSE, EDIT, BRANCHES, SWITCH, CLOSE, COMPARE);

    private final TimelineDriver driver;
    private final PrintWriter out;
    private final Branches branches;
    private final DeviationCommands deviations;

    BranchCommands(TimelineDriver driver, LocalSession session, PrintWriter out) {
        this.driver = driver;
        this.out = out;
        branches = new Branches(session);
        deviations = new DeviationCommands(driver, branches, out);
    }

    /** A line for each command. */
    static List<String> help() {
        return List.of("choose lists what can happen at the cursor, or could have, by numbers; choose N lets that happen, in the past in a branch of its own",
                "edit VALUE = VALUE changes the criteria of an entry, a member of a descriptor or bytes there, such as edit md.threshold = 3",
                "branches lists the timelines; switch N goes to one, close N forgets it, compare N finds where it differs from the one that is shown");
    }

    /** Whether a command is one of these. */
    static boolean isOne(String command) {
        return ALL.contains(word(command));
    }

    private static String word(String command) {
        return command.split("\\s", 2)[0];
    }

    /** Follows a command that is one of these; returns whether the cursor is somewhere else, or another timeline is shown. */
    boolean follow(String command) {
        String word = word(command);
        String text = command.substring(word.length()).strip();
        try {
            return switch (word) {
                case CHOOSE -> deviations.choose(shown(), text);
                case EDIT -> deviations.edit(shown(), text);
                case BRANCHES -> list();
                case SWITCH -> show(branch(text));
                case CLOSE -> close(branch(text));
                default -> compare(branch(text));
            };
        } catch (BadInputException e) {
            out.println(e.getMessage());
            return false;
        }
    }

    private TimelineBranch shown() {
        return branches.all().stream().filter(branch -> branch.session() == driver.session()).findFirst().orElseThrow();
    }

    private boolean list() {
        List<TimelineBranch> all = branches.all();
        for (int i = 0; i < all.size(); i++) {
            LocalSession session = all.get(i).session();
            out.println((session == driver.session() ? "▶ " : "  ") + i + "  " + all.get(i).title()
                    + " (transition " + session.position().transition() + " of " + session.timeline().size() + ")");
        }
        return false;
    }

    private TimelineBranch branch(String text) throws BadInputException {
        return branches.all().get(ListedNumber.of(text, 0, branches.all().size() - 1));
    }

    private boolean show(TimelineBranch branch) {
        driver.drive(branch);
        return true;
    }

    private boolean close(TimelineBranch branch) throws BadInputException {
        if (branch.session() == driver.session()) {
            throw new BadInputException("This timeline is shown: switch to another one first.");
        }
        branches.close(branch);
        return list();
    }

    private boolean compare(TimelineBranch other) throws BadInputException {
        TimelineBranch shown = shown();
        if (other.equals(shown)) {
            throw new BadInputException("This timeline is shown: compare wants another one.");
        }
        out.println("< " + shown.title());
        out.println("> " + other.title());
        new TimelineComparison(shown.session().timeline(), other.session().timeline()).compare(() -> false).map(DifferenceText::lines)
                .orElse(List.of("They do the same as far as both have been executed.")).forEach(out::println);
        return false;
    }
}
