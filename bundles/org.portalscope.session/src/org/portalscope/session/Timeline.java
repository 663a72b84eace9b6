package org.portalscope.session;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.portalscope.engine.step.Step;
import org.portalscope.world.Choice;
import org.portalscope.world.Transition;

/** The transitions of a session in the order in which they were executed, numbered from 1. */
public final class Timeline {

    private final List<Transition> transitions = new ArrayList<>();
    private final List<Course> courses = new ArrayList<>();
    private final Set<Choice> begun = new HashSet<>();
    private final CallHistory calls = new CallHistory();

    /**
     * How the thread of a transition came through it.
     *
     * @param first  whether it was its first transition
     * @param before how many activations the thread was in before it
     * @param after  how many it is in behind it, none if it has ended
     */
    private record Course(boolean first, int before, int after) {

        private static final Course NONE = new Course(false, 0, 0);
    }

    /** Adds a transition that no thread takes part in. */
    void append(Transition transition) {
        transitions.add(transition);
        courses.add(Course.NONE);
    }

    /** Adds a transition of a thread, which was in so many activations before it, and is in so many now; in none if it has ended. */
    void append(Transition transition, int before, int after) {
        transitions.add(transition);
        courses.add(new Course(begun.add(transition.choice()), before, after));
        calls.append(size(), (Choice.RunThread) transition.choice(), after);
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

    /** How many activations the thread of a transition was in before it: 1 outside functions, 0 for transitions of no thread. */
    int depthBefore(int number) {
        return courses.get(number - 1).before;
    }

    /** Which call of a thread it is that lies so deep in it at a position. */
    FrameId call(int process, int thread, int depth, Position position) {
        return new FrameId.OfCall(process, thread, depth, calls.begun(new Choice.RunThread(process, thread), depth, position.transition()));
    }

    /** Whether a transition began the activation that lies so deep in its thread. */
    boolean begins(int number, int depth) {
        Course course = courses.get(number - 1);
        return depth == 1 ? course.first : course.before < depth && course.after >= depth;
    }

    /** Whether a transition of a thread left the activation that lies so deep in it, by returning or by its end. */
    boolean leaves(int number, int depth) {
        return courses.get(number - 1).after < depth;
    }

    /** Whether a position is one of this timeline. */
    public boolean holds(Position position) {
        return position.equals(Position.START) || position.transition() >= 1 && position.transition() <= size()
                && position.step() >= 1 && position.step() <= steps(position.transition());
    }
}
