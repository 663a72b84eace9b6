package org.portalscope.dat.object;

import org.portalscope.engine.api.Ptl;

/** Who may do what with registered memory: {@code DAT_MEM_PRIV_FLAGS}. */
public final class MemoryPrivileges {

    public static final long NONE = 0x00;
    public static final long LOCAL_READ = 0x01;
    public static final long REMOTE_READ = 0x02;
    public static final long LOCAL_WRITE = 0x10;
    public static final long REMOTE_WRITE = 0x20;
    public static final long ALL = LOCAL_READ | REMOTE_READ | LOCAL_WRITE | REMOTE_WRITE;

    private MemoryPrivileges() {
    }

    /** The operations that the descriptor of memory with these privileges takes, Portals 3.2 §3.8.1. */
    public static int operations(long privileges) {
        return ((privileges & REMOTE_WRITE) == 0 ? 0 : Ptl.PTL_MD_OP_PUT) | ((privileges & REMOTE_READ) == 0 ? 0 : Ptl.PTL_MD_OP_GET);
    }

    /** What memory has to have locally if it allows others something: an RMR cannot allow more than its LMR. */
    public static boolean allows(long privileges, long wanted) {
        return (wanted & ~privileges) == 0;
    }
}
