package org.portalscope.protocol.call;

/** Another procedure comes next; when it returns, the step that called it takes its result. */
final class Enter implements Continuation {

    private final Procedure procedure;
    private final Object[] values;

    /** @param values of its variables, for it alone */
    Enter(Procedure procedure, Object[] values) {
        this.procedure = procedure;
        this.values = values;
    }

    Procedure procedure() {
        return procedure;
    }

    /** The values of its variables, which it may change. */
    Object[] values() {
        return values;
    }
}
