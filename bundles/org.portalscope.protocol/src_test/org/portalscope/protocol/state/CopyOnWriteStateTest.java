package org.portalscope.protocol.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.protocol.ProtocolTable;

/** A state is changed in place by its owner only, and only until others can see it. */
class CopyOnWriteStateTest {

    private static final class Fields extends StateFields<Fields> {

        private LongTrie<Long> values = LongTrie.empty();

        @Override
        protected void own(Ownership by) {
            values = values.ownedBy(by);
        }

        @Override
        protected void write(FieldWriter out) {
            values.values().forEach(out::number);
        }
    }

    private static final class State extends CopyOnWriteState<State, Fields> {

        State(Fields fields) {
            super(fields);
        }

        @Override
        protected State of(Fields itsFields) {
            return new State(itsFields);
        }

        State plus(long value) {
            return with(next -> next.values = next.values.plus(value, value));
        }

        /** With nothing but a value. */
        State only(long value) {
            return with(next -> {
                next.values = LongTrie.<Long>empty().plus(value, value);
                next.ownAgain();
            });
        }

        List<Long> values() {
            return fields.values.values();
        }

        LongTrie<Long> trie() {
            return fields.values;
        }

        @Override
        public List<ProtocolTable> tables() {
            return List.of();
        }
    }

    private final State start = new State(new Fields());

    @Test
    void shouldMakeACopyWithEachChange() {
        State one = start.plus(1);
        State two = one.plus(2);
        assertEquals(List.of(), start.values());
        assertEquals(List.of(1L), one.values());
        assertEquals(List.of(1L, 2L), two.values());
    }

    @Test
    void shouldChangeInPlaceWhileItIsOwned() {
        State one = start.plus(1);
        State owned = (State) one.owned();
        assertSame(owned, owned.owned());
        assertSame(owned, owned.plus(2).plus(3));
        assertEquals(List.of(1L, 2L, 3L), owned.values());
        assertEquals(List.of(1L), one.values());
    }

    @Test
    void shouldStayAsItIsOnceItIsShared() {
        State owned = (State) start.owned();
        owned.plus(1);
        owned.share();
        State copy = owned.plus(2);
        State ownedAgain = (State) owned.owned();
        ownedAgain.plus(3);
        assertNotSame(owned, copy);
        assertEquals(List.of(1L), owned.values());
        assertEquals(List.of(1L, 2L), copy.values());
        assertEquals(List.of(1L, 3L), ownedAgain.values());
    }

    @Test
    void shouldChangeNewPartsInPlaceOnceTheyAreOwnedAgain() {
        State owned = (State) start.owned();
        LongTrie<Long> trie = owned.only(4).trie();
        assertSame(trie, owned.plus(5).trie());
        assertEquals(List.of(4L, 5L), owned.values());
    }
}
