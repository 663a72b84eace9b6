package org.portalscope.session;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

import org.portalscope.engine.step.Step;
import org.portalscope.world.Transition;

/** The transitions of a session in the order in which they were executed, numbered from 1. */
public final class Timeline {

    private final List<Transition> transitions = new ArrayList<>();
    private final BitSet threadEnds = new BitSet();

    void append(Transition transition, boolean endsThread) {
        transitions.add(transition);
        threadEnds.set(transition.number(), endsThread);
    }

    public int size() {
        return transitions.size();
    }

    /** The transition of a number from 1 to {@link #size}. */
    public Transition transition(int number) {
        return transitions.get(number - 1);
    }

    /** How many steps a transition has; zero for number 0, which stands for the time before the first. */
    public int steps(int number) {
        return number == 0 ? 0 : transition(number).steps().size();
    }

    /** The step that was made last at a position, or null at the start. */
    public Step stepBefore(Position position) {
        return position.step() == 0 ? null : transition(position.transition()).steps().get(position.step() - 1);
    }

    /** The position behind the last step. */
    public Position end() {
        return new Position(size(), steps(size()));
    }

    /** Whether the thread that took a transition ended with it. */
    boolean endsThread(int number) {
        return threadEnds.get(number);
    }

    /** Whether a position is one of this timeline. */
    public boolean holds(Position position) {
        return position.equals(Position.START) || position.transition() >= 1 && position.transition() <= size()
                && position.step() >= 1 && position.step() <= steps(position.transition());
    }
}
