package org.portalscope.engine.api;

import java.util.List;

import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Structure;

/**
 * Identifies a process by its node and its process id, {@code ptl_process_id_t} of Portals 3.2 §3.6.1. Either may be a wildcard in match criteria.
 *
 * @param nid the node id, zero or more, or {@link Ptl#PTL_NID_ANY}
 * @param pid the process id on that node, zero or more, or {@link Ptl#PTL_PID_ANY}
 */
public record ProcessId(int nid, int pid) implements Structure, Comparable<ProcessId> {

    /** Any process of any node. */
    public static final ProcessId ANY = new ProcessId(Ptl.PTL_NID_ANY, Ptl.PTL_PID_ANY);

    /** Both parts in one number, the node id in the upper half. */
    public long packed() {
        return (long) nid << 32 | pid & 0xFFFF_FFFFL;
    }

    /** The inverse of {@link #packed}. */
    public static ProcessId unpacked(long packed) {
        return new ProcessId((int) (packed >> 32), (int) packed);
    }

    /** Whether this criterion admits the given process, packed. */
    public boolean admits(long other) {
        return (nid == Ptl.PTL_NID_ANY || nid == (int) (other >> Integer.SIZE)) && (pid == Ptl.PTL_PID_ANY || pid == (int) other);
    }

    /** Whether this can be used as match criteria: each part is a number from zero, or its wildcard. */
    public boolean isCriterion() {
        return nid >= Ptl.PTL_NID_ANY && pid >= Ptl.PTL_PID_ANY;
    }

    /** Whether this names one process. */
    public boolean isExact() {
        return nid >= 0 && pid >= 0;
    }

    // Written out, since messages are compared by it.
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof ProcessId that && nid == that.nid && pid == that.pid;
    }

    @Override
    public int hashCode() {
        return 31 * nid + pid;
    }

    @Override
    public int compareTo(ProcessId other) {
        return nid != other.nid ? Integer.compare(nid, other.nid) : Integer.compare(pid, other.pid);
    }

    /** {@code nid:pid}, a star for a wildcard. */
    @Override
    public String toString() {
        return (nid == Ptl.PTL_NID_ANY ? "*" : nid) + ":" + (pid == Ptl.PTL_PID_ANY ? "*" : pid);
    }

    @Override
    public List<Field> members() {
        return new Fields().id("nid", nid).id("pid", pid).list();
    }
}
