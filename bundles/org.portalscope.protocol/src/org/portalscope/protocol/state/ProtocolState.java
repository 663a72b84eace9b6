package org.portalscope.protocol.state;

import java.util.List;

import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.protocol.Phrase;
import org.portalscope.engine.protocol.ProtocolTable;

/**
 * What a protocol knows of one process: requests, handles of its entries and queues, messages that came unexpected. Immutable for all who keep it: a step
 * replaces it by another, and that is an effect which is undone like all others. A record of numbers, texts, lists and records is right.
 */
public interface ProtocolState {

    /**
     * Writes it field by field, each handle and operation as such: two states with the same fields are equal but for the names of these. The
     * protocol reads it back in the same order.
     */
    void write(FieldWriter out);

    /**
     * The same for a run that keeps no state but the present one: if a protocol can, it changes that in place, until it is {@linkplain #share shared}.
     *
     * @return this if it is changed in place already, or never is
     */
    default ProtocolState owned() {
        return this;
    }

    /** From now on others may see it and keep it: it is not changed any more. */
    default void share() {
        // most never are
    }

    /** What people want to know of it, as tables that can be shown without knowing the protocol. */
    List<ProtocolTable> tables();

    /** What the process has made and not freed though it has ended its use of the protocol, such as {@code communicator c}; empty before that end. */
    default List<Phrase> leftovers() {
        return List.of();
    }

    /** How many messages came before their receives, and have left the event queue but not yet got a receive: its queue of unexpected messages. */
    default long unexpectedMessages() {
        return 0;
    }

    /** Numbers of its own for these messages, in the order in which receives search them. */
    default List<Long> unexpectedQueue() {
        return List.of();
    }
}
