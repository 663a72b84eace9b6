package org.portalscope.cli.step;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.portalscope.analysis.branch.Alternative;
import org.portalscope.analysis.branch.BranchPoint;
import org.portalscope.analysis.branch.Branches;
import org.portalscope.analysis.branch.Deviation;
import org.portalscope.analysis.branch.Edit;
import org.portalscope.analysis.branch.Editable;
import org.portalscope.analysis.branch.TimelineBranch;
import org.portalscope.analysis.search.StepPredicate;
import org.portalscope.analysis.search.WatchedValue;
import org.portalscope.analysis.search.WatchedValueReader;
import org.portalscope.cli.argument.BadInputException;
import org.portalscope.engine.input.Input;
import org.portalscope.expression.value.Problem;
import org.portalscope.expression.value.Problems;
import org.portalscope.timeline.Position;

/** The commands that let a run go on otherwise: at its end in the same timeline, from the past in one of its own, which is shown then. */
final class DeviationCommands {

    private static final String VALUES = "edit wants a member or bytes and a value, such as md.threshold = 3, server: me 0.match_bits = 0x7 or "
            + "inbox[0..5] = \"hello\"";

    private final TimelineDriver driver;
    private final Branches branches;
    private final PrintWriter out;

    DeviationCommands(TimelineDriver driver, Branches branches, PrintWriter out) {
        this.driver = driver;
        this.branches = branches;
        this.out = out;
    }

    private static BranchPoint point(TimelineBranch shown) throws BadInputException {
        if (!shown.session().canBranch()) {
            throw new BadInputException("A recording holds one timeline: nothing else can happen in it.");
        }
        return BranchPoint.at(shown.session());
    }

    /** Lists what can happen, or lets that of a number happen; returns whether the cursor is somewhere else. */
    boolean choose(TimelineBranch shown, String text) throws BadInputException {
        BranchPoint point = point(shown);
        List<Alternative> alternatives = point.alternatives();
        if (alternatives.isEmpty()) {
            throw new BadInputException("Nothing can happen here.");
        }
        if (!text.isEmpty()) {
            return choose(point, alternatives.get(ListedNumber.of(text, 1, alternatives.size()) - 1));
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

    /** Edits a value; returns whether it could. */
    boolean edit(TimelineBranch shown, String text) throws BadInputException {
        String[] sides = text.split("=", 2);
        if (sides.length < 2) {
            throw new BadInputException(VALUES + ".");
        }
        Problems problems = new Problems();
        Optional<StepPredicate> value = WatchedValueReader.read(sides[0].strip(), driver.session(), problems);
        require(problems);
        WatchedValue watched = value.orElseThrow().watched().stream().filter(Editable::isOne).findFirst()
                .orElseThrow(() -> new BadInputException(VALUES + "."));
        BranchPoint point = point(shown);
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
            driver.drive(branch);
            return true;
        } catch (IllegalArgumentException e) {
            throw new BadInputException("That cannot be: " + e.getMessage() + ".");
        }
    }
}
