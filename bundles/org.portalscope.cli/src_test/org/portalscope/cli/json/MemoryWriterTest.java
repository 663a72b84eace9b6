package org.portalscope.cli.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.memory.Region;
import org.portalscope.recording.json.JsonValueWriter;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;

class MemoryWriterTest {

    private static final Pattern EXTENT = Pattern.compile("\\{\"address\":\"0x0+([1-9a-f][0-9a-f]*)\",\"bytes\":\"([0-9a-f]*)\"\\}");

    private final StringWriter text = new StringWriter();
    private final JsonGenerator out = generator();
    private final MemoryWriter writer = new MemoryWriter(out, new JsonValueWriter(out));

    /** One that writes to {@link #text}. */
    private JsonGenerator generator() {
        try {
            return new JsonFactory().createGenerator(text);
        } catch (IOException e) {
            throw new IllegalStateException("a string can be written", e);
        }
    }

    @Test
    void shouldTellWhatIsNotZeroFirstAndThenWhatHasChanged() throws IOException {
        byte[] bytes = new byte[64];
        bytes[3] = 7;
        assertEquals(List.of("1003 07"), extents(bytes));
        bytes[40] = (byte) 0xff;
        assertEquals(List.of("1028 ff"), extents(bytes));
        bytes[3] = 0;
        assertEquals(List.of("1003 00"), extents(bytes));
        assertEquals(List.of(), extents(bytes));
    }

    @Test
    void shouldPartExtentsWhereSixteenBytesAreAsTheyWere() throws IOException {
        byte[] bytes = new byte[64];
        bytes[0] = 1;
        bytes[16] = 2;
        bytes[33] = 3;
        bytes[63] = 4;
        assertEquals(List.of("1000 01" + "00".repeat(15) + "02", "1021 03", "103f 04"), extents(bytes));
    }

    @Test
    void shouldPartLongExtents() throws IOException {
        byte[] bytes = new byte[5000];
        Arrays.fill(bytes, (byte) 0x11);
        assertEquals(List.of("1000 " + "11".repeat(4096), "2000 " + "11".repeat(904)), extents(bytes));
    }

    @Test
    void shouldBeginAnewWithAnotherRegion() throws IOException {
        assertEquals(List.of("1000 01"), extents(new byte[] {1}));
        assertEquals(List.of("1000 0100"), extents(new byte[] {1, 0}).stream().map(extent -> extent + "00").toList());
    }

    private List<String> extents(byte[] bytes) throws IOException {
        int before = text.getBuffer().length();
        out.writeStartObject();
        writer.write(List.of(new Region("inbox", 0x1000, MemoryBlock.of(bytes.clone()))));
        out.writeEndObject();
        out.flush();
        return EXTENT.matcher(text.toString().substring(before)).results().map(extent -> extent.group(1) + " " + extent.group(2)).toList();
    }
}
