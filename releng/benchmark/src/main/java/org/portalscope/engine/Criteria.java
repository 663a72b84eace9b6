package org.portalscope.engine;

import java.util.random.RandomGenerator;

/** Which bits the entries of a match list ignore. */
public enum Criteria {
    /** No entry ignores any bit. */
    EXACT {
        @Override
        long ignoreBits(RandomGenerator random) {
            return 0;
        }
    },
    /** One entry of ten, at random, has one of eight distinct masks, which ignore the lowest 4, 8 … 32 bits. */
    WILDCARDS {
        @Override
        long ignoreBits(RandomGenerator random) {
            return random.nextInt(10) == 0 ? (1L << 4 * random.nextInt(1, 9)) - 1 : 0;
        }
    };

    abstract long ignoreBits(RandomGenerator random);
}
