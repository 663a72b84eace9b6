package org.portalscope.scene.timeline;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

import org.portalscope.engine.step.Step;
import org.portalscope.session.timeline.Timeline;
import org.portalscope.world.Transition;

/** What a timeline's picture needs to know of each transition, kept so that a longer timeline costs only what was added to it. */
public final class TimelineTrack {

    /** What a transition answers. */
    public enum Kind {
        STATEMENT("statement"), DELIVERY("message arrives"), COMPLETION("operation completes");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        /** What the legend calls it. */
        public String words() {
            return words;
        }
    }

    /**
     * A label that a scenario came to.
     *
     * @param number of the transition
     */
    public record Label(int number, String text) {
    }

    private final List<Label> labels = new ArrayList<>();
    private Kind[] kinds = new Kind[64];
    private int[] processes = new int[64];
    private boolean[] drops = new boolean[64];
    private int size;

    /** Adds the transitions that a timeline has beyond those known already. */
    public void follow(Timeline timeline) {
        while (size < timeline.size()) {
            add(timeline.transition(size + 1));
        }
    }

    private void add(Transition transition) {
        if (size == kinds.length) {
            kinds = Arrays.copyOf(kinds, 2 * size);
            processes = Arrays.copyOf(processes, 2 * size);
            drops = Arrays.copyOf(drops, 2 * size);
        }
        kinds[size] = kind(transition);
        processes[size] = transition.process();
        drops[size] = transition.opening().isFailure();
        size++;
        transition.steps().forEach(this::add);
    }

    private void add(Step step) {
        if (step.category() == Step.Category.DROP) {
            drops[size - 1] = true;
        } else if (step.category() == Step.Category.LABEL) {
            labels.add(new Label(size, step.field("text", String.class).orElseThrow()));
        }
    }

    private static Kind kind(Transition transition) {
        return switch (transition.opening().category()) {
            case TURN -> Kind.STATEMENT;
            case ARRIVAL -> Kind.DELIVERY;
            default -> Kind.COMPLETION;
        };
    }

    /** How many transitions are known. */
    public int size() {
        return size;
    }

    /** What a transition answers; numbers from 1. */
    public Kind kind(int number) {
        return kinds[number - 1];
    }

    /** Index of the process that took a transition. */
    public int process(int number) {
        return processes[number - 1];
    }

    /** Whether a message was dropped in a transition, or an operation failed. */
    public boolean isDrop(int number) {
        return drops[number - 1];
    }

    /** The labels, in the order in which the scenario came to them. */
    public List<Label> labels() {
        return Collections.unmodifiableList(labels);
    }
}
