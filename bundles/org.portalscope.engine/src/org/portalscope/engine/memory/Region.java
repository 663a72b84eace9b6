package org.portalscope.engine.memory;

import org.portalscope.engine.step.Mutation;

/** A named piece of a process's memory. */
public final class Region {

    private final String name;
    private final long address;
    public final byte[] bytes;
    /** The digest of the bytes, or null if they have been written since it was made. */
    private Digest128 digest;

    public Region(String name, long address, byte[] bytes) {
        this.name = name;
        this.address = address;
        this.bytes = bytes;
    }

    public String name() {
        return name;
    }

    /** Address of its first byte. */
    public long address() {
        return address;
    }

    /** Its size in bytes. */
    public int length() {
        return bytes.length;
    }

    /** Index of an address of the region among its bytes. */
    public int index(long of) {
        return (int) (of - address);
    }

    @Mutation
    public void write(long to, byte[] data, int from, int count) {
        System.arraycopy(data, from, bytes, index(to), count);
        if (digest != null) {
            digest = null;
        }
    }

    /** The digest of its bytes. */
    public Digest128 digest() {
        if (digest == null) {
            digest = Digest128.of(bytes);
        }
        return digest;
    }

    boolean holds(long start, long size) {
        return start >= address && size <= bytes.length && start - address <= bytes.length - size;
    }
}
