package org.portalscope.mpi.state;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.mpi.message.MessageBits;
import org.portalscope.mpi.message.ReceiveCriteria;

/** A receive gets the first message that its criteria admit and that no other has got, whatever indices the queue keeps. */
class UnexpectedQueueTest {

    private static final int CHANGES = 3_000;
    private static final int VALUES = 3;
    private static final long REQUEST = 1;

    private final SplittableRandom random = new SplittableRandom(1);
    private final List<UnexpectedMessage> expected = new ArrayList<>();
    private UnexpectedQueue queue = UnexpectedQueue.EMPTY;

    private int value() {
        return random.nextInt(VALUES);
    }

    private long valueOrAny() {
        return random.nextInt(VALUES + 1) - 1L;
    }

    @Test
    void shouldFindTheFirstMessageThatIsAdmitted() {
        for (int i = 0; i < CHANGES; i++) {
            change();
            ReceiveCriteria criteria = new ReceiveCriteria(value(), valueOrAny(), valueOrAny());
            Optional<UnexpectedMessage> first = expected.stream().filter(message -> message.isFree() && criteria.admits(message.bits())).findFirst();
            assertEquals(first, queue.find(criteria));
        }
        assertEquals(expected, List.copyOf(queue.messages()));
    }

    private void change() {
        int which = expected.isEmpty() ? 0 : random.nextInt(4);
        int index = expected.isEmpty() ? 0 : random.nextInt(expected.size());
        switch (which) {
            case 0, 1 -> arrive();
            case 2 -> give(index);
            default -> queue = queue.without(expected.remove(index));
        }
    }

    private void arrive() {
        int source = value();
        UnexpectedMessage message = new UnexpectedMessage(queue.arrived() + 1, new ProcessId(source, 0),
                MessageBits.PROTOCOL.of(MessageBits.SHORT) | MessageBits.envelope(value(), source, value()), 0, null, 0, 0, false, true, 0);
        expected.add(message);
        queue = queue.with(message, message.number());
    }

    private void give(int index) {
        UnexpectedMessage given = expected.get(index).receivedBy(REQUEST);
        expected.set(index, given);
        queue = queue.replaced(given);
    }
}
