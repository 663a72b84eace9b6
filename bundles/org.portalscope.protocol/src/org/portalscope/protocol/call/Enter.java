package org.portalscope.protocol.call;

/** Another procedure comes next, from one of its steps on; when it returns, the step that called it takes its result. */
final class Enter implements Continuation {

    private final Procedure procedure;
    private final int position;
    private final Object[] values;

    /** @param values of its variables, for it alone */
    Enter(Procedure procedure, int position, Object[] values) {
        this.procedure = procedure;
        this.position = position;
        this.values = values;
    }

    Procedure procedure() {
        return procedure;
    }

    /** The step that comes first. */
    int position() {
        return position;
    }

    /** The values of its variables, which it may change. */
    Object[] values() {
        return values;
    }
}
