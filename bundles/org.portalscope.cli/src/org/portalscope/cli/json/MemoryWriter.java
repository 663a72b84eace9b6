package org.portalscope.cli.json;

import java.io.IOException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.memory.Region;
import org.portalscope.recording.json.JsonValueWriter;

import com.fasterxml.jackson.core.JsonGenerator;

/** Writes the memory of a process: its regions, and of each the extents that have changed since it was written last, a piece at a time. */
final class MemoryWriter {

    /** Bytes that an extent has at most, so that no text is long. */
    private static final int LONGEST = 4096;
    /** Unchanged bytes that part one extent from the next; fewer are told again. */
    private static final int GAP = 16;

    private final JsonGenerator out;
    private final JsonValueWriter values;
    /** What the regions were when they were written last; before that, all is zero. */
    private final Map<Place, byte[]> told = new HashMap<>();

    /** What makes a region the same one. */
    private record Place(String name, long address, int length) {
    }

    MemoryWriter(JsonGenerator out, JsonValueWriter values) {
        this.out = out;
        this.values = values;
    }

    /** Writes the member {@code regions}. */
    void write(List<Region> regions) throws IOException {
        out.writeArrayFieldStart("regions");
        for (Region region : regions) {
            out.writeStartObject();
            out.writeStringField("name", region.name());
            values.address("address", region.address());
            out.writeNumberField("length", region.length());
            out.writeArrayFieldStart("extents");
            Place place = new Place(region.name(), region.address(), region.length());
            extents(region, told.getOrDefault(place, new byte[0]));
            out.writeEndArray();
            out.writeEndObject();
            told.put(place, region.bytes());
        }
        out.writeEndArray();
    }

    private void extents(Region region, byte[] before) throws IOException {
        MemoryBlock block = region.block();
        int from = changed(block, before, 0);
        while (from < block.length()) {
            int to = from + 1;
            int next = changed(block, before, to);
            while (next < block.length() && next - to < GAP && next - from < LONGEST) {
                to = next + 1;
                next = changed(block, before, to);
            }
            out.writeStartObject();
            values.address("address", region.address() + from);
            out.writeStringField("bytes", HexFormat.of().formatHex(block.copy(from, to - from)));
            out.writeEndObject();
            from = next;
        }
    }

    /** The index of the first byte from one on that is not what it was, or the length of all. */
    private static int changed(MemoryBlock block, byte[] before, int from) {
        int index = from;
        while (index < block.length() && block.get(index) == (index < before.length ? before[index] : 0)) {
            index++;
        }
        return index;
    }
}
