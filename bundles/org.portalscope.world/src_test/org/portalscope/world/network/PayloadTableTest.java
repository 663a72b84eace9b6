package org.portalscope.world.network;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.message.Message;

class PayloadTableTest {

    private static final int CHANGES = 20_000;

    private final PayloadTable table = new PayloadTable();
    private final Map<Message.Key, Payload> expected = new HashMap<>();

    @Test
    void shouldHoldWhatAMapHolds() {
        Random random = new Random(7);
        for (int i = 0; i < CHANGES; i++) {
            change(new Message.Key(new OperationId(new ProcessId(random.nextInt(20), random.nextInt(2)), 1 + random.nextInt(40)),
                    Message.Kind.values()[random.nextInt(4)]), random.nextInt(3) > 0 == i < CHANGES / 2);
        }
        expected.forEach((key, payload) -> assertEquals(payload, table.get(key.operation(), key.kind())));
        List<Message.Key> sorted = expected.keySet().stream().sorted(Comparator.comparing((Message.Key key) -> key.operation().initiator())
                .thenComparing(key -> key.operation().ordinal()).thenComparing(Message.Key::kind)).toList();
        assertEquals(sorted, table.keys());
    }

    private void change(Message.Key key, boolean adds) {
        assertEquals(expected.get(key), table.get(key.operation(), key.kind()));
        if (adds) {
            Payload payload = new Payload(new byte[0], 0, expected.size());
            table.put(key.operation(), key.kind(), payload);
            expected.put(key, payload);
        } else {
            assertEquals(expected.remove(key), table.remove(key.operation(), key.kind()));
        }
        assertEquals(expected.size(), table.size());
    }
}
