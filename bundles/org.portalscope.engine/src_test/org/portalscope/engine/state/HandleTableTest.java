package org.portalscope.engine.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.description.Fields;

class HandleTableTest {

    private final HandleTable<Named> table = new HandleTable<>(Handle.Kind.ME, 0);

    private static final class Named extends PortalsObject {

        private final String name;

        Named(long handle, String name) {
            super(handle);
            this.name = name;
        }

        @Override
        void describe(Fields out) {
            out.value("name", name);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    @Test
    void shouldNeverFindAReleasedObjectAgain() {
        long first = put("first");
        table.remove(first);
        long second = put("second");
        assertEquals(Handle.index(first), Handle.index(second));
        assertNotEquals(first, second);
        assertNull(table.get(first));
        assertEquals("second", table.get(second).name);
    }

    @Test
    void shouldNotKnowForeignHandles() {
        put("first");
        assertNull(table.get(Handle.of(Handle.Kind.MD, 0, 0, 0)));
        assertNull(table.get(Handle.of(Handle.Kind.ME, 1, 0, 0)));
        assertNull(table.get(Handle.none(Handle.Kind.ME)));
        assertNull(table.get(Long.MIN_VALUE));
    }

    @Test
    void shouldTellItsObjectsWhetherTheirHandlesAreValid() {
        long handle = put("first");
        Named object = table.get(handle);
        assertTrue(object.live);
        table.remove(handle);
        assertFalse(object.live);
        table.unremove(handle, object);
        assertTrue(object.live);
        table.unput(handle);
        assertFalse(object.live);
    }

    @Test
    void shouldOfferAReleasedObjectForTheHandleOfItsPlace() {
        long kept = put("kept");
        long first = put("first");
        Named object = table.get(first);
        assertNull(table.released());
        table.remove(first);
        assertSame(object, table.released());
        assertNull(table.get(first));
        assertEquals(List.of(table.get(kept)), table.all());
        object.setHandle(table.next());
        table.put(object.handle(), object);
        assertSame(object, table.get(object.handle()));
        assertNull(table.get(first));
        assertNull(table.released());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void shouldUndoEveryHistory(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Deque<Runnable> undo = new ArrayDeque<>();
        Deque<String> dumps = new ArrayDeque<>();
        List<Long> live = new ArrayList<>();
        for (int i = 0; i < 500; i++) {
            dumps.push(dump());
            if (live.isEmpty() || random.nextInt(5) < 3) {
                long handle = put("object " + i);
                live.add(handle);
                undo.push(() -> table.unput(handle));
            } else {
                long handle = live.remove(random.nextInt(live.size()));
                Named object = table.get(handle);
                table.remove(handle);
                undo.push(() -> table.unremove(handle, object));
            }
        }
        while (!undo.isEmpty()) {
            undo.pop().run();
            assertEquals(dumps.pop(), dump(), "seed " + seed);
        }
        assertEquals(0, table.size());
    }

    private long put(String name) {
        long handle = table.next();
        table.put(handle, new Named(handle, name));
        return handle;
    }

    private String dump() {
        StringBuilder out = new StringBuilder(table.all().toString());
        table.dump(out);
        return out.toString();
    }
}
