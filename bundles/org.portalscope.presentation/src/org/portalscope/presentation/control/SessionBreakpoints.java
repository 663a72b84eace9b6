package org.portalscope.presentation.control;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;

import org.portalscope.analysis.breakpoint.Breakpoint;
import org.portalscope.analysis.breakpoint.BreakpointList;
import org.portalscope.analysis.breakpoint.BreakpointRun;
import org.portalscope.analysis.breakpoint.HitCounts;
import org.portalscope.analysis.breakpoint.LineTarget;
import org.portalscope.analysis.breakpoint.LogLine;
import org.portalscope.analysis.breakpoint.NumberedBreakpoint;
import org.portalscope.analysis.search.StepScan;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Timeline;
import org.portalscope.timeline.session.Session;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.world.program.SourceLocation;

/**
 * The breakpoints of a session that is steered, where runs have stopped at them, and the lines that they have written. To be used in the thread of the
 * {@link SessionController}, but for what moves the cursor.
 */
public final class SessionBreakpoints {

    /** Lines that are kept; of more, the first ones go. */
    public static final int MOST_LINES = 10_000;

    /** Transitions of a timeline that are searched for hits without being asked to. */
    static final int NEAR = 5_000;

    /** Hits that are marked at once; nobody tells more apart. */
    private static final int MOST_HITS = 1_000;

    private final BreakpointList list = new BreakpointList();
    private final Collection<SourceLocation> statements;
    /** Written by the thread that moves the cursor. */
    private final Deque<LogLine> log = new ArrayDeque<>();
    private final NavigableSet<Integer> transitions = new TreeSet<>();
    private final StepScan scan;
    private final BreakpointRun run;
    private HitCounts counts = HitCounts.NONE;
    private List<Integer> hit = List.of();
    private List<String> refused = List.of();

    SessionBreakpoints(Session session, StepScan scan) {
        statements = session.state().processes().stream().flatMap(process -> process.statements().stream()).distinct().toList();
        this.scan = scan;
        run = new BreakpointRun(scan, this::write);
        list.addListener(this::forgetHits);
    }

    private void forgetHits() {
        transitions.clear();
        counts = HitCounts.NONE;
    }

    private void write(LogLine line) {
        synchronized (log) {
            log.addLast(line);
            if (log.size() > MOST_LINES) {
                log.removeFirst();
            }
        }
    }

    public BreakpointList list() {
        return list;
    }

    /** The breakpoints as a run takes them. */
    List<Breakpoint> set() {
        return list.all().stream().map(NumberedBreakpoint::breakpoint).toList();
    }

    boolean resume(SessionDriver driver, Direction direction, List<Breakpoint> set, BooleanSupplier cancelled) {
        return run.run(driver, direction, set, cancelled);
    }

    boolean runTo(SessionDriver driver, Direction direction, Breakpoint target, List<Breakpoint> set, BooleanSupplier cancelled) {
        return run.runTo(driver, direction, target, set, cancelled);
    }

    /** Breakpoints for processes that go on elsewhere, see {@link BreakpointRun#ahead}. */
    List<Breakpoint> ahead(Session session, List<Breakpoint> set, BooleanSupplier cancelled) {
        return run.ahead(session, set, cancelled);
    }

    /**
     * Hits in what has been executed.
     *
     * @param transitions in which runs stop
     * @param counts      how often each breakpoint is hit
     */
    record Found(NavigableSet<Integer> transitions, HitCounts counts) {
    }

    /** The hits of some breakpoints in a timeline. */
    Found search(Timeline timeline, List<NumberedBreakpoint> set, BooleanSupplier cancelled) {
        return new Found(run.transitions(timeline, set.stream().map(NumberedBreakpoint::breakpoint).toList(), MOST_HITS, cancelled),
                HitCounts.NONE.upToNow(scan, timeline, set, MOST_HITS, cancelled));
    }

    /** Marks transitions in which runs stop, wherever the cursor has been, and tells how often from now on. */
    void mark(Found found) {
        transitions.addAll(found.transitions());
        counts = found.counts();
    }

    /** The cursor stands somewhere else now. */
    void arrived(Session session) {
        hit = run.hits(session, list.all()).stream().map(NumberedBreakpoint::number).toList();
        if (!hit.isEmpty()) {
            transitions.add(session.position().transition());
        }
        counts = session.timeline().size() - counts.to() > NEAR ? counts.behind()
                : counts.upToNow(scan, session.timeline(), list.all(), MOST_HITS, () -> false);
    }

    /** How often each breakpoint is hit in what has been executed, as far as that has been searched. */
    public HitCounts counts() {
        return counts;
    }

    /** The numbers of the breakpoints that the cursor stands at a hit of. */
    public List<Integer> hit() {
        return hit;
    }

    /** Notes what is wrong with breakpoints that were kept and do not fit the session any more, a sentence for each. */
    public void refuse(List<String> sentences) {
        refused = List.copyOf(sentences);
    }

    /** What is wrong with breakpoints that were kept and are not in the list. */
    public List<String> refused() {
        return refused;
    }

    /** The numbers of the transitions with hits that are known since breakpoints were changed last. */
    NavigableSet<Integer> transitions() {
        return transitions;
    }

    /** What breakpoints have written, the lines written last at the end. */
    public List<LogLine> log() {
        synchronized (log) {
            return List.copyOf(log);
        }
    }

    /** Forgets what has been written. */
    public void clearLog() {
        synchronized (log) {
            log.clear();
        }
    }

    /**
     * Where the first statement begins at a line or below it; nothing if there is none. Where it is not known where statements begin, as in recordings
     * without their scenario, any line will do.
     *
     * @param source holds the places in the source of the line
     * @param file   what the source is called if nothing is known of it
     */
    public Optional<LineTarget> line(Predicate<SourceLocation> source, String file, int line) {
        if (statements.isEmpty()) {
            return Optional.of(new LineTarget(file, line));
        }
        return statements.stream().filter(source).filter(place -> place.line() >= line).min(Comparator.comparingInt(SourceLocation::line))
                .map(LineTarget::of);
    }

    /** Where a statement begins at a line, if that is known. */
    public Optional<SourceLocation> place(LineTarget line) {
        return statements.stream().filter(line::isAt).findFirst();
    }

    /**
     * Whether a line is one of a source.
     *
     * @param source holds its places
     * @param file   what the source is called if nothing is known of it
     */
    public boolean isIn(LineTarget line, Predicate<SourceLocation> source, String file) {
        return statements.isEmpty() ? line.file().equals(file) : statements.stream().anyMatch(place -> line.isAt(place) && source.test(place));
    }
}
