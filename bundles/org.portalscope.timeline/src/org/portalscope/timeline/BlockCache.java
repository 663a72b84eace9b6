package org.portalscope.timeline;

import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/** Blocks that do not overlap; when they take too many bytes, the one goes that nobody has asked for longest. Safe for several threads. */
final class BlockCache {

    private final TimelineLimits limits;
    private final TreeMap<Integer, ExplainedBlock> blocks = new TreeMap<>();
    private final Map<ExplainedBlock, Long> asked = new HashMap<>();
    private long questions;
    private long bytes;

    BlockCache(TimelineLimits limits) {
        this.limits = limits;
    }

    /** The block that holds a transition, or null. */
    synchronized ExplainedBlock block(int number) {
        Map.Entry<Integer, ExplainedBlock> floor = blocks.floorEntry(number);
        if (floor == null || !floor.getValue().holds(number)) {
            return null;
        }
        asked.put(floor.getValue(), ++questions);
        return floor.getValue();
    }

    /** Number of the first transition behind the last block that lies before a transition; 1 if there is none. */
    synchronized int begin(int number) {
        Map.Entry<Integer, ExplainedBlock> before = blocks.lowerEntry(number);
        return before == null ? 1 : before.getValue().last() + 1;
    }

    /** Number of the last transition before the next block that lies behind a transition. */
    synchronized int end(int number) {
        Integer behind = blocks.higherKey(number);
        return behind == null ? Integer.MAX_VALUE : behind - 1;
    }

    synchronized void add(ExplainedBlock block) {
        blocks.put(block.first(), block);
        asked.put(block, ++questions);
        bytes += block.bytes();
        limit(block);
    }

    /**
     * Adds a transition behind all others.
     *
     * @param calls what threads are in behind it
     */
    synchronized void append(ExplainedTransition transition, CallStacks calls) {
        ExplainedBlock block = blocks.isEmpty() ? null : blocks.lastEntry().getValue();
        int number = transition.transition().number();
        if (block == null || block.last() != number - 1 || block.size() >= limits.block() || block.bytes() > limits.blockBytes()) {
            block = new ExplainedBlock(number, calls.copyBefore(transition));
            blocks.put(number, block);
        }
        long before = block.bytes();
        block.add(transition);
        asked.put(block, ++questions);
        bytes += block.bytes() - before;
        limit(block);
    }

    /** Lets blocks go, but for one. */
    private void limit(ExplainedBlock kept) {
        while (bytes > limits.cacheBytes() && blocks.size() > 1) {
            ExplainedBlock oldest = null;
            for (ExplainedBlock block : blocks.values()) {
                if (block != kept && (oldest == null || asked.get(block) < asked.get(oldest))) {
                    oldest = block;
                }
            }
            blocks.remove(oldest.first());
            asked.remove(oldest);
            bytes -= oldest.bytes();
        }
    }

    /** About how many bytes they take. */
    synchronized long bytes() {
        return bytes;
    }
}
