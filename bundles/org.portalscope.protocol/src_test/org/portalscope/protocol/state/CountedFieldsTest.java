package org.portalscope.protocol.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.encoding.FieldException;
import org.portalscope.protocol.Fields;

/** Values behind their number, and those that there may be or not. */
class CountedFieldsTest {

    private final Fields fields = new Fields();

    @Test
    void shouldReadWhatWasWrittenInItsOrder() {
        CountedFields.write(List.of("one", "two"), (value, out) -> out.text(value), fields);
        CountedFields.write(List.<String>of(), (value, out) -> out.text(value), fields);
        List<String> read = new ArrayList<>();
        CountedFields.read(fields, in -> in.text(), read::add);
        assertEquals(List.of("one", "two"), read);
        CountedFields.read(fields, in -> in.text(), read::add);
        assertEquals(2, read.size());
        assertTrue(fields.isEmpty());
    }

    @Test
    void shouldRefuseWhatIsNoCount() {
        fields.number(-1);
        assertThrows(FieldException.class, () -> CountedFields.read(fields, in -> in.text(), value -> { }));
    }

    @Test
    void shouldReadNullWhereThereIsNoValue() {
        OptionalFields.write("one", (value, out) -> out.text(value), fields);
        OptionalFields.write((String) null, (value, out) -> out.text(value), fields);
        assertEquals("one", OptionalFields.read(fields, in -> in.text()));
        assertNull(OptionalFields.read(fields, in -> in.text()));
        fields.number(2);
        assertThrows(FieldException.class, () -> OptionalFields.read(fields, in -> in.text()));
    }
}
