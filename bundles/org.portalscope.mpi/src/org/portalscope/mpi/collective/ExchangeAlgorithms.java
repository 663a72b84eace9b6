package org.portalscope.mpi.collective;

import org.portalscope.protocol.value.Buffer;

/** Collectives in which in each round every process sends to one and receives from another. */
public final class ExchangeAlgorithms {

    private ExchangeAlgorithms() {
    }

    /** Dissemination: everybody hears, directly or not, from twice as many as in the round before, until it has heard from all. */
    public static void barrier(CollectiveScheduleBuilder schedule) {
        Buffer nothing = schedule.scratch(0);
        for (int distance = 1; distance < schedule.size(); distance <<= 1) {
            schedule.exchange(schedule.above(distance), nothing, schedule.above(-distance), nothing);
        }
    }

    /** Ring: everybody passes on the block that it got last; its own is in its place. */
    public static void allgather(CollectiveScheduleBuilder schedule, BufferBlocks blocks) {
        for (int distance = 0; distance < schedule.size() - 1; distance++) {
            schedule.exchange(schedule.above(1), blocks.of(schedule.above(-distance)), schedule.above(-1), blocks.of(schedule.above(-distance - 1)));
        }
    }

    /** Pairwise exchange: everybody sends to the one above at a distance, and receives from the one below, for each distance. */
    public static void alltoall(CollectiveScheduleBuilder schedule, BufferBlocks sent, BufferBlocks received) {
        schedule.copy(sent.of(schedule.rank()), received.of(schedule.rank()));
        for (int distance = 1; distance < schedule.size(); distance++) {
            int receiver = schedule.above(distance);
            int sender = schedule.above(-distance);
            schedule.exchange(receiver, sent.of(receiver), sender, received.of(sender));
        }
    }

    /** In each round what is known reaches twice as far up, until everybody has combined what all ranks up to its own have; this is in place before. */
    public static void scan(CollectiveScheduleBuilder schedule, Reduction reduction, Buffer sum) {
        Buffer received = schedule.scratch(sum.length());
        for (int distance = 1; distance < schedule.size(); distance <<= 1) {
            boolean sends = schedule.rank() + distance < schedule.size();
            boolean receives = schedule.rank() >= distance;
            pass(schedule, distance, sends ? sum : null, receives ? received : null);
            if (receives) {
                schedule.combine(reduction, received, sum, sum);
            }
        }
    }

    /** Everybody sends something to the rank above it, the last to nobody. */
    public static void shift(CollectiveScheduleBuilder schedule, Buffer sent, Buffer received) {
        pass(schedule, 1, schedule.rank() + 1 < schedule.size() ? sent : null, schedule.rank() > 0 ? received : null);
    }

    private static void pass(CollectiveScheduleBuilder schedule, int distance, Buffer sent, Buffer received) {
        if (sent != null && received != null) {
            schedule.exchange(schedule.above(distance), sent, schedule.above(-distance), received);
        } else if (sent != null) {
            schedule.send(schedule.above(distance), sent);
        } else if (received != null) {
            schedule.receive(schedule.above(-distance), received);
        }
    }
}
