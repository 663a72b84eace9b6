package org.portalscope.engine.state;

import java.util.List;

import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Structure;
import org.portalscope.engine.message.Message;

/**
 * An operation between its start and its end, Portals 3.2 §3.9.1 (R28).
 *
 * @param networkInterface the interface it runs on
 * @param link             the number that ties its events together
 * @param message          the message that it sends, serves or receives
 * @param descriptor       the memory descriptor it works on
 * @param eventq           the queue it started with (R44)
 * @param address          where its bytes begin
 * @param offset           displacement of its bytes in the descriptor's region
 * @param length           bytes manipulated
 */
public record Operation(int networkInterface, long link, Kind kind, Message message, long descriptor, long eventq, long address,
        long offset, long length) implements Structure {

    /** What an operation does. */
    public enum Kind {
        /** The initiator sends the data of a put. */
        SEND("send"),
        /** The target receives the data of a put. */
        PUT("put"),
        /** The target answers a get. */
        GET("get"),
        /** The initiator waits for the reply to its get; it ends when the reply starts. */
        FETCH("fetch"),
        /** The initiator receives a reply. */
        REPLY("reply");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        public String word() {
            return word;
        }

        /** Whether it cannot end before the data of its message have arrived. */
        public boolean needsData() {
            return this == PUT || this == REPLY;
        }
    }

    // Written out, as that of messages is.
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Operation that && networkInterface == that.networkInterface && link == that.link && kind == that.kind
                && descriptor == that.descriptor && eventq == that.eventq && address == that.address && offset == that.offset && length == that.length
                && message.equals(that.message);
    }

    @Override
    public int hashCode() {
        return 31 * message.hashCode() + kind.ordinal();
    }

    /** {@code put #7}: how sentences call it. */
    public String label() {
        return kind.word() + " " + message.operation();
    }

    /** Whether it cannot end before the data of its message have arrived. */
    public boolean needsData() {
        return kind.needsData();
    }

    /** Whether it ends by a completion of its own. */
    public boolean completes() {
        return kind != Kind.FETCH;
    }

    @Override
    public List<Field> members() {
        return new Fields().id("network_interface", networkInterface).id("link", link).value("kind", kind).value("message", message)
                .handle("descriptor", descriptor).handle("eventq", eventq).address("address", address).bytes("offset", offset)
                .bytes("length", length).list();
    }
}
