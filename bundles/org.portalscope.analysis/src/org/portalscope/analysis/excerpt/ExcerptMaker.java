package org.portalscope.analysis.excerpt;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;

import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.message.Message;
import org.portalscope.recording.excerpt.ExcerptException;
import org.portalscope.timeline.Timeline;
import org.portalscope.timeline.session.Launch;

/**
 * Takes the arrival of a message out of a run with the calls that lead to it, and makes a program of them. It is written and run for each part that could be
 * left out; what is given out has been run, and the arrival has the same steps in it.
 */
public final class ExcerptMaker {

    /** How many programs are run at most to find the smallest one. */
    public static final int MOST_TRIES = 1000;

    /** Transitions of a run that are looked at for what an arrival comes from. */
    private static final int MOST_TRANSITIONS = 1_000_000;
    /** What these take, others have filled in; an excerpt does without them where it can. */
    private static final Set<Function> TAKING = Set.of(Function.PTL_EQ_GET, Function.PTL_EQ_WAIT);

    private final Launch launch;
    private final Timeline timeline;
    private final ExcerptLanguage language;

    /**
     * @param launch   what the run was started from
     * @param timeline of the run
     */
    public ExcerptMaker(Launch launch, Timeline timeline, ExcerptLanguage language) {
        this.launch = launch;
        this.timeline = timeline;
        this.language = language;
    }

    /** The number of the transition in which a message arrives; nothing if none does, or if it was cancelled. */
    public OptionalInt arrival(Message.Key message, BooleanSupplier cancelled) {
        Integer number = new ChangeIndex(timeline, timeline.size() + 1, cancelled).arrival(message);
        return number == null || cancelled.getAsBoolean() ? OptionalInt.empty() : OptionalInt.of(number);
    }

    /**
     * The excerpt that leads to the arrival of a message.
     *
     * @param number    of the transition in which it arrives; 0 before the first, where none does
     * @param cancelled asked now and then
     * @return nothing if it was cancelled
     * @throws ExcerptException if there is none; the message says why
     */
    public Optional<RunExcerpt> excerpt(int number, ExcerptProgress progress, BooleanSupplier cancelled) throws ExcerptException {
        TakenTranslation taken = TakenTranslation.of(timeline, number);
        if (number > MOST_TRANSITIONS) {
            throw new ExcerptException("An excerpt is made of the first " + MOST_TRANSITIONS + " transitions of a run; this is transition " + number + '.');
        }
        ChangeIndex index = new ChangeIndex(timeline, number, cancelled);
        if (index.sending(taken.message().key()) == null && !cancelled.getAsBoolean()) {
            throw new ExcerptException(taken.message().label() + " was sent by a process that was not recorded, so that its calls are not known.");
        }
        ExcerptTrial trial = new ExcerptTrial(new ExcerptedRun(launch, taken, index), taken, language);
        ExcerptDraft draft = first(taken, index, trial, cancelled);
        return cancelled.getAsBoolean() ? Optional.empty() : smallest(draft, trial, progress, cancelled);
    }

    /** What the arrival comes from, or all calls before it if that does not do. */
    private ExcerptDraft first(TakenTranslation taken, ChangeIndex index, ExcerptTrial trial, BooleanSupplier cancelled) throws ExcerptException {
        Set<Integer> needed = new CausalTransitions(timeline, index, cancelled).of(taken.number());
        ExcerptDraft causal = draft(needed, false, cancelled);
        if (cancelled.getAsBoolean() || trial.does(causal)) {
            return causal;
        }
        ExcerptDraft all = draft(new TreeSet<>(index.turns()), true, cancelled);
        if (!cancelled.getAsBoolean() && !trial.does(all)) {
            throw new ExcerptException(trial.reason());
        }
        return all;
    }

    private ExcerptDraft draft(Set<Integer> numbers, boolean taking, BooleanSupplier cancelled) {
        List<CausalCall> calls = new ArrayList<>();
        for (int number : numbers) {
            if (cancelled.getAsBoolean()) {
                break;
            }
            TransitionCalls.of(timeline.transition(number)).stream().filter(call -> taking || !TAKING.contains(call.call().function()))
                    .filter(call -> call.code().succeeded() || call.code() == ReturnCode.PTL_EQ_DROPPED).forEach(calls::add);
        }
        return ExcerptDraft.of(calls);
    }

    private Optional<RunExcerpt> smallest(ExcerptDraft draft, ExcerptTrial trial, ExcerptProgress progress, BooleanSupplier cancelled) {
        ExcerptDraft[] best = {draft};
        ExcerptDraft fewest = new FewestCalls(smaller -> {
            boolean does = trial.does(smaller);
            best[0] = does ? smaller : best[0];
            progress.tried(trial.tries(), MOST_TRIES, best[0].calls().size());
            return does;
        }, () -> cancelled.getAsBoolean() || trial.tries() >= MOST_TRIES).of(draft);
        return cancelled.getAsBoolean() ? Optional.empty() : trial.run(fewest, ExcerptTrial.Form.TIDY)
                .or(() -> trial.run(fewest, ExcerptTrial.Form.WHOLE));
    }
}
