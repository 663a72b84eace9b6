package org.portalscope.cli.step;

import java.io.PrintWriter;
import java.util.Optional;
import java.util.Set;

import org.portalscope.cli.explore.Workers;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.RunProgress;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.Session;
import org.portalscope.timeline.session.SessionDriver;

/** The commands that move the cursor from a step to what led to it, and to what it leads to. A recording is gone through for that once. */
final class CauseCommands {

    private static final String CAUSE = "cause";
    private static final String CONSEQUENCE = "consequence";
    private static final Set<String> ALL = Set.of(CAUSE, CONSEQUENCE);

    private final SessionDriver driver;
    private final LocalSession original;
    private final PrintWriter out;

    /** @param original the session that was started, or that repeats a recording */
    CauseCommands(SessionDriver driver, LocalSession original, PrintWriter out) {
        this.driver = driver;
        this.original = original;
        this.out = out;
    }

    /** A line for them. */
    static String help() {
        return "cause to the step that led to this one, such as from an arrival to the call that sent the message; consequence to what it leads to";
    }

    /** Whether a command is one of these. */
    static boolean isOne(String command) {
        return ALL.contains(command);
    }

    /** Follows a command that is one of these, and says why if the cursor does not move. */
    boolean follow(String command) {
        learn();
        Session session = driver.session();
        Optional<Position> found = command.equals(CAUSE) ? session.cause() : session.consequence();
        found.ifPresentOrElse(driver::seek, () -> out.println("No " + command + " of this step is known."));
        return found.isPresent();
    }

    /** What a session has executed itself it knows already. */
    private void learn() {
        if (original.canBranch() || original.timeline().isLearnt()) {
            return;
        }
        try (Workers workers = new Workers(Runtime.getRuntime().availableProcessors())) {
            int known = original.learn(workers, RunProgress.NONE, () -> false);
            if (known < original.timeline().size()) {
                out.println("Causes and consequences are known up to transition " + known + " only, for want of memory; -Xmx gives more.");
            }
        }
    }
}
