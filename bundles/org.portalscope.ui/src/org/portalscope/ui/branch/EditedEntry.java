package org.portalscope.ui.branch;

import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

import org.portalscope.analysis.branch.BranchPoint;
import org.portalscope.analysis.branch.Edit;
import org.portalscope.analysis.branch.Editable;
import org.portalscope.engine.step.Numbers;
import org.portalscope.engine.step.Subject;
import org.portalscope.expression.value.Problems;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.SessionServices;

/**
 * A match entry whose bits are edited at the cursor: the run goes on with them, on a branch of its own within the timeline.
 *
 * @param session which no move is running in
 * @param process index of the process
 * @param handle  of the entry
 */
public record EditedEntry(OpenSession session, int process, long handle) {

    /**
     * Gives it other bits, Portals 3.2 §3.7.1.
     *
     * @param ended is told at the end what is wrong with that, as a sentence, or nothing if it has happened
     */
    public void edit(long matchBits, long ignoreBits, Consumer<Optional<String>> ended) {
        Optional<BranchPoint> point = session.branchPoint();
        Optional<Edit> edit = point.flatMap(place -> Editable.of(place.state().process(process).portals(), new Subject.OfObject(handle))
                .flatMap(entry -> entry.edited(Map.of("match_bits", Numbers.hex(matchBits), "ignore_bits", Numbers.hex(ignoreBits)), Problems.ignored()))
                .map(input -> Edit.at(place, process, input)));
        edit.ifPresentOrElse(known -> SessionServices.sessions().goOn(session, point.get(), known, ended),
                () -> ended.accept(Optional.of(point.isEmpty() ? ChooseTransitionHandler.ONE_TIMELINE : "The entry" + Editable.ABSENT)));
    }
}
