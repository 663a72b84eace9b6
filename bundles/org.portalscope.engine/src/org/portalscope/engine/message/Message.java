package org.portalscope.engine.message;

import java.util.List;

import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Structure;

/**
 * What one process sends another, Portals 3.2 §4.1. {@link #initiator} and {@link #target} are those of this message: an
 * acknowledgement's initiator is the process that answers (the tables swap the two).
 *
 * <p>Two messages are equal if they are of one kind and all their members are. Searches compare messages often, so each kind writes that out: the
 * equality that a record has by itself is put together from method handles when it is first used, which delays each search.
 */
public sealed interface Message extends Structure permits Request, Response {

    /** The operation that this message belongs to, the same in request and response. */
    OperationId operation();

    /** The process that sent this message. */
    ProcessId initiator();

    /** The process that this message is for. */
    ProcessId target();

    /** Portal table index, of the request or echoed from it. */
    int portal();

    /** Match bits, of the request or echoed from it. */
    long matchBits();

    /** Offset, of the request or echoed from it. */
    long offset();

    /** The initiator's memory descriptor of the request, or echoed from it. */
    long memoryDescriptor();

    /** Bytes requested. */
    long length();

    /** What the message is, in one word. */
    Kind kind();

    /** The four kinds of messages. */
    enum Kind {
        PUT("put"), ACK("ack"), GET("get"), REPLY("reply");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        /** The word used for it in sentences. */
        public String word() {
            return word;
        }

        /** Whether data follow a message of this kind. */
        public boolean carriesData() {
            return this == PUT || this == REPLY;
        }
    }

    /** Tells messages apart: one operation has at most one of each kind. */
    record Key(OperationId operation, Kind kind) implements Structure {

        @Override
        public List<Field> members() {
            return new Fields().value("operation", operation).value("kind", kind).list();
        }

        /** {@code put #7}. */
        @Override
        public String toString() {
            return kind.word() + " " + operation;
        }
    }

    default Key key() {
        return new Key(operation(), kind());
    }

    /** {@code put #7 from 0:0}: how sentences call a message. */
    default String label() {
        return kind().word() + " " + operation() + " from " + initiator();
    }
}
