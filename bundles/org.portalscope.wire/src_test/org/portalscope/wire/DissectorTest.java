package org.portalscope.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.message.Message;

/** The dissector knows the format that the code has; that it works, {@code TsharkTest} of the command line sees. */
class DissectorTest {

    private static final Pattern FIELD = Pattern.compile("(?m)^    \\{ \"([a-z_]+)\", (\\d+), (\\d+) },$");
    private static final Pattern LENGTH = Pattern.compile("\\[(PUT|ACK|GET|REPLY)] = (\\d+)");

    @Test
    void shouldLookForTheFieldsWhereTheyAre() {
        List<String> expected = Stream.of(FrameField.values()).map(field -> field.label() + " " + field.offset() + " " + field.size()).toList();
        assertEquals(expected, FIELD.matcher(Dissector.text()).results().map(row -> row.group(1) + " " + row.group(2) + " " + row.group(3)).toList());
    }

    @Test
    void shouldKnowHowLongHeadersAreAndTheNumbersOfTheFormat() {
        List<String> expected = Stream.of(Message.Kind.values()).map(kind -> kind + " " + FrameFormat.headerLength(kind)).toList();
        assertEquals(expected, LENGTH.matcher(Dissector.text()).results().map(row -> row.group(1) + " " + row.group(2)).toList());
        assertTrue(Dissector.text().contains("local VERSION = " + FrameFormat.VERSION + "\n"));
        assertTrue(Dissector.text().contains("local MAGIC = 0x" + Integer.toHexString(FrameFormat.MAGIC).toUpperCase(Locale.ROOT) + "\n"));
        assertTrue(Dissector.text().contains("local HEADER, DATA = " + FrameFormat.HEADER + ", " + FrameFormat.DATA + "\n"));
    }
}
