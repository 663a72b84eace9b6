package org.portalscope.analysis.place;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.portalscope.engine.effect.DataSent;
import org.portalscope.engine.effect.MessageSent;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.step.Step;
import org.portalscope.timeline.Timeline;
import org.portalscope.world.Choice;
import org.portalscope.world.Transition;

/**
 * The causal cut of a transition: how many transitions of each process happened before it, by the order within each process and by the messages between them.
 * Whatever else processes have done by then, which are not paused at one time, had nothing to do with it.
 *
 * @param needed how many transitions of each process lead to it, its own among them, by index
 * @param made   how many each process has made in the whole timeline, by index
 */
public record CausalCut(List<Integer> needed, List<Integer> made) {

    public CausalCut {
        needed = List.copyOf(needed);
        made = List.copyOf(made);
    }

    /**
     * Goes through a timeline once.
     *
     * @param number    of the transition
     * @param processes how many there are
     * @param cancelled asked behind each transition; then less is needed than in truth
     */
    public static CausalCut of(Timeline timeline, int number, int processes, BooleanSupplier cancelled) {
        Clocks clocks = new Clocks(processes);
        timeline.effects(1, number, clocks::follow, cancelled);
        int[] made = new int[processes];
        IntStream.rangeClosed(1, timeline.size()).forEach(each -> made[timeline.choice(each).process()]++);
        int[] needed = clocks.now[timeline.choice(number).process()];
        return new CausalCut(Arrays.stream(needed).boxed().toList(), Arrays.stream(made).boxed().toList());
    }

    /** What it says of one process, such as {@code 12 of 15 transitions lead to the hit}. */
    public String words(int process) {
        return needed.get(process) + " of " + made.get(process) + " transitions lead to the hit";
    }

    /** All of it, such as {@code what leads to the hit: client 12 of 15 transitions, server 9 of 9}. */
    public String words(List<String> names) {
        return IntStream.range(0, needed.size()).mapToObj(process -> names.get(process) + ' ' + needed.get(process) + " of " + made.get(process)
                + (process == 0 ? " transitions" : "")).collect(Collectors.joining(", ", "what leads to the hit: ", ""));
    }

    /** A vector clock for each process. */
    private static final class Clocks {

        private final int[][] now;
        private final Map<Message.Key, int[]> sent = new HashMap<>();
        private final Map<Message.Key, int[]> dataSent = new HashMap<>();

        Clocks(int processes) {
            now = new int[processes][processes];
        }

        void follow(Transition transition) {
            int[] own = now[transition.process()];
            Choice choice = transition.choice() instanceof Choice.Repeat repeat ? repeat.choice() : transition.choice();
            if (choice instanceof Choice.Deliver deliver) {
                join(own, sent.remove(deliver.message().key()));
            } else if (choice instanceof Choice.Complete complete) {
                join(own, dataSent.remove(complete.operation().message().key()));
            }
            own[transition.process()]++;
            for (Step step : transition.steps()) {
                if (step instanceof MessageSent message) {
                    sent.put(message.message().key(), own.clone());
                } else if (step instanceof DataSent data) {
                    dataSent.put(data.message().key(), own.clone());
                }
            }
        }

        private static void join(int[] own, int[] other) {
            for (int process = 0; other != null && process < own.length; process++) {
                own[process] = Math.max(own[process], other[process]);
            }
        }
    }
}
