package org.portalscope.world;

import java.util.List;

import org.portalscope.engine.input.Input;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Scope;
import org.portalscope.engine.step.Step;

/**
 * A process and what it took: one input, or what a turn of its program led to, with the steps that answered; atomic (§2.4). Its first step is the
 * {@link Opening}. What the network of the world does is among the steps, and no input.
 *
 * @param number from 1, in the order of execution
 * @param choice what was chosen to happen
 * @param time   when it happened in virtual time, in nanoseconds, or {@link #NO_TIME}
 * @param inputs what the process took, in this order, with the marks of the statement around it; none if nothing reached its Portals
 * @param steps  at least one
 * @param spans  which steps belong together, outer spans before those within them; the first spans all steps
 */
public record Transition(int number, Choice choice, long time, List<Input> inputs, List<Step> steps, List<Span> spans) {

    /** What stands for the time in a world without any. */
    public static final long NO_TIME = -1;

    /**
     * Steps that belong to one scope.
     *
     * @param from index of its first step
     * @param to   index behind its last step
     */
    public record Span(Scope scope, int from, int to) {

        /** Whether a step belongs to it. */
        public boolean holds(int step) {
            return from <= step && step < to;
        }
    }

    /** Index of the process that took the inputs. */
    public int process() {
        return choice.process();
    }

    /** The step of an index if it is an effect, or null if it is a check. */
    public Effect effect(int step) {
        return steps instanceof RecordedSteps recorded ? recorded.effect(step) : steps.get(step) instanceof Effect effect ? effect : null;
    }

    public Opening opening() {
        return (Opening) steps.get(0);
    }
}
