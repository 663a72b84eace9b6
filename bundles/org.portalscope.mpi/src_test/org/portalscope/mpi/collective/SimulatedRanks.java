package org.portalscope.mpi.collective;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;

import org.portalscope.protocol.value.Buffer;

/** Processes that execute what they plan, each with memory of its own, in which scratch memory lies behind that of the user. */
final class SimulatedRanks {

    private static final int SCRATCH = 64;
    private static final int LENGTH = 256;

    private final BinaryOperator<byte[]> function;
    private final List<byte[]> memories = new ArrayList<>();
    private final List<List<CommunicationRound>> plans = new ArrayList<>();
    private final Map<List<Integer>, Deque<byte[]>> sent = new HashMap<>();

    SimulatedRanks(int size, Consumer<CollectiveScheduleBuilder> plan) {
        this(size, null, plan);
    }

    /** @param function what all functions of the program do */
    SimulatedRanks(int size, BinaryOperator<byte[]> function, Consumer<CollectiveScheduleBuilder> plan) {
        this.function = function;
        for (int rank = 0; rank < size; rank++) {
            CollectiveScheduleBuilder schedule = new CollectiveScheduleBuilder(rank, size, new Buffer("scratch", SCRATCH, 0));
            plan.accept(schedule);
            plans.add(schedule.build().rounds());
            memories.add(new byte[LENGTH]);
        }
    }

    static Buffer memory(int address, int length) {
        return new Buffer("memory", address, length);
    }

    byte[] memory(int rank) {
        return memories.get(rank);
    }

    /** Executes all rounds, and returns how many the rank has that has most. */
    int run() {
        int[] done = new int[plans.size()];
        boolean[] hasSent = new boolean[plans.size()];
        boolean moved = true;
        while (moved) {
            moved = false;
            for (int rank = 0; rank < plans.size(); rank++) {
                if (done[rank] < plans.get(rank).size() && step(rank, plans.get(rank).get(done[rank]), hasSent)) {
                    done[rank]++;
                    moved = true;
                }
            }
        }
        for (int rank = 0; rank < plans.size(); rank++) {
            if (done[rank] < plans.get(rank).size()) {
                throw new AssertionError("rank " + rank + " waits in round " + done[rank]);
            }
        }
        return Arrays.stream(done).max().orElseThrow();
    }

    private boolean step(int rank, CommunicationRound round, boolean[] hasSent) {
        if (round.sent() != null && !hasSent[rank]) {
            queue(rank, round.sent().peer()).add(read(rank, round.sent().data()));
            hasSent[rank] = true;
        }
        if (round.received() != null && queue(round.received().peer(), rank).isEmpty()) {
            return false;
        }
        if (round.received() != null) {
            byte[] message = queue(round.received().peer(), rank).remove();
            if (message.length != round.received().data().length()) {
                throw new AssertionError("rank " + rank + " gets " + message.length + " bytes");
            }
            write(rank, round.received().data(), message);
        }
        round.after().forEach(operation -> execute(rank, operation));
        hasSent[rank] = false;
        return true;
    }

    private Deque<byte[]> queue(int from, int to) {
        return sent.computeIfAbsent(List.of(from, to), key -> new ArrayDeque<>());
    }

    private void execute(int rank, MemoryOperation operation) {
        if (operation instanceof MemoryOperation.Copy copy) {
            write(rank, copy.to(), read(rank, copy.from()));
        } else if (operation instanceof MemoryOperation.Store store) {
            write(rank, store.to(), store.bytes().toArray());
        } else if (operation instanceof MemoryOperation.Combine combine) {
            write(rank, combine.to(), combine.reduction().combine(read(rank, combine.left()), read(rank, combine.right())));
        } else if (operation instanceof MemoryOperation.CallBack call) {
            write(rank, call.inoutvec(), function.apply(read(rank, call.invec()), read(rank, call.inoutvec())));
        }
    }

    private byte[] read(int rank, Buffer from) {
        return Arrays.copyOfRange(memories.get(rank), (int) from.address(), (int) (from.address() + from.length()));
    }

    private void write(int rank, Buffer to, byte[] bytes) {
        System.arraycopy(bytes, 0, memories.get(rank), (int) to.address(), bytes.length);
    }
}
