package org.portalscope.cli.step;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

import org.portalscope.analysis.branch.TimelineBranch;
import org.portalscope.analysis.breakpoint.BreakpointFile;
import org.portalscope.cli.argument.BadInputException;
import org.portalscope.cli.run.TextReport;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.InitialPositions;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.Session;
import org.portalscope.timeline.session.StatusText;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.timeline.text.StepRows;
import org.portalscope.world.Transition;

/** Moves the cursor of a session as lines of text say, and prints where it is. */
public final class Stepper {

    /** Steps that are shown up to the cursor. */
    private static final int ROWS = 12;
    private static final Map<String, StepKind> MOTIONS =
            Map.of("i", StepKind.INTO, "o", StepKind.OVER, "r", StepKind.RETURN, "c", StepKind.RESUME);

    private final TimelineDriver driver;
    private final BufferedReader in;
    private final PrintWriter out;
    private final SearchCommands searches;
    private final PlaceCommand places;
    private final CauseCommands causes;
    private final BranchCommands branches;
    private final SessionCommands others;
    private final BreakpointCommands breakpoints;

    /**
     * @param session that nobody drives
     * @param launch  what it was started from
     */
    public Stepper(LocalSession session, BufferedReader in, PrintWriter out, Launch launch) {
        this(session, in, out, launch, timeline -> { });
    }

    /**
     * @param session  that nobody drives
     * @param launch   what it was started from
     * @param timeline is told which one is shown when it is another one
     */
    public Stepper(LocalSession session, BufferedReader in, PrintWriter out, Launch launch, Consumer<TimelineBranch> timeline) {
        driver = new TimelineDriver(session.drive(), timeline);
        this.in = in;
        this.out = out;
        searches = new SearchCommands(driver, out);
        places = new PlaceCommand(driver, out);
        causes = new CauseCommands(driver, session, out);
        branches = new BranchCommands(driver, session, out);
        others = new SessionCommands(driver, launch, out);
        breakpoints = new BreakpointCommands(driver, out);
    }

    /**
     * Does so with the breakpoints of a file, which those that are there at the end are kept in.
     *
     * @throws BadInputException if it cannot be read or written
     */
    public void run(BreakpointFile file) throws IOException, BadInputException {
        breakpoints.keepIn(file);
        run();
        breakpoints.save();
    }

    /** Begins before the first translation and follows the commands until {@code q} or the end of the input. */
    public void run() throws IOException {
        try (driver) {
            InitialPositions.firstTranslation(driver);
            help();
            show();
            String line = prompt();
            while (line != null && !line.equals("q")) {
                follow(line);
                line = prompt();
            }
        }
    }

    private String prompt() throws IOException {
        out.print("> ");
        out.flush();
        String line = in.readLine();
        return line == null ? null : line.strip();
    }

    private void follow(String command) {
        if (command.equals("t")) {
            TableText.lines(driver.session().state()).forEach(out::println);
            return;
        }
        if (command.equals("w")) {
            WaitText.lines(driver.session().state().waitForGraph()).forEach(out::println);
            return;
        }
        if (SearchCommands.isOne(command)) {
            if (searches.follow(command)) {
                show();
            }
            return;
        }
        if (PlaceCommand.isOne(command)) {
            if (places.follow(command)) {
                show();
            }
            return;
        }
        if (CauseCommands.isOne(command)) {
            if (causes.follow(command)) {
                show();
            }
            return;
        }
        if (BranchCommands.isOne(command)) {
            if (branches.follow(command)) {
                show();
            }
            return;
        }
        if (BreakpointCommands.isOne(command)) {
            if (breakpoints.follow(command)) {
                show();
            }
            return;
        }
        if (SessionCommands.isOne(command)) {
            others.follow(command);
            return;
        }
        move(command.isEmpty() ? "o" : command);
    }

    private void move(String letter) {
        StepKind stepKind = MOTIONS.get(letter.toLowerCase(Locale.ROOT));
        if (stepKind == null) {
            help();
            return;
        }
        Direction direction = Character.isUpperCase(letter.charAt(0)) ? Direction.BACK : Direction.FORWARD;
        boolean moved = stepKind == StepKind.RESUME ? breakpoints.resume(direction) : driver.move(stepKind, direction, Optional.empty(), () -> false);
        if (!moved) {
            out.println(direction == Direction.BACK ? "This is the start." : "This is the end: " + driver.session().ending().orElse("") + ".");
        }
        show();
    }

    private void help() {
        out.println("i into, o over (or just Enter), r return, c continue, to a breakpoint if there are some; as capitals backwards; "
                + "t what protocols know, as tables; w who waits for whom; q quits");
        SearchCommands.help().forEach(out::println);
        out.println(PlaceCommand.help());
        out.println(CauseCommands.help());
        BranchCommands.help().forEach(out::println);
        SessionCommands.help().forEach(out::println);
        BreakpointCommands.help().forEach(out::println);
    }

    private void show() {
        Session session = driver.session();
        Position position = session.position();
        out.println();
        out.println(StatusText.where(session));
        if (position.step() > 0) {
            Transition transition = session.timeline().transition(position.transition());
            StepRows.of(transition, session.state().process(transition.process()).matchBitFields()).stream()
                    .limit(position.step()).skip(Math.max(0, position.step() - ROWS))
                    .forEach(row -> out.println(TextReport.text(row, row.index() == position.step() - 1 ? "  ▶ " : "    ")));
        }
        out.println(StatusText.next(session.upcoming(StepKind.OVER, Direction.FORWARD, Optional.empty()), "o"));
    }
}
