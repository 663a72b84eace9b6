package org.portalscope.analysis.comparison;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.portalscope.timeline.text.SubjectWords;

/** Tells where two runs part as text, the left run marked with {@code <} and the right one with {@code >}, as diff does. */
public final class DifferenceText {

    private DifferenceText() {
    }

    /** The step, what differs in it, and the state behind it. */
    public static List<String> lines(Divergence found) {
        List<String> lines = new ArrayList<>();
        lines.add(found.process() + " differs first in:");
        lines.add("< " + side(found.difference().left(), found.leftEnding()));
        lines.add("> " + side(found.difference().right(), found.rightEnding()));
        found.difference().members().forEach(member -> lines.add("    " + words(member)));
        if (!found.state().isEmpty()) {
            lines.add("its state after it:");
        }
        for (StateDifference difference : found.state()) {
            lines.add("    " + SubjectWords.of(difference.subject()) + ", " + words(difference.member()));
        }
        return lines;
    }

    private static String side(Optional<StepPlace> place, String ending) {
        return place.map(StepPlace::words).orElse("nothing of the kind: " + ending);
    }

    private static String words(MemberDifference member) {
        return member.name() + ": < " + member.leftWords() + "  > " + member.rightWords();
    }
}
