package org.portalscope.recording.read;

import org.portalscope.recording.format.BlockHeader;
import org.portalscope.recording.format.BlockKind;
import org.portalscope.recording.format.BlockTable;

/**
 * Validates the numbers in the headers of blocks against those of the blocks before: transitions and pages are numbered without gaps, except where bytes of
 * the file are damaged; checkpoints and labels lie behind transitions that precede them, in order.
 *
 * @param transition            number of the next transition
 * @param page                  number of the next page
 * @param checkpoint            number of the transition behind which the last checkpoint lies
 * @param label                 number of the transition behind which the last label lies
 * @param lostBeforeTransitions how many blocks the damaged bytes since the last transitions can have held
 * @param lostBeforePages       how many blocks the damaged bytes since the last pages can have held
 */
record BlockOrder(long transition, long page, long checkpoint, long label, long lostBeforeTransitions, long lostBeforePages) {

    /** Before the first block. */
    static final BlockOrder START = new BlockOrder(1, 0, 0, 0, 0, 0);

    /** Whether all blocks of a table are in order. */
    static boolean holds(BlockTable table) {
        BlockOrder order = START;
        for (int i = 0; i < table.size(); i++) {
            if (!order.precedes(table.kind(i), table.count(i), table.first(i))) {
                return false;
            }
            order = order.behind(table.kind(i), table.count(i), table.first(i));
        }
        return true;
    }

    /** Whether a block can be the next one. */
    boolean precedes(BlockHeader header) {
        return precedes(header.kind(), header.count(), header.first());
    }

    private boolean precedes(BlockKind kind, int count, long first) {
        return switch (kind) {
            case TRANSITIONS -> count > 0 && isNext(first, transition, lostBeforeTransitions);
            case PAGES -> count > 0 && isNext(first, page, lostBeforePages);
            case CHECKPOINT -> first >= checkpoint && isPassed(first);
            case LABEL -> first >= label && isPassed(first);
            default -> true;
        };
    }

    private static boolean isNext(long first, long next, long lost) {
        return first == next || first > next && (first - next) / Integer.MAX_VALUE < lost;
    }

    private boolean isPassed(long number) {
        return number < transition || isNext(number, transition - 1, lostBeforeTransitions);
    }

    /** The order behind a block that this order precedes. */
    BlockOrder behind(BlockHeader header) {
        return behind(header.kind(), header.count(), header.first());
    }

    private BlockOrder behind(BlockKind kind, int count, long first) {
        return switch (kind) {
            case TRANSITIONS -> new BlockOrder(first + count, page, checkpoint, label, 0, lostBeforePages);
            case PAGES -> new BlockOrder(transition, first + count, checkpoint, label, lostBeforeTransitions, 0);
            case CHECKPOINT -> new BlockOrder(transition, page, first, label, lostBeforeTransitions, lostBeforePages);
            case LABEL -> new BlockOrder(transition, page, checkpoint, first, lostBeforeTransitions, lostBeforePages);
            default -> this;
        };
    }

    /** The order behind damaged bytes. */
    BlockOrder behindDamage(long bytes) {
        long lost = bytes / BlockHeader.SIZE + 1;
        return new BlockOrder(transition, page, checkpoint, label, lostBeforeTransitions + lost, lostBeforePages + lost);
    }
}
