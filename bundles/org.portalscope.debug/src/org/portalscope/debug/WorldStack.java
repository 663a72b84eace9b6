package org.portalscope.debug;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.portalscope.analysis.branch.Alternative;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.presentation.control.SessionSnapshot;
import org.portalscope.timeline.cursor.Frame;
import org.portalscope.timeline.session.Session;
import org.portalscope.timeline.state.LiveProcess;

/**
 * What all processes of a session are doing at its cursor; it does not change when the cursor moves on, and can be read by any thread.
 *
 * @param label     how far the session is, or how it ended
 * @param processes by index
 * @param selected  the frame that moves are about; empty at the start, where nothing is being done yet, and if another session is selected
 * @param snapshot  what else is known at the cursor; empty where nothing is
 * @param next      the transitions that are enabled, where the session asks which of them happens
 */
public record WorldStack(String label, List<ProcessStack> processes, Optional<Frame> selected, Optional<SessionSnapshot> snapshot, List<Alternative> next) {

    /** Where nothing is known yet. */
    static final WorldStack NONE = new WorldStack("", List.of(), Optional.empty(), Optional.empty(), List.of());

    public WorldStack {
        processes = List.copyOf(processes);
        next = List.copyOf(next);
    }

    /**
     * Asks the session of a controller, which must not be busy.
     *
     * @param inFront whether it is the one of several sessions that is selected; of others no frame is
     */
    public static WorldStack of(SessionController controller, boolean inFront) {
        Session session = controller.session();
        SessionSnapshot now = controller.snapshot();
        List<Frame> frames = now.frames();
        List<LiveProcess> live = controller.standing();
        return new WorldStack(now.ending().orElseGet(() -> "transition " + now.position().transition() + " of " + now.transitions()),
                session.state().processes().stream().map(process -> ProcessStack.of(session, process, frames,
                        live.isEmpty() ? "" : ", " + live.get(process.index()).words() + controller.cut()
                                .map(cut -> ", " + cut.words(process.index())).orElse(""))).toList(),
                inFront ? controller.selected().or(() -> frames.stream().findFirst()) : Optional.empty(), Optional.of(now), List.of());
    }

    /** The same where the session asks. */
    public WorldStack asking(List<Alternative> enabled) {
        return new WorldStack(label, processes, selected, snapshot, enabled);
    }

    /** All labels, a line for each. */
    public String text() {
        return label + processes.stream().map(process -> "\n" + process.text()).collect(Collectors.joining())
                + next.stream().map(enabled -> "\nnext: " + enabled.words()).collect(Collectors.joining());
    }
}
