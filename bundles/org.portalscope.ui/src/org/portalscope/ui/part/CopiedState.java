package org.portalscope.ui.part;

import java.util.Collection;
import java.util.Optional;

import org.portalscope.analysis.excerpt.StateExcerpt;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.recording.excerpt.Excerpt;
import org.portalscope.recording.excerpt.ExcerptException;
import org.portalscope.scenario.excerpt.ScenarioExcerpt;
import org.portalscope.timeline.state.ProcessSubject;

/** Parts of the state at the cursor as statements of the scenario language. */
public final class CopiedState {

    private static final String NOTHING = "No statements make what is selected: those of a scenario make entries, descriptors, event queues, "
            + "access control entries and memory.";

    private CopiedState() {
    }

    /** The statements that make what is selected; empty if there are none, which the status line says then. */
    public static String statements(SessionController steered, Collection<ProcessSubject> selected) {
        if (steered.isBusy()) {
            return "";
        }
        try {
            Optional<Excerpt> excerpt = StateExcerpt.of(steered.session().state(), selected);
            if (excerpt.isPresent()) {
                return ScenarioExcerpt.statements(excerpt.get());
            }
            steered.announce(NOTHING);
        } catch (ExcerptException e) {
            steered.announce(e.getMessage());
        }
        return "";
    }
}
