package org.portalscope.protocol;

import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ProtocolError;

/**
 * A parameter of a call as its users write it.
 *
 * @param variable of the procedure that the call enters
 * @param ifNull   what the call answers if NULL stands for an output that is not wanted, or null if that is right
 */
public record CallParameter(CallVariable variable, Direction direction, ProtocolError ifNull) {

    /** Which way a value goes. */
    public enum Direction {
        /** The call takes a value. */
        IN,
        /** The call takes the value of a name and leaves it as it is: {@code &name}, as C has it for what it hands over by a pointer; a value will do. */
        REFERENCE,
        /** The call stores a value: {@code &name}. */
        OUT,
        /** The call takes the value of a name and stores another: {@code &name}. */
        IN_OUT
    }

    public static CallParameter in(CallVariable variable) {
        return new CallParameter(variable, Direction.IN, null);
    }

    public static CallParameter reference(CallVariable variable) {
        return new CallParameter(variable, Direction.REFERENCE, null);
    }

    public static CallParameter out(CallVariable variable) {
        return new CallParameter(variable, Direction.OUT, null);
    }

    public static CallParameter inOut(CallVariable variable) {
        return new CallParameter(variable, Direction.IN_OUT, null);
    }

    /** The same output, which must be wanted. */
    public CallParameter notNull(ProtocolError otherwise) {
        return new CallParameter(variable, direction, otherwise);
    }

    /** Whether the call takes a value. */
    public boolean isInput() {
        return direction != Direction.OUT;
    }

    /** Whether the call stores a value. */
    public boolean isOutput() {
        return direction == Direction.OUT || direction == Direction.IN_OUT;
    }

    /** The parameter as users write an argument: {@code &status}. */
    public String written() {
        return (direction == Direction.IN ? "" : "&") + variable.name();
    }
}
