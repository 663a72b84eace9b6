package org.portalscope.mpi.state;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.protocol.state.OptionalFields;
import org.portalscope.protocol.value.Buffer;

/** Elements of a datatype in memory of a user; the address of the first is that of the memory. */
public record TypedBuffer(Buffer memory, long count, TypeMap map) {

    /** Bytes of the longest message. */
    private static final long LONGEST = Integer.MAX_VALUE;

    /** Bytes of a message of them. */
    public long size() {
        return count * map.size();
    }

    /** The memory from the address of the first element to the last byte of all. */
    public Buffer span() {
        long end = map.blocks().stream().mapToLong(TypeMap.Block::end).max().orElse(0);
        return new Buffer(memory.name(), memory.address(), size() == 0 ? 0 : (count - 1) * map.extent() + end);
    }

    /** Whether all of their bytes lie in the memory, and are not more than a message can have. */
    public boolean fits() {
        if (count == 0 || map.size() == 0) {
            return true;
        }
        double others = (count - 1) * (double) map.extent();
        for (TypeMap.Block block : map.blocks()) {
            if (block.offset() < 0 || block.end() + others > memory.length()) {
                return false;
            }
        }
        return count <= LONGEST / map.size();
    }

    /** Whether all bytes lie side by side in the order in which they are sent. */
    public boolean isContiguous() {
        return size() == 0 || map.isContiguous() && (count == 1 || map.extent() == map.size());
    }

    /** All bytes, where they lie side by side. */
    public Buffer contiguous() {
        long size = size();
        long address = size == 0 ? memory.address() : memory.address() + map.blocks().get(0).offset();
        return address == memory.address() && size == memory.length() ? memory : new Buffer(memory.name(), address, size);
    }

    /** The pieces of memory in which the bytes lie, in the order in which they are sent. */
    public List<Buffer> pieces() {
        List<Buffer> pieces = new ArrayList<>();
        for (long i = 0; i < count; i++) {
            long start = memory.address() + i * map.extent();
            map.blocks().forEach(block -> pieces.add(new Buffer(memory.name(), start + block.offset(), block.length())));
        }
        return pieces;
    }

    /** The memory of the elements, in as few parts as are easily told. */
    public Stream<Buffer> places() {
        return isContiguous() ? Stream.of(contiguous()) : pieces().stream();
    }

    void write(FieldWriter out) {
        OptionalFields.write(memory, out);
        out.number(count);
        map.write(out);
    }

    static TypedBuffer read(FieldReader in) {
        return new TypedBuffer(OptionalFields.readBuffer(in), in.number(), TypeMap.read(in));
    }
}
