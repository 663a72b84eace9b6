package org.portalscope.analysis.excerpt;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.portalscope.analysis.comparison.StepDifference;
import org.portalscope.analysis.comparison.TransitionComparison;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.step.Step;
import org.portalscope.recording.excerpt.Excerpt;
import org.portalscope.recording.excerpt.ExcerptException;
import org.portalscope.timeline.run.ForwardRun;
import org.portalscope.world.Transition;
import org.portalscope.world.World;
import org.portalscope.world.schedule.RoundRobinScheduler;
import org.portalscope.world.schedule.Schedule;
import org.portalscope.world.schedule.Scheduler;

/** Writes excerpts and runs them, to see whether the translation has the same steps there. */
final class ExcerptTrial {

    private static final int TRANSITIONS_OF_CALL = 32;
    private static final int LEAST_TRANSITIONS = 1024;

    private final ExcerptedRun run;
    private final TakenTranslation taken;
    private final ExcerptLanguage language;
    private String reason = "";
    private int tries;
    /** Whether an excerpt has done that keeps the order by itself. */
    private boolean keepsOrder;

    ExcerptTrial(ExcerptedRun run, TakenTranslation taken, ExcerptLanguage language) {
        this.run = run;
        this.taken = taken;
        this.language = language;
    }

    /** How many programs have been run. */
    int tries() {
        return tries;
    }

    /** Why the last excerpt that was tried does not do, as a sentence. */
    String reason() {
        return reason;
    }

    /** What of a program does not matter while calls are left out. */
    enum Form {
        /** As the language writes it, with all memory. */
        DRAFT,
        /** As people write it, with all memory. */
        WHOLE,
        /** As people write it, with the memory that calls use. */
        TIDY
    }

    /** Whether the translation has the same steps in the program of an excerpt. */
    boolean does(ExcerptDraft draft) {
        return run(draft, Form.DRAFT).isPresent();
    }

    /** The program of an excerpt, if the translation has the same steps in it: one that keeps the order by itself, if such a one has done so far. */
    Optional<RunExcerpt> run(ExcerptDraft draft, Form form) {
        Message.Key message = draft.renamed(taken.message().key());
        if (message == null) {
            return Optional.empty();
        }
        Optional<RunExcerpt> phased = run(draft, message, true, form);
        keepsOrder |= phased.isPresent();
        return keepsOrder ? phased : run(draft, message, false, form);
    }

    private Optional<RunExcerpt> run(ExcerptDraft draft, Message.Key message, boolean phased, Form form) {
        try {
            Excerpt excerpt = run.excerpt(draft, phased, form != Form.TIDY);
            String written = language.writer().write(excerpt);
            String text = form == Form.DRAFT ? written : language.style().apply(written);
            World world = language.reader().read(text).get();
            Scheduler scheduler = phased ? new RoundRobinScheduler() : run.order(draft);
            List<Schedule.Line> lines = new ArrayList<>();
            tries++;
            int limit = LEAST_TRANSITIONS + TRANSITIONS_OF_CALL * draft.calls().size();
            boolean does = isSame(world, new ForwardRun(world, scheduler, Set.of(), limit), message, lines);
            return does ? Optional.of(new RunExcerpt(excerpt.title(), text, phased ? List.of() : lines, draft.calls().size(), tries)) : Optional.empty();
        } catch (ExcerptException e) {
            reason = e.getMessage();
            return Optional.empty();
        }
    }

    /** @param lines to which what happens is added, for a schedule */
    private boolean isSame(World world, ForwardRun forward, Message.Key message, List<Schedule.Line> lines) {
        for (Iterator<Transition> transitions = forward.transitions(); transitions.hasNext();) {
            Transition transition = transitions.next();
            lines.add(Schedule.Line.of(world, transition));
            Message arriving = TakenTranslation.message(transition);
            if (arriving != null && arriving.key().equals(message)) {
                Optional<StepDifference> difference = TransitionComparison.first(taken.process(), taken.steps(),
                        TakenTranslation.compared(transition.steps().subList(1, transition.steps().size())));
                reason = difference.map(ExcerptTrial::sentence).orElse("");
                return difference.isEmpty();
            }
        }
        reason = "When its calls are made alone, " + taken.message().label() + " does not arrive: " + forward.result().words().get(0) + '.';
        return false;
    }

    private static String sentence(StepDifference difference) {
        return "When its calls are made alone, step " + difference.number() + " of the translation is " + words(difference.right()) + " and not "
                + words(difference.left()) + '.';
    }

    private static String words(Optional<Step> step) {
        return step.map(known -> '\'' + known.words() + '\'').orElse("not there");
    }
}
