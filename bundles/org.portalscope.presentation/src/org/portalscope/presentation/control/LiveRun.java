package org.portalscope.presentation.control;

import java.io.IOException;
import java.util.List;
import java.util.OptionalInt;

import org.portalscope.analysis.breakpoint.Breakpoint;
import org.portalscope.timeline.state.LiveProcess;

/**
 * A run that goes on elsewhere, in processes of its own, while a session shows what has come of it. What is asked of it happens some time later. To be used in
 * the thread of those who look at the session.
 */
public interface LiveRun {

    /** How its processes stand, by index. */
    List<LiveProcess> processes();

    /** Lets a process take what comes next in it, and pause behind that. */
    void step(int process);

    /** Lets all processes go on, each until it comes to one of the breakpoints. */
    void resume(List<Breakpoint> breakpoints);

    /** Lets the processes that go on stop at these breakpoints from now on, and at no others. */
    void watch(List<Breakpoint> breakpoints);

    /** Pauses a process, or all of them one after the other. A step that waits for something is given up by that. */
    void pause(OptionalInt process);

    /** Leaves the processes to themselves: they go on, paused ones too, and nothing more comes of them. */
    void detach();

    /**
     * Takes into the timeline what has come.
     *
     * @return whether there was anything
     * @throws IOException if it cannot be read
     */
    boolean refresh() throws IOException;

    /** Whether some process goes on. */
    default boolean isRunning() {
        return processes().stream().anyMatch(process -> process.state() == LiveProcess.State.LIVE || process.state() == LiveProcess.State.LAGGING);
    }

    /** Whether a step waits for something that has not come. */
    default boolean isWaiting() {
        return processes().stream().anyMatch(process -> process.state() == LiveProcess.State.STEPPING);
    }

    /** Whether something may still come. */
    default boolean isThere() {
        return processes().stream().anyMatch(LiveProcess::isThere);
    }
}
