package org.portalscope.dat.object;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.portalscope.protocol.state.Ownership;

/** What was added first comes out first, and a queue changes in place only while it is owned. */
class ValueQueueTest {

    private static List<Integer> values(ValueQueue<Integer> queue) {
        List<Integer> values = new ArrayList<>();
        queue.forEach(values::add);
        return values;
    }

    @Test
    void shouldLeaveTheQueueBeforeAChangeAsItWas() {
        ValueQueue<Integer> one = ValueQueue.<Integer>empty().plus(1);
        ValueQueue<Integer> two = one.plus(2);
        assertEquals(List.of(1), values(one));
        assertEquals(List.of(1, 2), values(two));
        assertEquals(List.of(2), values(two.minus()));
        assertEquals(1, two.peek());
        assertEquals(2, two.size());
        assertTrue(ValueQueue.empty().isEmpty());
        assertNull(ValueQueue.empty().peek());
    }

    @Test
    void shouldChangeInPlaceWhileItIsOwned() {
        ValueQueue<Integer> before = ValueQueue.<Integer>empty().plus(1);
        ValueQueue<Integer> owned = before.ownedBy(new Ownership());
        assertSame(owned, owned.plus(2).plus(3).minus());
        assertEquals(List.of(2, 3), values(owned));
        assertEquals(List.of(1), values(before));
    }

    @Test
    void shouldStayAsItIsOnceTheOwnershipHasEnded() {
        Ownership ownership = new Ownership();
        ValueQueue<Integer> owned = ValueQueue.<Integer>empty().ownedBy(ownership).plus(1).plus(2);
        ownership.end();
        ValueQueue<Integer> later = owned.plus(3).minus();
        assertEquals(List.of(1, 2), values(owned));
        assertEquals(List.of(2, 3), values(later));
        assertEquals(List.of(2), values(owned.minus()));
    }
}
