package org.portalscope.world.random;

/**
 * The generator SplitMix64 as a function: the outputs of a seed are found by their number, so that whoever draws from it remembers
 * nothing, and they are the same on every machine.
 */
public record SplitMix64(long seed) {

    private static final long GOLDEN_GAMMA = 0x9E37_79B9_7F4A_7C15L;

    /** The output of a number, from 0. */
    long output(long number) {
        long mixed = seed + (number + 1) * GOLDEN_GAMMA;
        mixed = (mixed ^ mixed >>> 30) * 0xBF58_476D_1CE4_E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D0_49BB_1331_11EBL;
        return mixed ^ mixed >>> 31;
    }

    /** A number from 0 that is less than a bound: the upper 32 bits of an output times the bound, divided by 2³². */
    public int below(int bound, long number) {
        return (int) ((output(number) >>> 32) * bound >>> 32);
    }
}
