package org.portalscope.presentation.control;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.portalscope.timeline.Position;
import org.portalscope.timeline.run.RunResult;
import org.portalscope.timeline.run.StatedExpectations;
import org.portalscope.timeline.session.Session;
import org.portalscope.world.program.Failure;
import org.portalscope.world.program.SourceLocation;
import org.portalscope.world.waiting.DeadlockWords;
import org.portalscope.world.waiting.ThreadWait;
import org.portalscope.world.waiting.WaitForGraph;

/**
 * How a run ended, to be told from any place of it.
 *
 * @param result   what it came to
 * @param end      the position behind its last step
 * @param messages how many were sent
 */
public record RunOutcome(RunResult result, Position end, int messages) {

    /** As many statements in which threads wait are named. */
    private static final int NAMED = 4;

    /** What a part of the sentence leads to. */
    public enum Lead {
        /** Nothing. */
        NONE,
        /** The statement that it is about. */
        STATEMENT,
        /** The end of the run. */
        END,
        /** What was expected, and what of it held. */
        EXPECTATIONS,
        /** The rest of the run. */
        RESUME
    }

    /**
     * A part of the sentence.
     *
     * @param place the statement that it leads to, if it leads to one
     */
    public record Part(String words, Lead lead, Optional<SourceLocation> place) {

        static Part plain(String words) {
            return new Part(words, Lead.NONE, Optional.empty());
        }

        static Part to(Lead lead, String words) {
            return new Part(words, lead, Optional.empty());
        }

        static Part statement(String words, SourceLocation place) {
            return new Part(words, Lead.STATEMENT, Optional.of(place));
        }
    }

    /** The outcome of a run at whose end the cursor is, or has been; one that has gone on since has none. */
    static Optional<RunOutcome> of(Session session, SessionSnapshot last) {
        Optional<RunOutcome> now = session.result().map(result -> new RunOutcome(result, session.position(), session.timeline().messages()));
        boolean isSame = last != null && last.timeline().size() == session.timeline().size();
        return now.or(() -> isSame ? last.outcome().filter(outcome -> !session.position().equals(outcome.end)) : Optional.empty());
    }

    /** The whole sentence without what it leads to. */
    public String sentence() {
        return result.sentence(messages);
    }

    /** The sentence in its parts, without a full stop, with what they lead to from a position. */
    public List<Part> parts(Position cursor) {
        List<Part> parts = new ArrayList<>();
        switch (result.result()) {
            case FAILED -> failed(parts, result.failure().orElseThrow());
            case STUCK -> stuck(parts);
            case FINE -> fine(parts);
            default -> parts.add(Part.plain(sentence()));
        }
        if (!cursor.equals(end)) {
            parts.add(Part.plain("  ·  "));
            parts.add(Part.to(Lead.END, "transition " + end.transition()));
        }
        if (result.result() == RunResult.Result.BOUND || result.result() == RunResult.Result.PAUSED) {
            parts.add(Part.plain("  ·  "));
            parts.add(Part.to(Lead.RESUME, "Resume"));
        }
        return List.copyOf(parts);
    }

    private void failed(List<Part> parts, Failure failure) {
        parts.add(Part.plain(sentence() + "  ·  "));
        parts.add(Part.statement(failure.place().where() + " of " + failure.process(), failure.place()));
        parts.add(Part.plain("  ·  "));
        parts.add(Part.to(Lead.EXPECTATIONS, "what was expected"));
    }

    private void stuck(List<Part> parts) {
        WaitForGraph waits = result.waits().orElseThrow();
        List<List<Part>> reasons = new ArrayList<>();
        Map<SourceLocation, List<ThreadWait>> places = new LinkedHashMap<>();
        waits.blocked().forEach(thread -> places.computeIfAbsent(thread.place(), place -> new ArrayList<>()).add(thread));
        places.values().stream().limit(NAMED).forEach(threads -> reasons.add(blocked(threads)));
        int unnamed = places.values().stream().skip(NAMED).mapToInt(List::size).sum();
        if (unnamed > 0) {
            reasons.add(List.of(Part.plain(unnamed + (unnamed == 1 ? " more is blocked" : " more are blocked"))));
        }
        result.unusedFaults().forEach(fault -> reasons.add(List.of(Part.plain(fault + " has not struck"))));
        if (result.stated() == StatedExpectations.SOME) {
            reasons.add(List.of(Part.to(Lead.EXPECTATIONS, "what was expected")));
        }
        parts.add(Part.plain(DeadlockWords.cycle(waits).map(cycle -> cycle + "; ").orElse("nothing more can happen: ")));
        reasons.forEach(reason -> {
            parts.addAll(reason);
            parts.add(Part.plain("; "));
        });
        parts.remove(parts.size() - 1);
    }

    /** The threads that are blocked at one place, by what the first of them is blocked in. */
    private static List<Part> blocked(List<ThreadWait> threads) {
        ThreadWait first = threads.get(0);
        String who = switch (threads.size()) {
            case 1 -> first.name();
            case 2 -> first.name() + " and " + threads.get(1).name();
            default -> first.name() + " and " + (threads.size() - 1) + " others";
        };
        String words = threads.size() == 1 ? " is " + first.words() : " are blocked, " + first.name() + first.words().substring("blocked".length());
        return List.of(Part.statement(who + first.place().at(), first.place()), Part.plain(words));
    }

    private void fine(List<Part> parts) {
        String ended = result.ended(messages);
        switch (result.stated()) {
            case SOME -> parts.addAll(List.of(Part.plain(ended + ", "), Part.to(Lead.EXPECTATIONS, result.stated().words())));
            case NONE -> parts.add(Part.plain(ended + ", " + result.stated().words()));
            case UNKNOWN -> parts.add(Part.plain(ended));
        }
        result.unusedFaults().forEach(fault -> parts.add(Part.plain("; " + fault + " has not struck")));
    }
}
