package org.portalscope.protocol.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.LongStream;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.description.Unit;
import org.portalscope.engine.protocol.ProtocolTable;
import org.portalscope.protocol.Fields;
import org.portalscope.protocol.value.ProtocolError;

class RequestTableTest {

    private static final ProtocolError LOST = new ProtocolError("LOST", "the peer is gone");

    @Test
    void shouldKeepRequestsUntilTheyAreGivenBack() {
        RequestTable requests = RequestTable.NONE.begin("send").begin("receive");
        assertEquals(new ProtocolRequest(2, "receive", false, 0, null), requests.last());
        assertFalse(requests.isComplete(1));
        RequestTable done = requests.complete(1, 8);
        assertTrue(done.isComplete(1));
        assertEquals(8, done.get(1).result());
        assertEquals(3, done.without(1).begin("send").last().number());
        assertFalse(done.without(1).isComplete(1));
    }

    @Test
    void shouldCompleteARequestThatFails() {
        RequestTable failed = RequestTable.NONE.begin("send").fail(1, LOST);
        assertTrue(failed.isComplete(1));
        assertEquals(LOST, failed.get(1).error());
        assertEquals(List.of(1L, "send", true, "LOST"), failed.table().rows().get(0).cells());
    }

    @Test
    void shouldKeepTheOrderOfBeginning() {
        RequestTable requests = RequestTable.NONE;
        for (int i = 0; i < 1000; i++) {
            requests = requests.begin("send");
        }
        for (long number = 1000; number > 0; number -= 2) {
            requests = requests.without(number).complete(number - 1, number);
        }
        assertEquals(LongStream.range(0, 500).map(i -> 2 * i + 1).boxed().toList(), requests.open().stream().map(ProtocolRequest::number).toList());
        assertEquals(1000, requests.get(999).result());
        assertSame(requests, requests.complete(2, 0));
        assertNull(requests.get(2));
        assertEquals(1001, requests.begin("receive").last().number());
    }

    @Test
    void shouldReadWhatItWrites() {
        RequestTable requests = RequestTable.NONE.begin("send").begin("receive").begin("send").fail(1, LOST).complete(3, 5).without(2);
        Fields fields = new Fields();
        requests.write(fields);
        assertEquals(requests, RequestTable.read(fields));
        assertTrue(fields.isEmpty());
    }

    @Test
    void shouldRefuseRowsThatDoNotFitTheColumns() {
        List<ProtocolTable.Column> columns = List.of(new ProtocolTable.Column("tag", Unit.NONE), new ProtocolTable.Column("length", Unit.BYTES));
        ProtocolTable.Row row = new ProtocolTable.Row(List.of(7L), List.of(), List.of());
        assertThrows(IllegalArgumentException.class, () -> new ProtocolTable("messages", columns, List.of(row)));
    }
}
