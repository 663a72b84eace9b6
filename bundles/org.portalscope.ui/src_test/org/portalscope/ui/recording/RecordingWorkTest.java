package org.portalscope.ui.recording;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.portalscope.recording.RecordingException;

/** What the workbench says when work on a recording fails: the sentence of the file, or that Portalscope is at fault. */
class RecordingWorkTest {

    private static final String NAME = "Opening put.ptlrec";

    @Test
    void shouldLeaveTheSentenceOfAFileThatCannotBeRead() {
        assertEquals(Optional.empty(), RecordingWork.unexpected(NAME, new IOException("There is no such file.")));
        assertEquals(Optional.empty(), RecordingWork.unexpected(NAME, RecordingException.damaged(7, "its checksum is wrong")));
    }

    @Test
    void shouldSayThatAFileIsDamagedThatNoCheckRecognized() {
        assertEquals(Optional.of("put.ptlrec is damaged in a way that Portalscope does not recognize."),
                RecordingWork.unexpected(NAME, RecordingException.unrecognized("put.ptlrec", new IllegalStateException("index 7"))));
    }

    @Test
    void shouldReportAnyOtherExceptionAsAnInternalError() {
        assertEquals(Optional.of("Internal error in 'Opening put.ptlrec': java.lang.IllegalStateException: index 7. Please report it."),
                RecordingWork.unexpected(NAME, new IllegalStateException("index 7")));
    }
}
