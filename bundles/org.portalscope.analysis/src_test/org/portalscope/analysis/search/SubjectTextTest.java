package org.portalscope.analysis.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.step.Subject;

class SubjectTextTest {

    private static final OperationId OPERATION = new OperationId(new ProcessId(0, 3), 7);

    @Test
    void shouldSayWhatAStepIsAbout() {
        assertEquals("md 3.1", SubjectText.of(new Subject.OfObject(Handle.of(Handle.Kind.MD, 0, 1, 3))));
        assertEquals("portal 4", SubjectText.of(new Subject.OfPortal(0, 4)));
        assertEquals("portal 4 of ni 1", SubjectText.of(new Subject.OfPortal(1, 4)));
        assertEquals("access entry 2", SubjectText.of(new Subject.OfAccessEntry(0, 2)));
        assertEquals("ni 0", SubjectText.of(new Subject.OfInterface(0)));
        assertEquals("8 bytes at 0x1000", SubjectText.of(new Subject.OfExtent(0x1000, 8)));
        assertEquals("thread 1", SubjectText.of(new Subject.OfThread(1)));
        assertEquals("x", SubjectText.of(new Subject.OfName(Subject.OfName.OF_PROCESS, "x")));
        assertEquals("#7 from 0:3", SubjectText.of(new Subject.OfOperation(OPERATION)));
        assertEquals("put #7 from 0:3", SubjectText.of(new Subject.OfMessage(new Message.Key(OPERATION, Message.Kind.PUT))));
        assertEquals("0:3", SubjectText.of(new Subject.OfProcess(OPERATION.initiator())));
        assertEquals("half time", SubjectText.of(new Subject.OfLabel("half time")));
    }
}
