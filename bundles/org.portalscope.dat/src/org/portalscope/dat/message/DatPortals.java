package org.portalscope.dat.message;

/** The Portal table indexes that uDAPL uses, and what the {@code user_ptr} of its own descriptors says; that of a posted operation is its number. */
public final class DatPortals {

    /** The portal of which nobody is admitted to anything. */
    public static final int NONE = 0;
    /** The portal of messages about connections. */
    public static final int CONNECTIONS = 4;
    /** The portal of posted receives. */
    public static final int RECEIVES = 5;
    /** The portal of memory that others may read or write. */
    public static final int MEMORY = 6;

    /** The index of the access control table that admits everybody to the portal of connections. */
    public static final int COOKIE_OF_ALL = 0;

    /** {@code user_ptr} of the descriptor that notes messages about connections. */
    public static final long CONNECTION_ENTRY = -1;
    /** {@code user_ptr} of the descriptor that notes Sends for which there is no receive. */
    public static final long REST_OF_RECEIVES = -3;
    /** {@code user_ptr} of the descriptor that notes RDMA for which there is no memory. */
    public static final long REST_OF_MEMORY = -4;

    private DatPortals() {
    }
}
