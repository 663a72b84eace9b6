package org.portalscope.engine.message;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.state.Operation;

/** Records that write their equality out are equal if and only if all their members are. */
class WrittenEqualityTest {

    static Stream<Class<?>> records() {
        return Stream.of(ProcessId.class, OperationId.class, PutRequest.class, GetRequest.class, Acknowledgement.class, Reply.class, Operation.class);
    }

    @ParameterizedTest
    @MethodSource("records")
    void shouldCompareEveryMember(Class<?> type) throws ReflectiveOperationException {
        RecordComponent[] members = type.getRecordComponents();
        int[] chosen = new int[members.length];
        Object made = make(type, chosen);
        Object same = make(type, chosen);
        assertEquals(made, same);
        assertEquals(made.hashCode(), same.hashCode());
        for (int i = 0; i < members.length; i++) {
            chosen[i] = 1;
            assertNotEquals(made, make(type, chosen), members[i].getName());
            chosen[i] = 0;
        }
    }

    /** A record of new objects, with the first or the second sample value of each member. */
    private static Object make(Class<?> type, int... chosen) throws ReflectiveOperationException {
        RecordComponent[] members = type.getRecordComponents();
        Object[] values = new Object[members.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = sample(members[i].getType(), chosen[i]);
        }
        Class<?>[] types = Arrays.stream(members).map(RecordComponent::getType).toArray(Class<?>[]::new);
        return type.getDeclaredConstructor(types).newInstance(values);
    }

    private static Object sample(Class<?> type, int index) {
        int number = index + 1;
        if (type == int.class) {
            return number;
        } else if (type == long.class) {
            return (long) number;
        } else if (type == ProcessId.class) {
            return new ProcessId(number, 0);
        } else if (type == OperationId.class) {
            return new OperationId(new ProcessId(number, 0), 1);
        } else if (type == Message.class) {
            return new GetRequest(new OperationId(new ProcessId(number, 0), 1), new ProcessId(1, 0), 0, new ProcessId(2, 0), 0, 0, 0, 0, 0, 8);
        }
        return type.getEnumConstants()[index];
    }
}
