package org.portalscope.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.portalscope.engine.input.Input;
import org.portalscope.expression.value.Problem;
import org.portalscope.expression.value.Problems;
import org.portalscope.session.LocalSession;
import org.portalscope.session.branch.Alternative;
import org.portalscope.session.branch.BranchPoint;
import org.portalscope.session.branch.Branches;
import org.portalscope.session.branch.Deviation;
import org.portalscope.session.branch.Edit;
import org.portalscope.session.branch.Editable;
import org.portalscope.session.branch.TimelineBranch;
import org.portalscope.session.comparison.DifferenceText;
import org.portalscope.session.comparison.TimelineComparison;
import org.portalscope.session.search.StepPredicate;
import org.portalscope.session.search.WatchedValue;
import org.portalscope.session.search.WatchedValueReader;
import org.portalscope.session.timeline.Position;

/** The commands that let a run go on otherwise, from the past in a timeline of its own. */
final class BranchCommands {

    private static final String CHOOSE = "choose";
    private static final String EDIT = "edit";
    private static final String BRANCHES = "branches";
    private static final String SWITCH = "switch";
    private static final String CLOSE = "close";
    private static final String COMPARE = "compare";
    private static final Set<String> ALL = Set.of(CHOOSE, EDIT, BRANCHES, SWITCH, CLOSE, COMPARE);
    private static final String VALUES = "edit wants a member or bytes and a value, such as md.threshold = 3, server: me 0.match_bits = 0x7 or "
            + "inbox[0..5] = \"hello\"";

    private final TimelineDriver driver;
    private final PrintWriter out;
    private final Branches branches;

    BranchCommands(TimelineDriver driver, LocalSession session, PrintWriter out) {
        this.driver = driver;
        this.out = out;
        branches = new Branches(session);
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
                case CHOOSE -> choose(text);
                case EDIT -> edit(text);
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

    private BranchPoint point() throws BadInputException {
        LocalSession session = shown().session();
        if (!session.canBranch()) {
            throw new BadInputException("A recording holds one timeline: nothing else can happen in it.");
        }
        return BranchPoint.at(session);
    }

    private boolean choose(String text) throws BadInputException {
        BranchPoint point = point();
        List<Alternative> alternatives = point.alternatives();
        if (alternatives.isEmpty()) {
            throw new BadInputException("Nothing can happen here.");
        }
        if (!text.isEmpty()) {
            return choose(point, alternatives.get(number(text, 1, alternatives.size()) - 1));
        }
        for (int i = 0; i < alternatives.size(); i++) {
            Alternative alternative = alternatives.get(i);
            out.println((alternative.isTaken() ? "▶ " : "  ") + (i + 1) + "  " + alternative.words());
        }
        return false;
    }

    private boolean choose(BranchPoint point, Alternative chosen) throws BadInputException {
        if (chosen.isTaken() && !point.isEnd()) {
            driver.seek(new Position(point.number() + 1, 1));
            return true;
        }
        return goOn(point, chosen);
    }

    private boolean edit(String text) throws BadInputException {
        String[] sides = text.split("=", 2);
        if (sides.length < 2) {
            throw new BadInputException(VALUES + ".");
        }
        Problems problems = new Problems();
        Optional<StepPredicate> value = WatchedValueReader.read(sides[0].strip(), driver.session(), problems);
        require(problems);
        WatchedValue watched = value.orElseThrow().watched().stream().filter(Editable::isOne).findFirst()
                .orElseThrow(() -> new BadInputException(VALUES + "."));
        BranchPoint point = point();
        Editable editable = Editable.of(point.state().process(watched.process()).portals(), watched.subject())
                .orElseThrow(() -> new BadInputException(sides[0].strip() + Editable.ABSENT));
        String member = watched.member() == null ? editable.members().get(0).name() : watched.member();
        Optional<Input> input = editable.edited(Map.of(member, sides[1]), problems);
        require(problems);
        return goOn(point, Edit.at(point, watched.process(), input.orElseThrow()));
    }

    private static void require(Problems problems) throws BadInputException {
        Optional<Problem> first = problems.sorted().stream().findFirst();
        if (first.isPresent()) {
            throw new BadInputException(first.get().message());
        }
    }

    private boolean goOn(BranchPoint point, Deviation deviation) throws BadInputException {
        try {
            if (point.isEnd()) {
                deviation.happen(driver);
                return true;
            }
            TimelineBranch branch = branches.begin(point, deviation);
            out.println(branch.title());
            return show(branch);
        } catch (IllegalArgumentException e) {
            throw new BadInputException("That cannot be: " + e.getMessage() + ".");
        }
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
        return branches.all().get(number(text, 0, branches.all().size() - 1));
    }

    private static int number(String text, int least, int greatest) throws BadInputException {
        int number = text.matches("[0-9]{1,9}") ? Integer.parseInt(text) : -1;
        if (number < least || number > greatest) {
            throw new BadInputException(least == greatest ? "There is only number " + least + "."
                    : "Please give a number from " + least + " to " + greatest + ".");
        }
        return number;
    }

    private boolean show(TimelineBranch branch) {
        driver.drive(branch.session());
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
