package org.portalscope.engine.api;

/**
 * The members of an event, {@code ptl_event_t} of Portals 3.2 §3.9.4, in a place that is used again, so that an event costs no
 * object; {@link #event} makes an immutable value of it, once. The process id of the initiator is packed, see {@link ProcessId#packed}.
 */
public final class EventData {

    private static final EventKind[] KINDS = EventKind.values();

    private int kind;
    private long initiator;
    private int uid;
    private int portal;
    private long matchBits;
    private long rlength;
    private long mlength;
    private long offset;
    private long mdHandle;
    private MdValues md;
    private int threshold;
    private long hdrData;
    private long link;
    private int niFailType;
    private long sequence;
    private boolean afterGap;
    private Event event;

    /** Whether it tells of a put request at its target. */
    public boolean isOfPut() {
        EventKind is = KINDS[kind];
        return is == EventKind.PTL_EVENT_PUT_START || is == EventKind.PTL_EVENT_PUT_END || is == EventKind.PTL_EVENT_PUT_FAIL;
    }

    /** Takes the members that come from the message; for the engine. */
    public void setRequest(EventKind newKind, long newInitiator, int newUid, int newPortal, long bits, long requested, long data) {
        kind = newKind.ordinal();
        initiator = newInitiator;
        uid = newUid;
        portal = newPortal;
        matchBits = bits;
        rlength = requested;
        hdrData = data;
        if (event != null) {
            event = null;
        }
    }

    /** Takes the members that come from the descriptor; for the engine. */
    public void setDescriptor(long handle, MdValues values, int currentThreshold) {
        mdHandle = handle;
        if (md != values) {
            md = values;
        }
        threshold = currentThreshold;
    }

    /** Takes the members that come from the operation; for the engine. */
    public void setOperation(long manipulated, long newOffset, long newLink, int failure, long number) {
        mlength = manipulated;
        offset = newOffset;
        link = newLink;
        niFailType = failure;
        sequence = number;
    }

    /** Becomes a copy of an event; for the engine. */
    public void set(Event other) {
        setRequest(other.kind(), other.initiator().packed(), other.uid(), other.portal(), other.matchBits(), other.rlength(),
                other.hdrData());
        setDescriptor(other.mdHandle(), other.memDesc(), other.memDesc().threshold());
        setOperation(other.mlength(), other.offset(), other.link(), other.niFailType(), other.sequence());
        event = other;
    }

    /** Whether an event was lost just before this one. */
    public boolean isAfterGap() {
        return afterGap;
    }

    /** Notes whether an event was lost just before this one; for the engine. */
    public void setAfterGap(boolean lost) {
        afterGap = lost;
    }

    /** The event as a value. */
    public Event event() {
        if (event == null) {
            event = new Event(kind(), ProcessId.unpacked(initiator), uid, portal, matchBits, rlength, mlength, offset, mdHandle,
                    md.withThreshold(threshold), hdrData, link, niFailType, sequence);
        }
        return event;
    }

    public EventKind kind() {
        return KINDS[kind];
    }

    /** The initiator, packed. */
    public long initiator() {
        return initiator;
    }

    public int uid() {
        return uid;
    }

    public int portal() {
        return portal;
    }

    public long matchBits() {
        return matchBits;
    }

    public long rlength() {
        return rlength;
    }

    public long mlength() {
        return mlength;
    }

    public long offset() {
        return offset;
    }

    public long mdHandle() {
        return mdHandle;
    }

    /** The descriptor as the application gave it, with the threshold of that time. */
    public MdValues descriptor() {
        return md;
    }

    /** The descriptor's threshold just after the event's own effect. */
    public int threshold() {
        return threshold;
    }

    public long hdrData() {
        return hdrData;
    }

    public long link() {
        return link;
    }

    public int niFailType() {
        return niFailType;
    }

    public long sequence() {
        return sequence;
    }
}
