package org.portalscope.engine.snapshot;

import java.util.HexFormat;

import org.portalscope.engine.memory.Digest128;

/** A digest of 128 bits, MurmurHash3: two states with one digest are the same for all practical purposes, unless somebody wants them not to be. */
public record StateDigest(long high, long low) {

    static StateDigest of(byte[] bytes) {
        Digest128 digest = Digest128.of(bytes);
        return new StateDigest(digest.high(), digest.low());
    }

    /** 32 hexadecimal digits. */
    @Override
    public String toString() {
        return HexFormat.of().toHexDigits(high) + HexFormat.of().toHexDigits(low);
    }
}
