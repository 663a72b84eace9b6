package org.portalscope.session.timeline;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Step;
import org.portalscope.world.Choice;
import org.portalscope.world.Transition;

/**
 * What a session has executed, kept on pages that only grow: a {@link Timeline} of it can be read by others while more is added behind its
 * end.
 */
public final class History {

    /** Transitions on a page. */
    static final int PAGE = 1024;

    private final OperationIndex operations = new OperationIndex();
    private final Set<Choice> begun = new HashSet<>();
    private final CallHistory calls = new CallHistory();
    private Entry[][] pages = {};
    private int size;
    private long dataLength;
    private Timeline timeline = new Timeline(pages, 0, 0);

    /**
     * A transition, and how its thread came through it.
     *
     * @param first  whether it was the first one of its thread
     * @param before how many activations the thread was in before it; 0 if no thread takes part
     * @param after  how many it is in behind it, none if it has ended
     */
    record Entry(Transition transition, boolean first, int before, int after) {
    }

    /** Adds a transition that no thread takes part in. */
    public void append(Transition transition) {
        append(new Entry(transition, false, 0, 0));
    }

    /** Adds a transition of a thread, which was in so many activations before it, and is in so many now; in none if it has ended. */
    public void append(Transition transition, int before, int after) {
        append(new Entry(transition, begun.add(transition.choice()), before, after));
        calls.append(size, (Choice.RunThread) transition.choice(), after);
    }

    private void append(Entry entry) {
        if (size == pages.length * PAGE) {
            pages = Arrays.copyOf(pages, pages.length + 1);
            pages[pages.length - 1] = new Entry[PAGE];
        }
        pages[size / PAGE][size % PAGE] = entry;
        size++;
        operations.add(entry.transition());
        int messages = timeline.messages();
        for (Step step : entry.transition().steps()) {
            dataLength += step instanceof Effect effect ? effect.dataLength() : 0;
            messages += step.category() == Step.Category.SEND ? 1 : 0;
        }
        timeline = new Timeline(pages, size, messages);
    }

    public int size() {
        return size;
    }

    /** How many bytes of data its steps hold, such as the content of memory that was overwritten. */
    public long dataLength() {
        return dataLength;
    }

    /** What has been executed so far. */
    public Timeline timeline() {
        return timeline;
    }

    /** Which transition made each call of a thread; to be asked by the owner of the session only. */
    public CallHistory calls() {
        return calls;
    }

    /** Where operations have left their traces. */
    public OperationIndex operations() {
        return operations;
    }
}
