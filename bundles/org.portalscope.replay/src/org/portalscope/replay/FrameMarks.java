package org.portalscope.replay;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

import org.portalscope.engine.input.FrameEntered;
import org.portalscope.engine.input.FrameLeft;
import org.portalscope.engine.input.Input;

/** Which marks among the inputs of one transition belong together. */
final class FrameMarks {

    private static final int NONE = -1;

    private final List<Input> inputs;
    private final int[] partners;

    FrameMarks(List<Input> inputs) {
        this.inputs = inputs;
        partners = new int[inputs.size()];
        Arrays.fill(partners, NONE);
        Deque<Integer> open = new ArrayDeque<>();
        for (int i = 0; i < inputs.size(); i++) {
            if (inputs.get(i) instanceof FrameEntered) {
                open.push(i);
            } else if (inputs.get(i) instanceof FrameLeft && !open.isEmpty()) {
                partners[i] = open.pop();
                partners[partners[i]] = i;
            }
        }
    }

    /** Whether the frame that is entered or left at an index is also left or was also entered in the transition. */
    boolean isPaired(int index) {
        return partners[index] != NONE;
    }

    /** Whether the input at an index is a mark that leads out of the frame that the transition began in, or into one that it does not leave. */
    boolean moves(int index) {
        return !isPaired(index) && (inputs.get(index) instanceof FrameEntered || inputs.get(index) instanceof FrameLeft);
    }

    /** Whether the marks at two indices are those of one frame. */
    boolean isPair(int entered, int left) {
        return partners[left] == entered;
    }
}
