package org.portalscope.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.message.GetRequest;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.Operation;

/** Choices that were made anew are the same if all of them is. */
class ChoiceTest {

    @Test
    void shouldCompareDeliveries() {
        Choice delivery = new Choice.Deliver(1, message(1));
        assertEquals(delivery, new Choice.Deliver(1, message(1)));
        assertEquals(delivery.hashCode(), new Choice.Deliver(1, message(1)).hashCode());
        assertNotEquals(delivery, new Choice.Deliver(2, message(1)));
        assertNotEquals(delivery, new Choice.Deliver(1, message(2)));
    }

    @Test
    void shouldCompareCompletions() {
        Choice completion = new Choice.Complete(1, operation(1), NiFailType.PTL_NI_OK);
        assertEquals(completion, new Choice.Complete(1, operation(1), NiFailType.PTL_NI_OK));
        assertEquals(completion.hashCode(), new Choice.Complete(1, operation(1), NiFailType.PTL_NI_OK).hashCode());
        assertNotEquals(completion, new Choice.Complete(2, operation(1), NiFailType.PTL_NI_OK));
        assertNotEquals(completion, new Choice.Complete(1, operation(2), NiFailType.PTL_NI_OK));
        assertNotEquals(completion, new Choice.Complete(1, operation(1), NiFailType.PTL_NI_OK + 1));
    }

    private static Message message(int ordinal) {
        ProcessId initiator = new ProcessId(1, 0);
        return new GetRequest(new OperationId(initiator, ordinal), initiator, 0, new ProcessId(2, 0), 0, 0, 0, 0, 0, 8);
    }

    private static Operation operation(int ordinal) {
        return new Operation(0, 1, Operation.Kind.GET, message(ordinal), 0, 0, 0, 0, 8);
    }
}
