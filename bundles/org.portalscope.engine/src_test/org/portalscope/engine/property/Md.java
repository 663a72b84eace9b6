package org.portalscope.engine.property;

/**
 * A memory descriptor structure in a case.
 *
 * @param region number of the region
 * @param skip   bytes between the start of the region and that of the descriptor
 */
record Md(int region, long skip, long length, int threshold, long maxOffset, int options, long userPtr, Name eventq) {

    /** The same with fewer peculiarities, for shrinking. */
    Md plain() {
        return new Md(0, 0, length, threshold, -1, options, 0, eventq);
    }

    @Override
    public String toString() {
        return "{" + length + " bytes at region " + region + " + " + skip + ", threshold " + threshold + ", max_offset " + maxOffset
                + ", options " + Integer.toBinaryString(options) + ", user_ptr " + userPtr + ", eventq " + eventq + "}";
    }
}
