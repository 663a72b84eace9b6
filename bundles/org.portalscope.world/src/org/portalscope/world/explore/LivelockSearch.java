package org.portalscope.world.explore;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/**
 * After all states have been looked at, finds those from which no end can be reached. An end is a state in which all processes that are no services have
 * finished, nothing can happen any more, or something else is wrong. From the deepest states on, an end is noted for all states on the way to it. A state for
 * which none is noted yet is expanded again with all its moves, those that slept included; its moves are kept unless one leads to a state with an end. What has
 * no end when all are expanded can never reach one: each of its moves is known to lead to such a state.
 */
final class LivelockSearch {

    private final StateStore store;
    private final WorkerGroup workers;
    private final BooleanSupplier cancelled;
    private final long most;
    /** The states from which an end can be reached, as far as that is known. */
    private final BitSet ending;
    private final ReverseEdges edges;
    /** States that have just been found to be among them. */
    private int[] found = new int[1 << 6];
    private int foundCount;

    /**
     * @param store holds all states that can be reached and are not wrong
     * @param most  bytes that the search may take
     */
    LivelockSearch(StateStore store, WorkerGroup workers, BooleanSupplier cancelled, long most) {
        this.store = store;
        this.workers = workers;
        this.cancelled = cancelled;
        this.most = most;
        ending = new BitSet(store.size());
        edges = new ReverseEdges(store.size());
    }

    /** Decides for all states whether an end can be reached; returns what kept it from that, or null. */
    ExplorationResult.Limit search(Levels levels) {
        int end = store.size();
        for (int depth = levels.count() - 1; depth >= 0; depth--) {
            for (int to = end; to > levels.first(depth); to -= WorkerGroup.ROUND) {
                ExplorationResult.Limit limit = search(Math.max(levels.first(depth), to - WorkerGroup.ROUND), to);
                if (limit != null) {
                    return limit;
                }
            }
            end = levels.first(depth);
        }
        return null;
    }

    private ExplorationResult.Limit search(int from, int to) {
        if (ending.nextClearBit(from) >= to) {
            return null;
        }
        List<ReexpandedStates> batches = workers.perform(from, to, ReexpandedStates::new, (worker, state, out) -> worker.reexpand(state, ending, out));
        if (cancelled.getAsBoolean()) {
            return ExplorationResult.Limit.CANCELLED;
        }
        for (ReexpandedStates batch : batches) {
            if (batch.leavesOut) {
                return ExplorationResult.Limit.MEMORY;
            }
            take(batch);
        }
        return bytes() > most ? ExplorationResult.Limit.MEMORY : null;
    }

    private void take(ReexpandedStates batch) {
        for (int i = 0; i < batch.edgeCount(); i++) {
            edges.add(batch.source(i), batch.target(i));
        }
        for (int i = 0; i < batch.endingCount(); i++) {
            note(batch.ending(i));
            propagate();
        }
        for (int i = 0; i < batch.edgeCount(); i++) {
            if (ending.get(batch.target(i))) {
                note(batch.source(i));
                propagate();
            }
        }
    }

    private void note(int state) {
        if (!ending.get(state)) {
            ending.set(state);
            if (foundCount == found.length) {
                found = Arrays.copyOf(found, 2 * foundCount);
            }
            found[foundCount++] = state;
        }
    }

    /** Notes all states from which those can be reached that have just been noted. A move that need not fail, or a process that need not die, is no way. */
    private void propagate() {
        while (foundCount > 0) {
            int state = found[--foundCount];
            if (store.parent(state) != StateStore.NONE && EnabledMoves.isCertainCode(store.move(state))) {
                note(store.parent(state));
            }
            for (int edge = edges.first(state); edge != ReverseEdges.NONE; edge = edges.next(edge)) {
                note(edges.source(edge));
            }
        }
    }

    /** Bytes that it takes. */
    private long bytes() {
        return store.size() / Byte.SIZE + edges.bytes() + (long) found.length * Integer.BYTES;
    }

    /** Whether there are states from which no end can be reached. */
    boolean finds() {
        return ending.nextClearBit(0) < store.size();
    }

    /**
     * The states in which livelocks are first reached: of each set of states that come again and again, and that nothing leads out of, the one with the lowest
     * number, ascending. Null if there is no memory to find them.
     */
    int[] livelocks() {
        int count = store.size() - ending.cardinality();
        if (bytes() + BottomComponents.bytes(count) > most) {
            return null;
        }
        int[] states = IntStream.range(0, store.size()).filter(state -> !ending.get(state)).toArray();
        return new BottomComponents(states, edges).lowestStates();
    }
}
