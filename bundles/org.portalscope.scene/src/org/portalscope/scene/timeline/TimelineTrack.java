package org.portalscope.scene.timeline;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.portalscope.timeline.LoggedChoice;
import org.portalscope.timeline.Timeline;
import org.portalscope.timeline.TransitionLog;
import org.portalscope.world.schedule.ScheduledChoice;

/**
 * What a timeline's picture needs to know: how many transitions each row has, in pieces of equal length, and where something was dropped or failed. A longer
 * timeline costs only what was added to it, and a picture costs its width.
 */
public final class TimelineTrack {

    /** Rows at most: where there are more processes, neighbours share one. */
    static final int MOST_ROWS = 64;
    /** Transitions that are counted together. */
    static final int PIECE = 256;

    private final int processes;
    private final List<char[]> pieces = new ArrayList<>();
    private Timeline timeline;
    private List<TransitionLog.Label> labels = List.of();
    private List<Integer> gaps = List.of();
    private Optional<TransitionLog.Label> found = Optional.empty();
    /** The numbers of the transitions in which something was dropped or failed. */
    private int[] losses = new int[16];
    private int lossCount;
    private int size;

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

    /** @param processes how many take part */
    public TimelineTrack(int processes) {
        this.processes = processes;
    }

    /**
     * Adds transitions that a timeline has beyond those known already.
     *
     * @param most how many at most
     * @return whether there are more
     */
    public boolean follow(Timeline longer, int most) {
        if (size < longer.size()) {
            labels = longer.labels();
            gaps = longer.gaps();
        }
        timeline = longer;
        int end = (int) Math.min(longer.size(), (long) size + most);
        while (size < end) {
            add(longer.choice(size + 1), longer.drops(size + 1));
        }
        return size < longer.size();
    }

    private void add(LoggedChoice choice, boolean drops) {
        if (size % PIECE == 0) {
            pieces.add(new char[rows()]);
        }
        pieces.get(size / PIECE)[row(choice.process())]++;
        size++;
        if (drops || choice.act() == ScheduledChoice.Act.FAIL || choice.act() == ScheduledChoice.Act.DIE) {
            losses = lossCount == losses.length ? Arrays.copyOf(losses, 2 * lossCount) : losses;
            losses[lossCount++] = size;
        }
    }

    /** How many transitions are known. */
    public int size() {
        return size;
    }

    /** How many rows there are. */
    int rows() {
        return Math.min(processes, MOST_ROWS);
    }

    /** The row of a process. */
    int row(int process) {
        return processes <= MOST_ROWS ? process : (int) ((long) process * MOST_ROWS / processes);
    }

    /** The row of the process that took a transition; numbers from 1. */
    int rowOf(int number) {
        return row(timeline.choice(number).process());
    }

    /** What a transition answers; numbers from 1. */
    Kind kind(int number) {
        return switch (timeline.choice(number).act()) {
            case RUN -> Kind.STATEMENT;
            case DELIVER -> Kind.DELIVERY;
            case COMPLETE, FAIL, DIE -> Kind.COMPLETION;
        };
    }

    /**
     * How many transitions each row has of a range. Where that is many pieces long, its ends are those of the nearest pieces.
     *
     * @param from number of the first
     * @param to   number behind the last
     */
    int[] counts(int from, int to) {
        int[] counts = new int[rows()];
        if (to - from < 4 * PIECE) {
            for (int number = from; number < to; number++) {
                counts[rowOf(number)]++;
            }
        } else {
            for (int piece = (from - 1) / PIECE; piece < (to - 1) / PIECE; piece++) {
                add(pieces.get(piece), counts);
            }
        }
        return counts;
    }

    private static void add(char[] piece, int[] counts) {
        for (int row = 0; row < counts.length; row++) {
            counts[row] += piece[row];
        }
    }

    /** Whether a message was dropped in a transition, or an operation failed, or its process died. */
    boolean isLoss(int number) {
        return Arrays.binarySearch(losses, 0, lossCount, number) >= 0;
    }

    /** How many losses there were before a transition. */
    int lossesBefore(int number) {
        int index = Arrays.binarySearch(losses, 0, lossCount, number);
        return index < 0 ? ~index : index;
    }

    /** The number of the transition of a loss, by its index. */
    int loss(int index) {
        return losses[index];
    }

    /** The transitions behind which others are missing. */
    List<Integer> gaps() {
        return gaps;
    }

    /** The labels, in the order in which the scenario came to them. */
    List<TransitionLog.Label> labels() {
        return found.isEmpty() ? labels : Stream.concat(labels.stream(), found.stream()).toList();
    }

    /** Names the end of the run, at which something was found that was looked for. */
    public void found(String words) {
        found = Optional.of(new TransitionLog.Label(timeline.size(), words));
    }
}
