package org.portalscope.world.waiting;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.portalscope.engine.protocol.ProtocolCallStart;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Scope;
import org.portalscope.world.ThreadScheduled;
import org.portalscope.world.Transition;
import org.portalscope.world.World;
import org.portalscope.world.WorldProcess;
import org.portalscope.world.program.SourceLocation;

/** Which statements threads execute again and again. */
public final class Polls {

    private record Place(int process, int thread, SourceLocation location) {
    }

    private static final class Count {
        private Poll last;
        private int executions;
    }

    private final Map<Place, Count> counts = new LinkedHashMap<>();

    /** Notes a transition that has just happened, if a thread has executed a statement in it. */
    public void add(World world, Transition transition) {
        if (!(transition.opening() instanceof ThreadScheduled scheduled)) {
            return;
        }
        WorldProcess process = world.process(transition.process());
        Count count = counts.computeIfAbsent(new Place(process.index(), scheduled.thread(), scheduled.place()), missing -> new Count());
        count.executions++;
        BlockedCall blocked = new BlockedCall(world, process, scheduled.thread());
        boolean call = transition.spans().stream().map(span -> span.scope().kind()).anyMatch(kind -> kind == Scope.Kind.CALL || kind == Scope.Kind.UPPER_CALL);
        Optional<ProtocolCallStart> start = transition.steps().stream().filter(Effect.class::isInstance).map(Effect.class::cast)
                .flatMap(effect -> process.program().callStart(effect).stream()).findFirst();
        Optional<ThreadWait> aim = start.flatMap(ProtocolCallStart::aim).map(known -> blocked.poll(known, scheduled.place()));
        count.last = new Poll(process.index(), scheduled.thread(), blocked.name(), scheduled.place(), call || start.isPresent(), aim);
    }

    /** Forgets all that it has noted. */
    public void clear() {
        counts.clear();
    }

    /**
     * What was executed at least so many times: of each thread its calls of Portals and protocols, and if it has made none, its first statement; in the order
     * of processes and threads.
     */
    public List<Poll> executedAtLeast(int times) {
        List<Poll> all = counts.values().stream().filter(count -> count.executions >= times).map(count -> count.last).toList();
        List<Poll> polls = new ArrayList<>();
        for (Poll poll : all) {
            boolean isFirst = polls.stream().noneMatch(poll::isOfTheSameThread);
            boolean calls = all.stream().anyMatch(other -> other.call() && poll.isOfTheSameThread(other));
            if (calls ? poll.call() : isFirst) {
                polls.add(poll);
            }
        }
        return polls.stream().sorted((one, other) -> one.process() != other.process() ? Integer.compare(one.process(), other.process())
                : Integer.compare(one.thread(), other.thread())).toList();
    }
}
