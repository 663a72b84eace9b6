package org.portalscope.recording.text;

import java.util.Arrays;

import org.portalscope.engine.input.ByteString;
import org.portalscope.engine.input.MemoryDeclared;
import org.portalscope.engine.input.MemoryEdited;
import org.portalscope.engine.input.MemoryRead;
import org.portalscope.engine.input.MemoryReleased;
import org.portalscope.engine.input.MemoryWritten;
import org.portalscope.recording.json.JsonValue;
import org.portalscope.recording.json.MemberReader;

/** Reads what the application, or somebody at a debugger, does with memory. */
final class MemoryReader {

    /** Bytes that a region has at most. */
    static final int LARGEST_REGION = 64 << 20;
    /** Bytes that all regions of a file have at most. */
    static final long MOST_MEMORY = 1L << 30;

    private final Values values;
    private long declared;

    MemoryReader(Values values) {
        this.values = values;
    }

    ReadInput declared(MemberReader line, RunningProcess process) {
        String name = values.text(line.required("name", "the name of the region"));
        byte[] given = values.bytes(line, "bytes", "bytes_base64");
        byte[] bytes = given == null ? new byte[0] : given;
        JsonValue length = given == null ? line.required("length", "how many bytes it has") : line.optional("length");
        int size = length == null ? bytes.length : values.number(length, bytes.length, LARGEST_REGION);
        JsonValue address = line.optional("address");
        long ours = process.portals().state().memory().nextAddress();
        RegionAddresses.Place place = new RegionAddresses.Place(name, address == null ? ours : values.number(address), size, ours);
        checkRoom(line, process, place);
        process.regions().add(place);
        return ReadInput.of(new MemoryDeclared(name, ByteString.of(values.areRight() ? Arrays.copyOf(bytes, size) : bytes)));
    }

    private void checkRoom(MemberReader line, RunningProcess process, RegionAddresses.Place place) {
        declared += place.length();
        RegionAddresses.Place other = process.regions().overlapping(place);
        if (other != null && values.areRight()) {
            values.problems().add(line.object().position(), "<a region at the address of " + other.name() + ">", "memory that no region has");
        }
        if (declared > MOST_MEMORY) {
            values.problems().add(line.object().position(), "<more memory>", "at most " + MOST_MEMORY + " bytes in all regions of the file");
        }
    }

    ReadInput released(MemberReader line, RunningProcess process) {
        long address = address(line, process);
        return new ReadInput(new MemoryReleased(address), answer -> process.regions().remove(address));
    }

    ReadInput written(MemberReader line, RunningProcess process) {
        return ReadInput.of(new MemoryWritten(address(line, process), bytes(line)));
    }

    ReadInput read(MemberReader line, RunningProcess process) {
        long address = address(line, process);
        return ReadInput.of(new MemoryRead(address, values.number(line.required("length", "how many bytes"), 0, LARGEST_REGION)));
    }

    ReadInput edited(MemberReader line, RunningProcess process) {
        return ReadInput.of(new MemoryEdited(address(line, process), bytes(line)));
    }

    private long address(MemberReader line, RunningProcess process) {
        return new ProcessValues(values, process).address(line.required("address", "where the memory is"));
    }

    private ByteString bytes(MemberReader line) {
        byte[] bytes = values.bytes(line, "bytes", "bytes_base64");
        if (bytes == null) {
            line.required("bytes", "what is there then");
        }
        return ByteString.of(bytes == null ? new byte[0] : bytes);
    }
}
