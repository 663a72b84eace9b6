package org.portalscope.dat.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.portalscope.dat.message.DatMessageFault;
import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.protocol.ProtocolTable;
import org.portalscope.engine.snapshot.SnapshotReader;
import org.portalscope.engine.snapshot.SnapshotWriter;

/** States of uDAPL in snapshots that were written when malformed messages were only counted, without their senders and reasons. */
class OldDatStateTest {

    private static final DatState NONE_IGNORED = DatState.START;

    /** Writes a snapshot in which one of the numbers is another one. */
    private static final class ChangedNumber implements FieldWriter {

        private final SnapshotWriter out = new SnapshotWriter();
        private final List<Long> numbers = new ArrayList<>();
        private final int changed;
        private final long value;

        ChangedNumber(int changed, long value) {
            this.changed = changed;
            this.value = value;
        }

        @Override
        public void number(long number) {
            out.number(numbers.size() == changed ? value : number);
            numbers.add(number);
        }

        @Override
        public void text(String text) {
            out.text(text);
        }

        @Override
        public void bytes(byte[] bytes) {
            out.bytes(bytes);
        }

        @Override
        public void handle(long handle) {
            out.handle(handle);
        }

        @Override
        public void operation(OperationId operation) {
            out.operation(operation);
        }
    }

    private static List<Long> numbers(DatState state) {
        ChangedNumber fields = new ChangedNumber(-1, 0);
        state.write(fields);
        return fields.numbers;
    }

    /** The place of the count: the first number that another one ignored message changes. */
    private static int place() {
        List<Long> without = numbers(NONE_IGNORED);
        List<Long> with = numbers(NONE_IGNORED.ignoring(ProcessId.ANY.packed(), DatMessageFault.NO_CONNECTION));
        int place = 0;
        while (without.get(place).equals(with.get(place))) {
            place++;
        }
        return place;
    }

    private static DatState readWithCount(long count) {
        ChangedNumber fields = new ChangedNumber(place(), count);
        NONE_IGNORED.write(fields);
        SnapshotReader in = new SnapshotReader(fields.out.toBytes());
        DatState read = DatState.read(in);
        in.end();
        return read;
    }

    @Test
    void shouldReadThatNoneWereIgnored() {
        assertEquals(0, readWithCount(0).malformed().count());
    }

    @Test
    void shouldReadHowManyWereIgnored() {
        DatState read = readWithCount(3);
        assertEquals(3, read.malformed().count());
        ProtocolTable table = read.malformed().table();
        assertEquals(List.of(List.of("others", DatMessageFault.UNKNOWN.words(), 3L)), table.rows().stream().map(ProtocolTable.Row::cells).toList());
    }

    @Test
    void shouldCountOnAndWriteWhatItHasRead() {
        DatState more = readWithCount(3).ignoring(new ProcessId(7, 0).packed(), DatMessageFault.NO_CONNECTION);
        SnapshotWriter out = new SnapshotWriter();
        more.write(out);
        DatState again = DatState.read(new SnapshotReader(out.toBytes()));
        assertEquals(4, again.malformed().count());
        assertEquals(2, again.malformed().table().rows().size());
        assertFalse(again.tables().isEmpty());
    }
}
