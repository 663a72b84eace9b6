package org.portalscope.engine.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.encoding.FieldException;
import org.portalscope.engine.snapshot.SnapshotReader;
import org.portalscope.engine.snapshot.SnapshotWriter;

class PhraseTest {

    private static final ProcessId PEER = new ProcessId(3, 1);
    private static final Phrase NAMED = Phrase.of("receive from ").process(PEER).words(" (rank 0 of ")
            .object(new ProtocolObject("a communicator", 5, "communicator", "5")).words(")");

    static Phrase[] phrases() {
        return new Phrase[] {NAMED, Phrase.EMPTY, Phrase.of(""), Phrase.of("the buffer is too small"), Phrase.EMPTY.process(PEER)};
    }

    @ParameterizedTest
    @MethodSource("phrases")
    void shouldBeReadAsItWasWritten(Phrase phrase) {
        SnapshotWriter out = new SnapshotWriter();
        phrase.write(out);
        SnapshotReader in = new SnapshotReader(out.toBytes());
        assertEquals(phrase.text(Phrase.UNNAMED), Phrase.read(in).text(Phrase.UNNAMED));
        in.end();
    }

    @Test
    void shouldReadTheTextThatRecordingsHadBefore() {
        SnapshotWriter out = new SnapshotWriter();
        out.text("MPI_ERR_TRUNCATE: the message has 8 bytes");
        assertEquals(Phrase.of("MPI_ERR_TRUNCATE: the message has 8 bytes"), Phrase.read(new SnapshotReader(out.toBytes())));
    }

    @Test
    void shouldRefuseAPartThatIsNone() {
        SnapshotWriter out = new SnapshotWriter();
        out.text("");
        out.number(1);
        out.number(3);
        assertThrows(FieldException.class, () -> Phrase.read(new SnapshotReader(out.toBytes())));
    }

    @Test
    void shouldHaveTheNamesOfWhoShowsIt() {
        assertEquals("receive from 3:1 (rank 0 of communicator 5)", NAMED.text(Phrase.UNNAMED));
        assertEquals("receive from client (rank 0 of communicator 5)", NAMED.text(Phrase.processNames(id -> Optional.of("client"))));
    }
}
