package org.portalscope.analysis.whatif;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.input.HeaderArrived;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.message.Request;
import org.portalscope.engine.step.Step;
import org.portalscope.timeline.HeaderSteps;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.Timeline;
import org.portalscope.world.Choice;
import org.portalscope.world.MessageDelivered;
import org.portalscope.world.Transition;
import org.portalscope.world.World;
import org.portalscope.world.WorldProcess;

/**
 * Asks at a place of a timeline how another request would be translated there, or by other entries and descriptors: where a request arrives, in the state
 * before its arrival, else in the state behind the transition at the cursor. Nothing of the session changes.
 */
public final class WhatIf {

    private static final String ENTRY = "entry";
    private static final String DESCRIPTOR = "md";

    private final Timeline timeline;
    private final int before;
    private final Request request;
    private final List<Step> happened;

    private WhatIf(Timeline timeline, int before, Request request, List<Step> happened) {
        this.timeline = timeline;
        this.before = before;
        this.request = request;
        this.happened = happened;
    }

    /**
     * What can be asked at a position; nothing if that was cancelled: what is far behind the last state that is kept has to happen once more.
     *
     * @param cancelled asked behind each transition on the way
     */
    public static Optional<WhatIf> at(Timeline timeline, Position position, BooleanSupplier cancelled) {
        Transition transition = position.transition() == 0 ? null : timeline.transition(position.transition());
        Optional<Request> arriving = transition == null ? Optional.empty() : request(transition);
        int before = arriving.isPresent() ? position.transition() - 1 : position.transition();
        return timeline.worldBehind(before, cancelled).map(world -> new WhatIf(timeline, before,
                arriving.orElseGet(() -> plain(world, transition == null ? 0 : transition.process())),
                arriving.isPresent() ? HeaderSteps.of(world, transition) : List.of()));
    }

    private static Optional<Request> request(Transition transition) {
        return transition.opening() instanceof MessageDelivered delivered && delivered.message() instanceof Request arriving ? Optional.of(arriving)
                : Optional.empty();
    }

    private static Request plain(World world, int target) {
        return RequestMembers.plain(world.process(target).id(), world.process(0).id(), world);
    }

    /** The request that arrives there; one of no bytes for the process at the cursor, if none does. */
    public Request request() {
        return request;
    }

    /**
     * How a request would be translated.
     *
     * @param question parts with semicolons between them: {@code put}, or {@code get}, with members that are other than those of {@link #request}, such as
     *                 {@code put bits=0x8 from=0:0}; {@code entry me 0 bits=0x8} and {@code md md 0 threshold=1} with members that are edited before
     * @param cancelled asked behind each transition on the way
     * @return nothing if it was cancelled
     * @throws WhatIfException if it is not understood, or cannot be asked
     */
    public Optional<WhatIfAnswer> ask(String question, BooleanSupplier cancelled) throws WhatIfException {
        Optional<World> there = timeline.worldBehind(before, cancelled);
        return there.isPresent() ? Optional.of(ask(question, there.get())) : Optional.empty();
    }

    /** As above, and never cancelled. */
    public WhatIfAnswer ask(String question) throws WhatIfException {
        return ask(question, timeline.worldBehind(before));
    }

    private WhatIfAnswer ask(String question, World world) throws WhatIfException {
        List<Clause> clauses = Clause.all(question);
        Request asked = request;
        for (Clause clause : clauses) {
            asked = isRequest(clause) ? RequestMembers.with(asked, clause, world) : asked;
        }
        ProcessId target = asked.target();
        WorldProcess process = world.process(target).orElseThrow(() -> new WhatIfException("There is no process " + target + '.'));
        List<Input> edits = edits(clauses, new Edits(world, process));
        try {
            return answer(world, process, edits, asked);
        } catch (IllegalArgumentException e) {
            throw new WhatIfException("That cannot be: " + e.getMessage() + '.', e);
        }
    }

    private static boolean isRequest(Clause clause) {
        return clause.word().equals(Message.Kind.PUT.word()) || clause.word().equals(Message.Kind.GET.word());
    }

    private static List<Input> edits(List<Clause> clauses, Edits edits) throws WhatIfException {
        List<Input> inputs = new ArrayList<>();
        for (Clause clause : clauses) {
            if (clause.word().equals(ENTRY)) {
                inputs.add(edits.entry(clause));
            } else if (clause.word().equals(DESCRIPTOR)) {
                inputs.add(edits.descriptor(clause));
            } else if (!isRequest(clause)) {
                throw new WhatIfException("A question is about put, get, entry or md, not about '" + clause.word() + "'.");
            }
        }
        return inputs;
    }

    private WhatIfAnswer answer(World world, WorldProcess process, List<Input> edits, Request asked) throws WhatIfException {
        if (process.isDead()) {
            throw new WhatIfException(process.label() + " has died: nothing is translated there any more.");
        }
        List<Input> inputs = new ArrayList<>(edits);
        inputs.add(new HeaderArrived(asked));
        Transition transition = world.execute(new Choice.Inject(process.index(), inputs), before + 1);
        WhatIfAnswer answer = new WhatIfAnswer(asked, transition, happened, Optional.empty(), process.program().matchBitFields());
        return happened.isEmpty() ? answer : answer.with(Outcomes.difference(happened, answer.steps()));
    }
}
