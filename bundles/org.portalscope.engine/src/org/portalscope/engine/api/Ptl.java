package org.portalscope.engine.api;

/** The constants of Portals 3.2 §3.12 that are numbers; those with a type of their own are enums beside this class. */
public final class Ptl {

    /** Any node, §3.2.6. */
    public static final int PTL_NID_ANY = -1;
    /** Any process of a node, §3.2.6. */
    public static final int PTL_PID_ANY = -1;
    /** Any user, §3.2.6. */
    public static final int PTL_UID_ANY = -1;
    /** Any Portal table index, §3.10.1. */
    public static final int PTL_PT_INDEX_ANY = -1;
    /** The default interface, §3.2.5. */
    public static final int PTL_IFACE_DEFAULT = 0;

    /** No bound on the operations of a memory descriptor, §3.8.1. */
    public static final int PTL_MD_THRESH_INF = -1;
    /** The maximum offset of a descriptor that gives none: never reached. */
    public static final long MAX_OFFSET_NONE = -1L; // R46

    /** The descriptor responds to put operations, §3.8.1. */
    public static final int PTL_MD_OP_PUT = 1;
    /** The descriptor responds to get operations, §3.8.1. */
    public static final int PTL_MD_OP_GET = 1 << 1;
    /** The offset is that of the incoming request, §3.8.1. */
    public static final int PTL_MD_MANAGE_REMOTE = 1 << 2;
    /** The length of a request may be reduced to the memory available, §3.8.1. */
    public static final int PTL_MD_TRUNCATE = 1 << 3;
    /** No acknowledgement is sent, even if requested, §3.8.1. */
    public static final int PTL_MD_ACK_DISABLE = 1 << 4;

    /** The absence of an event queue, §3.2.2. */
    public static final long PTL_EQ_NONE = Handle.none(Handle.Kind.EQ);
    /** The absence of a memory descriptor: no acknowledgement wanted, §4.1. */
    public static final long PTL_MD_NONE = Handle.none(Handle.Kind.MD); // R7
    /** The absence of a match entry, where a descriptor floats free. */
    public static final long ME_NONE = Handle.none(Handle.Kind.ME);

    /** The status register that counts dropped messages, §3.2.7; those behind it count the messages dropped for one reason each. */
    public static final int PTL_SR_DROP_COUNT = 0;

    private Ptl() {
    }
}
