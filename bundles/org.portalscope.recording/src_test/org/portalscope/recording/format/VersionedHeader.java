package org.portalscope.recording.format;

/** The first bytes of recordings of other versions. */
public final class VersionedHeader {

    private VersionedHeader() {
    }

    /** Those of a version. */
    public static byte[] of(int version) {
        return FileHeader.bytes(version);
    }
}
