package org.portalscope.session.timeline;

import org.portalscope.engine.step.Step;
import org.portalscope.world.Transition;

/**
 * The transitions that a session had executed at a moment, in the order of execution, numbered from 1. Immutable: a session that goes on
 * has another timeline, which begins with the same transitions and shares them.
 */
public final class Timeline {

    private final History.Entry[][] pages;
    private final int size;
    private final int messages;

    Timeline(History.Entry[][] pages, int size, int messages) {
        this.pages = pages;
        this.size = size;
        this.messages = messages;
    }

    public int size() {
        return size;
    }

    /** How many messages were sent in them. */
    public int messages() {
        return messages;
    }

    /** The transition of a number from 1 to {@link #size}. */
    public Transition transition(int number) {
        return entry(number).transition();
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
        return new Position(size, steps(size));
    }

    /** Whether a position is one of this timeline. */
    public boolean holds(Position position) {
        return position.equals(Position.START) || position.transition() >= 1 && position.transition() <= size
                && position.step() >= 1 && position.step() <= steps(position.transition());
    }

    /** How many activations the thread of a transition was in before it: 1 outside functions, 0 for transitions of no thread. */
    public int depthBefore(int number) {
        return entry(number).before();
    }

    /** Whether a transition began the activation that lies so deep in its thread. */
    public boolean begins(int number, int depth) {
        History.Entry entry = entry(number);
        return depth == 1 ? entry.first() : entry.before() < depth && entry.after() >= depth;
    }

    /** Whether a transition of a thread left the activation that lies so deep in it, by returning or by its end. */
    public boolean leaves(int number, int depth) {
        return entry(number).after() < depth;
    }

    private History.Entry entry(int number) {
        if (number < 1 || number > size) {
            throw new IndexOutOfBoundsException("the timeline has transitions 1 to " + size + ", not " + number);
        }
        return pages[(number - 1) / History.PAGE][(number - 1) % History.PAGE];
    }
}
