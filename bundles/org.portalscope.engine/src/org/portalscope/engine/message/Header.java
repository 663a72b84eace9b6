package org.portalscope.engine.message;

import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;

/**
 * The fields of a message, Portals 3.2 §4.1, in a place that is used again: what the engine works with, so that a message costs no
 * object. Process ids are packed, see {@link ProcessId#packed}. Who keeps a header copies it; {@link #message} makes an immutable
 * value of it, once.
 */
public final class Header {

    private static final Message.Kind[] KINDS = Message.Kind.values();

    private int kind;
    private int ordinal;
    private long initiator;
    private long target;
    private int user;
    private int portal;
    private int cookie;
    private long matchBits;
    private long offset;
    private long memoryDescriptor;
    private long length;
    private long manipulatedLength;
    private long hdrData;
    private Message message;

    /** The header of a message. */
    public static Header of(Message message) {
        Header header = new Header();
        header.set(message);
        return header;
    }

    /** Becomes a put request, Table 6. */
    public void setPut(int newOrdinal, long from, int newUser, long to, int newPortal, int newCookie, long bits, long newOffset,
            long descriptor, long newLength, long data) {
        setRequest(Message.Kind.PUT, newOrdinal, from, newUser, to, newPortal, newCookie, bits, newOffset, descriptor, newLength);
        hdrData = data;
    }

    /** Becomes a get request, Table 8. */
    public void setGet(int newOrdinal, long from, int newUser, long to, int newPortal, int newCookie, long bits, long newOffset,
            long descriptor, long newLength) {
        setRequest(Message.Kind.GET, newOrdinal, from, newUser, to, newPortal, newCookie, bits, newOffset, descriptor, newLength);
        hdrData = 0;
    }

    /** Becomes the answer to a request, Tables 7 and 9, with the bytes that were manipulated. */
    public void setResponse(Message.Kind newKind, Header request, long manipulated) {
        setResponse(newKind, request.ordinal, request.target, request.initiator, request.portal, request.matchBits, request.offset,
                request.memoryDescriptor, request.length, manipulated);
    }

    /** Becomes an acknowledgement or a reply, Tables 7 and 9, from its fields. */
    public void setResponse(Message.Kind newKind, int newOrdinal, long from, long to, int newPortal, long bits, long newOffset, long descriptor,
            long newLength, long manipulated) {
        setRequest(newKind, newOrdinal, from, Ptl.PTL_UID_ANY, to, newPortal, 0, bits, newOffset, descriptor, newLength); // R57
        manipulatedLength = manipulated;
        hdrData = 0; // R35
    }

    /** Becomes a copy. */
    public void set(Header other) {
        kind = other.kind;
        ordinal = other.ordinal;
        initiator = other.initiator;
        target = other.target;
        user = other.user;
        portal = other.portal;
        cookie = other.cookie;
        matchBits = other.matchBits;
        offset = other.offset;
        memoryDescriptor = other.memoryDescriptor;
        length = other.length;
        manipulatedLength = other.manipulatedLength;
        hdrData = other.hdrData;
        if (message != other.message) {
            message = other.message;
        }
    }

    /** Becomes the header of a message. */
    public void set(Message other) {
        setRequest(other.kind(), other.operation().ordinal(), other.initiator().packed(),
                other instanceof Request request ? request.user() : Ptl.PTL_UID_ANY, other.target().packed(), other.portal(),
                other instanceof Request request ? request.cookie() : 0, other.matchBits(), other.offset(),
                other.memoryDescriptor(), other.length());
        manipulatedLength = other instanceof Response response ? response.manipulatedLength() : 0;
        hdrData = other instanceof PutRequest put ? put.hdrData() : 0;
        message = other;
    }

    private void setRequest(Message.Kind newKind, int newOrdinal, long from, int newUser, long to, int newPortal, int newCookie,
            long bits, long newOffset, long descriptor, long newLength) {
        kind = newKind.ordinal();
        ordinal = newOrdinal;
        initiator = from;
        target = to;
        user = newUser;
        portal = newPortal;
        cookie = newCookie;
        matchBits = bits;
        offset = newOffset;
        memoryDescriptor = descriptor;
        length = newLength;
        if (message != null) {
            message = null;
        }
    }

    /** The message as a value. */
    public Message message() {
        if (message == null) {
            message = make();
        }
        return message;
    }

    private Message make() {
        ProcessId from = ProcessId.unpacked(initiator);
        ProcessId to = ProcessId.unpacked(target);
        return switch (kind()) {
            case PUT -> new PutRequest(new OperationId(from, ordinal), from, user, to, portal, cookie, matchBits, offset,
                    memoryDescriptor, length, hdrData);
            case GET -> new GetRequest(new OperationId(from, ordinal), from, user, to, portal, cookie, matchBits, offset,
                    memoryDescriptor, length);
            case ACK -> new Acknowledgement(new OperationId(to, ordinal), from, to, portal, matchBits, offset, memoryDescriptor,
                    length, manipulatedLength);
            case REPLY -> new Reply(new OperationId(to, ordinal), from, to, portal, matchBits, offset, memoryDescriptor, length,
                    manipulatedLength);
        };
    }

    public boolean is(Message.Kind other) {
        return kind == other.ordinal();
    }

    public Message.Kind kind() {
        return KINDS[kind];
    }

    /** Counts the operations of the process that initiated the operation, from 1; the same in request and response. */
    public int ordinal() {
        return ordinal;
    }

    /** The process that sent the message, packed. */
    public long initiator() {
        return initiator;
    }

    /** The process that the message is for, packed. */
    public long target() {
        return target;
    }

    /** The user of the initiator of a request; of a response, {@code PTL_UID_ANY}. */
    public int user() {
        return user;
    }

    public int portal() {
        return portal;
    }

    /** Index into the target's access control table, of a request. */
    public int cookie() {
        return cookie;
    }

    public long matchBits() {
        return matchBits;
    }

    public long offset() {
        return offset;
    }

    /** The initiator's memory descriptor, or {@code PTL_MD_NONE} for a put that wants no acknowledgement. */
    public long memoryDescriptor() {
        return memoryDescriptor;
    }

    /** Bytes requested. */
    public long length() {
        return length;
    }

    /** Bytes manipulated, of a response. */
    public long manipulatedLength() {
        return manipulatedLength;
    }

    /** 64 bits of the user's, of a put request. */
    public long hdrData() {
        return hdrData;
    }

    /** Whether it asks to be translated: put or get. */
    public boolean isRequest() {
        return is(Message.Kind.PUT) || is(Message.Kind.GET);
    }
}
