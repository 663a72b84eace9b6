package org.portalscope.scene.timeline;

import java.util.Arrays;
import java.util.List;

import org.portalscope.session.timeline.LoggedChoice;
import org.portalscope.session.timeline.Timeline;
import org.portalscope.session.timeline.TransitionLog;
import org.portalscope.world.schedule.ScheduledChoice;

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

    private List<TransitionLog.Label> labels = List.of();
    private Kind[] kinds = new Kind[64];
    private int[] processes = new int[64];
    private boolean[] drops = new boolean[64];
    private int size;

    /** Adds the transitions that a timeline has beyond those known already. */
    public void follow(Timeline timeline) {
        if (size < timeline.size()) {
            labels = timeline.labels();
        }
        while (size < timeline.size()) {
            size++;
            add(timeline.choice(size), timeline.drops(size));
        }
    }

    private void add(LoggedChoice choice, boolean dropped) {
        if (size > kinds.length) {
            kinds = Arrays.copyOf(kinds, 2 * size);
            processes = Arrays.copyOf(processes, 2 * size);
            drops = Arrays.copyOf(drops, 2 * size);
        }
        kinds[size - 1] = kind(choice.act());
        processes[size - 1] = choice.process();
        drops[size - 1] = dropped || choice.act() == ScheduledChoice.Act.FAIL;
    }

    private static Kind kind(ScheduledChoice.Act act) {
        return switch (act) {
            case RUN -> Kind.STATEMENT;
            case DELIVER -> Kind.DELIVERY;
            case COMPLETE, FAIL, DIE -> Kind.COMPLETION;
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
    public List<TransitionLog.Label> labels() {
        return labels;
    }
}
