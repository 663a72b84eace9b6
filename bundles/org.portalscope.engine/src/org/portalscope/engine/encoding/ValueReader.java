package org.portalscope.engine.encoding;

import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.description.Described;
import org.portalscope.engine.message.Acknowledgement;
import org.portalscope.engine.message.GetRequest;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.message.PutRequest;
import org.portalscope.engine.message.Reply;
import org.portalscope.engine.state.Operation;

/**
 * Reads what a {@link ValueWriter} has written.
 *
 * <p>Every method throws a {@link FieldException} if something else was written.
 */
public final class ValueReader {

    private final FieldReader in;
    private final MemberReader members = new MemberReader(this);

    public ValueReader(FieldReader in) {
        this.in = in;
    }

    /** Gives the fields that are no values of the API. */
    public FieldReader fields() {
        return in;
    }

    public boolean truth() {
        return index(2) == 1;
    }

    /** A number of 32 bits. */
    public int integer() {
        long number = in.number();
        if (number != (int) number) {
            throw new FieldException("expected a number of 32 bits, found " + number);
        }
        return (int) number;
    }

    /** A number from 0 to below a bound. */
    public int index(int bound) {
        return index(in.number(), bound);
    }

    /** The number itself, which has to be from 0 to below a bound. */
    public static int index(long number, int bound) {
        if (number < 0 || number >= bound) {
            throw new FieldException("expected a number from 0 to below " + bound + ", found " + number);
        }
        return (int) number;
    }

    /** How many of something follow. */
    public int count() {
        return index(Integer.MAX_VALUE);
    }

    /** One of the constants of a type. */
    public <T extends Enum<T>> T constant(Class<T> type) {
        T[] constants = type.getEnumConstants();
        return constants[index(constants.length)];
    }

    public ProcessId process() {
        return ProcessId.unpacked(in.number());
    }

    /**
     * A structure that lists its members.
     *
     * @param blank any structure of the type
     */
    public <S extends Described<S>> S structure(S blank) {
        return blank.map(members);
    }

    public Message message() {
        Message.Kind kind = constant(Message.Kind.class);
        OperationId operation = in.operation();
        ProcessId from = process();
        ProcessId to = process();
        int portal = integer();
        long bits = in.number();
        long offset = in.number();
        long descriptor = in.handle();
        long length = in.number();
        return switch (kind) {
            case PUT -> {
                int user = integer();
                yield new PutRequest(operation, from, user, to, portal, integer(), bits, offset, descriptor, length, in.number());
            }
            case GET -> {
                int user = integer();
                yield new GetRequest(operation, from, user, to, portal, integer(), bits, offset, descriptor, length);
            }
            case ACK -> new Acknowledgement(operation, from, to, portal, bits, offset, descriptor, length, in.number());
            case REPLY -> new Reply(operation, from, to, portal, bits, offset, descriptor, length, in.number());
        };
    }

    public Operation pendingOperation() {
        return new Operation(integer(), in.number(), constant(Operation.Kind.class), message(), in.handle(), in.handle(), in.number(), in.number(),
                in.number());
    }

    public Message.Key key() {
        Message.Kind kind = constant(Message.Kind.class);
        return new Message.Key(in.operation(), kind);
    }
}
