package org.portalscope.world.waiting;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.portalscope.engine.step.Effect;
import org.portalscope.world.Choice;
import org.portalscope.world.Transition;
import org.portalscope.world.World;
import org.portalscope.world.WorldForm;
import org.portalscope.world.network.Turn;

/**
 * What happens again and again in a world in which something can always happen.
 *
 * @param polls   what threads execute again and again
 * @param waiting who waits for whom meanwhile
 */
public record Polling(List<Poll> polls, WaitForGraph waiting) {

    /** Transitions after which it no longer matters whether a state comes again. */
    private static final int MOST = 1 << 12;

    /** As many polls are told, and as many threads that wait. */
    private static final int NAMED = 5;

    /** Two states are one if both halves of their digests are. */
    private record Digest(long high, long low) {
    }

    public Polling {
        polls = List.copyOf(polls);
    }

    /** That of a world that nothing else changes meanwhile: it is let go on in turn until a state comes again, and is then as it was. */
    public static Polling of(World world) {
        List<Transition> transitions = new ArrayList<>();
        Map<Digest, Integer> states = new HashMap<>();
        Integer first = states.put(digest(world, Turn.NONE), 0);
        while (first == null && transitions.size() < MOST && advance(world, transitions)) {
            first = states.put(digest(world, last(transitions)), transitions.size());
        }
        int again = transitions.size() - (first == null ? 0 : first);
        WaitForGraph waiting = WaitForGraphs.of(world);
        Polls polls = new Polls();
        for (int i = 0; i < again && advance(world, transitions); i++) {
            polls.add(world, transitions.get(transitions.size() - 1));
        }
        for (int i = transitions.size() - 1; i >= 0; i--) {
            revert(world, transitions.get(i));
        }
        return new Polling(polls.executedAtLeast(1), waiting);
    }

    private static Turn last(List<Transition> transitions) {
        return transitions.isEmpty() ? Turn.NONE : transitions.get(transitions.size() - 1).choice().turn();
    }

    /** Makes that choice happen whose turn comes after the last one. */
    private static boolean advance(World world, List<Transition> transitions) {
        List<Choice> enabled = world.enabled();
        Turn last = last(transitions);
        enabled.stream().filter(choice -> choice.turn().compareTo(last) > 0).findFirst().or(() -> enabled.stream().findFirst())
                .ifPresent(choice -> transitions.add(world.execute(choice, (int) world.transitions() + 1)));
        return !enabled.isEmpty();
    }

    /** Of the state and of whose turn was last: what happens from there on is the same if both are. */
    private static Digest digest(World world, Turn last) {
        WorldForm form = new WorldForm(world);
        form.digest((long) last.process() << Integer.SIZE | last.lane());
        return new Digest(form.high(), form.low());
    }

    private static void revert(World world, Transition transition) {
        for (int i = transition.steps().size() - 1; i >= 0; i--) {
            Effect effect = transition.effect(i);
            if (effect != null) {
                world.revert(transition, effect);
            }
        }
    }

    /**
     * {@code a at line 12 polls PtlEQGet(eq, &event); b at line 20 is blocked in MPI_Recv ...}; on one line without a full stop. Services that wait are left
     * out.
     */
    public String words() {
        List<ThreadWait> waits = waiting.processes().stream().filter(process -> !process.service()).flatMap(process -> process.waits().stream()).toList();
        return Stream.concat(shortened(polls.stream().map(Poll::sentence), polls.size(), "poll"),
                shortened(waits.stream().map(ThreadWait::sentence), waits.size(), "wait")).collect(Collectors.joining("; "));
    }

    /** The first few of some lines, and how many there are besides. */
    private static Stream<String> shortened(Stream<String> lines, int count, String verb) {
        return Stream.concat(lines.limit(NAMED), count > NAMED ? Stream.of(count - NAMED + " more " + verb) : Stream.of());
    }
}
