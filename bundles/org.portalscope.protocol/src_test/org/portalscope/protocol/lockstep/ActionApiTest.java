package org.portalscope.protocol.lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.call.Callback;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.state.ProtocolState;
import org.portalscope.protocol.value.ValueType;

/** A program calls protocols, which call its functions back. */
class ActionApiTest {

    private static final ValueType HANDLER = ValueType.function("a handler", null);

    /** A protocol with one call, which its driver answers. */
    private record Caller() implements Protocol {

        private static final Procedure CALL = Procedure.named("caller_call").end();

        @Override
        public String name() {
            return "caller";
        }

        @Override
        public String about() {
            return "Calls back.";
        }

        @Override
        public List<ProtocolOperation> operations() {
            return List.of(new ProtocolOperation(CALL, null, "Calls back."));
        }

        @Override
        public ProtocolState start() {
            throw new AssertionError("nobody asks for a state");
        }

        @Override
        public ProtocolState read(FieldReader in) {
            throw new AssertionError("nobody asks for a state");
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {Long.MIN_VALUE, -1, 0, 2, 1L << 32, Long.MAX_VALUE})
    void shouldTellThatThereIsNoSuchFunction(long number) {
        ActionApi portals = new ActionApi(action -> new Callback(HANDLER, number, List.of()));
        assertEquals(1, portals.function(arguments -> null));
        assertEquals("the program has no function " + number + ", which should be a handler: pass a number that function() has returned",
                assertThrows(IllegalArgumentException.class, () -> portals.call(new Caller(), "caller_call")).getMessage());
    }
}
