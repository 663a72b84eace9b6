package org.portalscope.analysis.breakpoint;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.portalscope.analysis.search.StepQuery;
import org.portalscope.analysis.search.StepText;
import org.portalscope.engine.protocol.EntryRoles;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Suggestion;
import org.portalscope.timeline.session.Session;
import org.portalscope.timeline.state.ProcessTable;

/**
 * Reads a breakpoint from a line of text: what it waits for, with {@code disabled}, {@code in PROCESS}, {@code hit N} and {@code log "TEXT"} before it in
 * any order.
 */
public final class BreakpointReader {

    private static final Pattern DISABLED = Pattern.compile("disabled\\s+");
    private static final Pattern PROCESS = Pattern.compile("in\\s+(\\S+)\\s+");
    private static final Pattern HIT = Pattern.compile("hit\\s+([1-9][0-9]{0,8})\\s+");
    private static final Pattern LOG = Pattern.compile("log\\s+\"([^\"]*)\"\\s+");

    private final ProcessTable processes;
    private final Problems problems;
    private String rest;
    private boolean enabled = true;
    private int hit;
    private Optional<ProcessTable.Row> process = Optional.empty();
    private Optional<StepText> log = Optional.empty();

    private BreakpointReader(String text, ProcessTable processes, Problems problems) {
        this.processes = processes;
        this.problems = problems;
        rest = text.strip() + ' ';
    }

    /**
     * The breakpoint of a text, or nothing if something is wrong with it.
     *
     * @param session whose breakpoint it is; names of its program are those that are known at its cursor
     * @param problems takes what is wrong
     */
    public static Optional<Breakpoint> read(String text, Session session, Problems problems) {
        return read(text, new SessionContext(session), problems);
    }

    /**
     * A breakpoint that a process looks for itself, as {@link Breakpoint#toldTo} writes it; nothing if something is wrong with its text.
     *
     * @param processes that it may be about
     * @param roles     what match entries are for, by the index of their process
     * @param problems  takes what is wrong
     */
    public static Optional<Breakpoint> read(String text, ProcessTable processes, List<EntryRoles> roles, Problems problems) {
        return read(text, new RemoteContext(processes, roles), problems);
    }

    private static Optional<Breakpoint> read(String text, BreakpointContext context, Problems problems) {
        Problems own = new Problems();
        BreakpointReader reader = new BreakpointReader(text, context.processes(), own);
        reader.readOptions();
        Optional<BreakpointTarget> target = own.isEmpty() ? new TargetReader(context, own).read(reader.rest.strip()) : Optional.empty();
        own.sorted().forEach(problems::add);
        return target.map(reader::breakpoint);
    }

    /**
     * The breakpoint that waits for the changes of a value; nothing if it cannot be written so that it is found again.
     *
     * @param changes of the value
     * @param process index of the process that it is in, if the words of the changes name none
     */
    public static Optional<Breakpoint> onChange(StepQuery changes, int process, Session session) {
        String words = changes.words().replaceFirst("^changes (the match list of )?", "");
        String value = words.contains(": ") ? words : session.state().process(process).name() + ": " + words;
        return read("change " + WatchedValueText.of(value, changes.predicate(), session), session, Problems.ignored());
    }

    private Breakpoint breakpoint(BreakpointTarget target) {
        return new Breakpoint(target, process, enabled, hit, log);
    }

    private void readOptions() {
        while (problems.isEmpty() && readOption()) {
            // each takes its words off the text
        }
    }

    private boolean readOption() {
        Optional<Matcher> found = take(PROCESS);
        if (found.isPresent()) {
            readProcess(found.get().group(1));
            return true;
        }
        found = take(HIT);
        if (found.isPresent()) {
            hit = Integer.parseInt(found.get().group(1));
            return true;
        }
        found = take(LOG);
        if (found.isPresent()) {
            log = Optional.ofNullable(StepText.parse(found.get().group(1), processes, problems));
            return true;
        }
        found = take(DISABLED);
        enabled = enabled && found.isEmpty();
        return found.isPresent();
    }

    private void readProcess(String name) {
        process = processes.processes().stream().filter(row -> row.name().equals(name)).findFirst();
        if (process.isEmpty()) {
            problems.add(new SourcePosition(1, 1), name, "the name of a process"
                    + Suggestion.near(name, processes.processes().stream().map(ProcessTable.Row::name).toList()));
        }
    }

    /** Takes an option off the beginning of the text, if it is there. */
    private Optional<Matcher> take(Pattern option) {
        Matcher matcher = option.matcher(rest);
        if (!matcher.lookingAt()) {
            return Optional.empty();
        }
        rest = rest.substring(matcher.end());
        return Optional.of(matcher);
    }
}
