package org.portalscope.cli.step;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

import org.portalscope.analysis.breakpoint.Breakpoint;
import org.portalscope.analysis.breakpoint.BreakpointFile;
import org.portalscope.analysis.breakpoint.BreakpointList;
import org.portalscope.analysis.breakpoint.BreakpointReader;
import org.portalscope.analysis.breakpoint.BreakpointRun;
import org.portalscope.analysis.breakpoint.NumberedBreakpoint;
import org.portalscope.cli.argument.BadInputException;
import org.portalscope.expression.value.Problem;
import org.portalscope.expression.value.Problems;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.session.SessionDriver;

/** The commands that set breakpoints, and those that run to them. */
final class BreakpointCommands {

    private static final Set<String> ABOUT_ONE = Set.of("delete", "enable", "disable");
    private static final Set<String> ADVANCE = Set.of("advance", "radvance");

    private final BreakpointList breakpoints = new BreakpointList();
    private final SessionDriver driver;
    private final PrintWriter out;
    private final BreakpointRun run;
    private Optional<BreakpointFile> file = Optional.empty();

    BreakpointCommands(SessionDriver driver, PrintWriter out) {
        this.driver = driver;
        this.out = out;
        run = new BreakpointRun(new WorkerScan(), out::println);
    }

    /**
     * Sets the breakpoints of a file and, from now on, keeps them all in it.
     *
     * @throws BadInputException if it cannot be read
     */
    void keepIn(BreakpointFile kept) throws BadInputException {
        try {
            kept.read(driver.session(), breakpoints).forEach(out::println);
            file = Optional.of(kept);
        } catch (IOException e) {
            throw new BadInputException(kept.path() + ": the file cannot be read: " + e.getMessage());
        }
    }

    /** Writes them into the file that keeps them, if one does. */
    void save() throws BadInputException {
        if (file.isPresent()) {
            try {
                file.get().write(breakpoints);
            } catch (IOException e) {
                throw new BadInputException(file.get().path() + ": the file cannot be written: " + e.getMessage());
            }
        }
    }

    /** A line for each command. */
    static List<String> help() {
        return List.of("break WHERE lets c and C stop there: line 12, call PtlPut, portal 4 bits 0x7 ignoring 0xF0, change VALUE, when CONDITION, dropped, "
                + "truncated, unlinked, no room, event lost, access denied, unexpected",
                "before WHERE: in PROCESS, hit N for its Nth hit only, log \"TEXT {FIELD}\" to print instead of stopping; breakpoints lists them; delete N, "
                + "disable N, enable N",
                "advance LINE runs to a line, radvance LINE back to it");
    }

    /** Whether a command is one of these; continuing is not. */
    static boolean isOne(String command) {
        String word = word(command);
        return word.equals("break") || word.equals("breakpoints") || ABOUT_ONE.contains(word) || ADVANCE.contains(word);
    }

    private static String word(String command) {
        return command.split("\\s", 2)[0];
    }

    /** Follows a command that is one of these, and tells whether it was to move the cursor. */
    boolean follow(String command) {
        String word = word(command);
        String text = command.substring(word.length()).strip();
        if (ADVANCE.contains(word)) {
            return advance(text, word.equals("advance") ? Direction.FORWARD : Direction.BACK);
        }
        if (word.equals("breakpoints")) {
            list();
        } else if (word.equals("break")) {
            read(text).ifPresent(breakpoint -> out.println("breakpoint " + breakpoints.add(breakpoint) + ": " + breakpoint.text()));
        } else {
            change(word, text);
        }
        return false;
    }

    private void list() {
        if (breakpoints.all().isEmpty()) {
            out.println("There are no breakpoints.");
        }
        for (NumberedBreakpoint each : breakpoints.all()) {
            Optional<String> obstacle = each.breakpoint().target().obstacle(driver.session().state());
            out.println(each.number() + ": " + each.breakpoint().text() + obstacle.map(why -> " (" + why + ')').orElse(""));
        }
    }

    private Optional<Breakpoint> read(String text) {
        Problems problems = new Problems();
        Optional<Breakpoint> read = BreakpointReader.read(text, driver.session(), problems);
        problems.sorted().stream().map(Problem::message).forEach(out::println);
        return read;
    }

    private void change(String word, String number) {
        Optional<Integer> found = breakpoints.all().stream().map(NumberedBreakpoint::number).filter(each -> number.equals(each.toString())).findFirst();
        if (found.isEmpty()) {
            out.println("There is no breakpoint " + number + ".");
        } else if (word.equals("delete")) {
            breakpoints.remove(found.get());
        } else {
            UnaryOperator<Breakpoint> change = breakpoint -> breakpoint.enabled(word.equals("enable"));
            breakpoints.change(found.get(), change);
        }
    }

    private boolean advance(String line, Direction direction) {
        Optional<Breakpoint> there = read("line " + line);
        there.ifPresent(breakpoint -> advance(breakpoint, direction));
        return there.isPresent();
    }

    private void advance(Breakpoint there, Direction direction) {
        boolean moved = tell(run.runTo(driver, direction, there, set(), () -> false));
        boolean arrived = moved && !run.hits(driver.session(), List.of(new NumberedBreakpoint(0, there))).isEmpty();
        if (!arrived && run.hits(driver.session(), breakpoints.all()).isEmpty()) {
            out.println("No " + (direction == Direction.BACK ? "earlier" : "later") + " statement begins there.");
        }
    }

    private List<Breakpoint> set() {
        return breakpoints.all().stream().map(NumberedBreakpoint::breakpoint).toList();
    }

    /** Continues to the next hit, or to the previous one, and says which it is; returns whether the cursor moved. */
    boolean resume(Direction direction) {
        return tell(run.run(driver, direction, set(), () -> false));
    }

    private boolean tell(boolean moved) {
        if (moved) {
            run.hits(driver.session(), breakpoints.all()).forEach(hit -> out.println("breakpoint " + hit.number() + ": " + hit.breakpoint().text()));
        }
        return moved;
    }
}
