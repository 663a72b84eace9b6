package org.portalscope.scenario.protocol;

import org.portalscope.expression.value.Value;

/**
 * What a call still has to do. A call is resumable: each step is a transition of its thread, makes at most one call of the Portals API, and answers
 * with the activity that is left. Immutable, and equal to another if and only if the texts are: a record that holds no functions.
 */
public interface ResumableCall {

    /** What has to hold before the next step. */
    default WaitCondition condition() {
        return WaitCondition.NONE;
    }

    /**
     * Makes the next step.
     *
     * @return what is left to do; {@link Done} if nothing is
     */
    ResumableCall step(CallContext turn);

    /**
     * Nothing more: the call returns.
     *
     * @param result of the type that the operation declares, or null if it declares none
     */
    record Done(Value result) implements ResumableCall {

        /** Returns without a result. */
        public static final Done NOTHING = new Done(null);

        @Override
        public ResumableCall step(CallContext turn) {
            throw new IllegalStateException("the call has returned");
        }
    }
}
