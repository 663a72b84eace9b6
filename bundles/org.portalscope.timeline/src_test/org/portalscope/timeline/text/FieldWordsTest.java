package org.portalscope.timeline.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.description.Elements;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Structure;
import org.portalscope.engine.description.Unit;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.step.Subject;

class FieldWordsTest {

    private static final OperationId OPERATION = new OperationId(new ProcessId(1, 0), 7);

    @Test
    void shouldTellNumbersByTheirUnits() {
        assertEquals("1 byte", FieldWords.value(Unit.BYTES, 1L));
        assertEquals("0x0010", FieldWords.value(Unit.MATCH_BITS, 16L));
        assertEquals("16", FieldWords.value(Unit.COUNT, 16L));
        Elements entries = new Elements(List.of(Handle.of(Handle.Kind.ME, 0, 0, 1), Handle.of(Handle.Kind.ME, 0, 0, 2)));
        assertEquals("[me 1, me 2]", FieldWords.value(Unit.HANDLE, entries));
    }

    @Test
    void shouldTellOtherValues() {
        assertEquals("none", FieldWords.value(Unit.NONE, null));
        assertEquals("00 ff", FieldWords.value(Unit.NONE, new byte[] {0, -1}));
        assertEquals("1:0", FieldWords.value(Unit.NONE, new ProcessId(1, 0)));
        assertEquals("max_match_entries 1, max_mem_descriptors 2, max_event_queues 3, max_atable_index 4, max_ptable_index 5",
                FieldWords.value(Unit.NONE, new Limits(1, 2, 3, 4, 5)));
        Structure unnamed = () -> new Fields().count("events", 2).handle("eq", Handle.of(Handle.Kind.EQ, 0, 0, 3)).list();
        assertEquals("events 2, eq eq 3", FieldWords.value(Unit.NONE, unnamed));
        assertEquals("none", FieldWords.value(Unit.NONE, (Structure) List::of));
    }

    @Test
    void shouldCallSubjects() {
        assertEquals("portal 4", SubjectWords.of(new Subject.OfPortal(0, 4)));
        assertEquals("access control entry 2 of ni 1", SubjectWords.of(new Subject.OfAccessEntry(1, 2)));
        assertEquals("eq 3", SubjectWords.of(new Subject.OfObject(Handle.of(Handle.Kind.EQ, 0, 0, 3))));
        assertEquals("8 bytes at 0x3000", SubjectWords.of(new Subject.OfExtent(0x3000, 8)));
        assertEquals("interface 0", SubjectWords.of(new Subject.OfInterface(0)));
        assertEquals("1:0", SubjectWords.of(new Subject.OfProcess(new ProcessId(1, 0))));
        assertEquals("thread 2", SubjectWords.of(new Subject.OfThread(2)));
        assertEquals("name", SubjectWords.of(new Subject.OfName(0, "name")));
        assertEquals("#7 from 1:0", SubjectWords.of(new Subject.OfOperation(OPERATION)));
        assertEquals("put #7 from 1:0", SubjectWords.of(new Subject.OfMessage(new Message.Key(OPERATION, Message.Kind.PUT))));
        assertEquals("mark", SubjectWords.of(new Subject.OfLabel("mark")));
    }
}
