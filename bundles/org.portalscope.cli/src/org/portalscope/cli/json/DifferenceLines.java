package org.portalscope.cli.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.portalscope.analysis.comparison.Divergence;
import org.portalscope.analysis.comparison.MemberDifference;
import org.portalscope.analysis.comparison.StateDifference;
import org.portalscope.analysis.comparison.StepPlace;
import org.portalscope.engine.description.Elements;
import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Structure;
import org.portalscope.timeline.text.SubjectWords;

/** The lines that {@code diff} writes as JSON: one of the runs, and one for each difference of the state; {@link Schema} describes them. */
public final class DifferenceLines {

    private DifferenceLines() {
    }

    /**
     * What two runs came to.
     *
     * @param complete whether both were compared to their ends if no difference was found
     */
    public static List<Structure> of(Optional<Divergence> found, boolean complete) {
        List<Structure> lines = new ArrayList<>();
        lines.add(() -> runs(found, complete));
        found.ifPresent(divergence -> divergence.state().forEach(difference -> lines.add(() -> state(divergence, difference))));
        return lines;
    }

    private static List<Field> runs(Optional<Divergence> found, boolean complete) {
        Boolean same = found.isPresent() ? Boolean.FALSE : complete ? Boolean.TRUE : null;
        List<Structure> members = found.map(divergence -> divergence.difference().members().stream().map(DifferenceLines::member).toList()).orElse(List.of());
        return new Fields().value("record", "diff").value("format", 1L).value("same", same)
                .value("process", found.map(Divergence::process).orElse(null))
                .value("left", found.flatMap(divergence -> divergence.difference().left()).map(DifferenceLines::place).orElse(null))
                .value("right", found.flatMap(divergence -> divergence.difference().right()).map(DifferenceLines::place).orElse(null))
                .value("members", new Elements(members)).list();
    }

    private static Structure place(StepPlace place) {
        return () -> new Fields().count("transition", place.transition()).value("opening", place.opening().words()).value("name", place.step().kind())
                .value("words", place.step().words()).value("section", place.step().section()).list();
    }

    private static Structure member(MemberDifference member) {
        return () -> fields(new Fields(), member);
    }

    private static List<Field> state(Divergence divergence, StateDifference difference) {
        return fields(new Fields().value("record", "state").value("process", divergence.process()).value("subject", SubjectWords.of(difference.subject())),
                difference.member());
    }

    private static List<Field> fields(Fields before, MemberDifference member) {
        List<Field> fields = new ArrayList<>(before.value("member", member.name()).list());
        fields.add(new Field("left", member.unit(), member.left()));
        fields.add(new Field("right", member.unit(), member.right()));
        return fields;
    }
}
