package org.portalscope.protocol.repeat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.Protocols;

class ProtocolsTest {

    private final List<Protocol> made = new ArrayList<>();
    private final Protocols onDemand = Protocols.onDemand(() -> {
        made.add(sum());
        return made;
    });

    @Test
    void shouldMakeThemOnceSomebodyAsksForOne() {
        assertEquals(List.of(), made);
        assertNull(onDemand.get("nothing"));
        assertSame(made.get(0), onDemand.get(made.get(0).name()));
        assertEquals(made, List.copyOf(onDemand.all()));
        assertEquals(1, made.size());
    }

    @Test
    void shouldRefuseTwoOfOneName() {
        List<Protocol> twice = List.of(sum(), sum());
        assertThrows(IllegalArgumentException.class, () -> Protocols.of(twice));
        assertThrows(IllegalArgumentException.class, () -> Protocols.of(List.of(sum())).and(List.of(sum())));
        assertThrows(IllegalArgumentException.class, Protocols.onDemand(() -> twice)::all);
    }

    @Test
    void shouldHaveTheseAndOthers() {
        assertEquals(1, Protocols.NONE.and(List.of(sum())).all().size());
        assertEquals(0, Protocols.NONE.all().size());
    }

    private static Protocol sum() {
        return new SumProtocol("sum", null);
    }
}
