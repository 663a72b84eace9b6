package org.portalscope.mpi.collective;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

import org.portalscope.engine.input.ByteString;
import org.portalscope.protocol.value.Buffer;

/**
 * Puts together what a process does in a collective. It can do so before there is scratch memory: how much is needed does not depend on where it is.
 */
public final class CollectiveScheduleBuilder {

    private final int rank;
    private final int size;
    private final Buffer scratch;
    private final List<CommunicationRound> rounds = new ArrayList<>();
    private final List<MemoryOperation> last = new ArrayList<>();
    private long used;

    /**
     * @param rank    of the process in the communicator
     * @param size    of the communicator
     * @param scratch memory of which {@link #scratch(long)} gives parts
     */
    public CollectiveScheduleBuilder(int rank, int size, Buffer scratch) {
        this.rank = rank;
        this.size = size;
        this.scratch = scratch;
    }

    public int rank() {
        return rank;
    }

    public int size() {
        return size;
    }

    /** The rank so far above the own one, beyond the last from the first again. */
    int above(int distance) {
        return Math.floorMod(rank + distance, size);
    }

    /** Scratch memory that nothing else in this collective uses. */
    public Buffer scratch(long length) {
        used += length;
        return new Buffer(scratch.name(), scratch.address() + used - length, length);
    }

    /** Sends, in a round. */
    void send(int peer, Buffer data) {
        rounds.add(new CommunicationRound(null, new RoundMessage(peer, data), List.of()));
    }

    /** Receives, in a round. */
    void receive(int peer, Buffer data) {
        rounds.add(new CommunicationRound(new RoundMessage(peer, data), null, List.of()));
    }

    /** Sends to one and receives from one, in the same round. */
    void exchange(int receiver, Buffer sent, int sender, Buffer received) {
        rounds.add(new CommunicationRound(new RoundMessage(sender, received), new RoundMessage(receiver, sent), List.of()));
    }

    /** Copies bytes, unless they are there. */
    public void copy(Buffer from, Buffer to) {
        if (from.length() > 0 && from.address() != to.address()) {
            after(new MemoryOperation.Copy(from, to));
        }
    }

    /** Copies blocks into scratch memory. */
    public BufferBlocks copied(BufferBlocks blocks) {
        BufferBlocks copies = BufferBlocks.sideBySide(scratch(blocks.length()), blocks.lengths());
        for (int i = 0; i < size; i++) {
            copy(blocks.of(i), copies.of(i));
        }
        return copies;
    }

    /** Blocks in scratch memory, each a copy of what lies in some pieces. */
    public BufferBlocks packed(List<List<Buffer>> pieces) {
        List<Buffer> blocks = new ArrayList<>();
        for (List<Buffer> block : pieces) {
            Buffer copy = scratch(block.stream().mapToLong(Buffer::length).sum());
            blocks.add(copy);
            forEachPart(block, copy, this::copy);
        }
        return new BufferBlocks(blocks);
    }

    /** Blocks like those of {@link #packed}, which are copied back when the collective ends. */
    public BufferBlocks packedUntilTheEnd(List<List<Buffer>> pieces) {
        BufferBlocks blocks = packed(pieces);
        for (int i = 0; i < pieces.size(); i++) {
            forEachPart(pieces.get(i), blocks.of(i), (piece, part) -> last.add(new MemoryOperation.Copy(part, piece)));
        }
        return blocks;
    }

    /** Scratch memory in which some pieces of memory lie as far apart as they do there, with a copy of them. */
    public Buffer spread(Buffer memory, List<Buffer> pieces) {
        Buffer copy = scratch(memory.length());
        pieces.forEach(piece -> copy(piece, within(copy, memory, piece)));
        return copy;
    }

    /** Memory like that of {@link #spread}, from which the pieces are copied back when the collective ends. */
    public Buffer spreadUntilTheEnd(Buffer memory, List<Buffer> pieces) {
        Buffer copy = spread(memory, pieces);
        pieces.forEach(piece -> last.add(new MemoryOperation.Copy(within(copy, memory, piece), piece)));
        return copy;
    }

    private static Buffer within(Buffer copy, Buffer memory, Buffer piece) {
        return BufferBlocks.part(copy, piece.address() - memory.address(), piece.length());
    }

    private static void forEachPart(List<Buffer> pieces, Buffer block, BiConsumer<Buffer, Buffer> action) {
        long offset = 0;
        for (Buffer piece : pieces) {
            action.accept(piece, BufferBlocks.part(block, offset, piece.length()));
            offset += piece.length();
        }
    }

    /** Writes bytes, at least one. */
    public void store(ByteString bytes, Buffer to) {
        after(new MemoryOperation.Store(bytes, to));
    }

    /** Combines operands, of which the left one belongs to lower ranks; the right one may be changed. */
    void combine(Reduction reduction, Buffer left, Buffer right, Buffer to) {
        if (to.length() > 0) {
            reduction.operations(left, right, to).forEach(this::after);
        }
    }

    private void after(MemoryOperation operation) {
        CommunicationRound round = rounds.isEmpty() ? new CommunicationRound(null, null, List.of()) : rounds.remove(rounds.size() - 1);
        List<MemoryOperation> operations = new ArrayList<>(round.after());
        operations.add(operation);
        rounds.add(new CommunicationRound(round.received(), round.sent(), operations));
    }

    public CollectiveSchedule build() {
        last.forEach(this::after);
        return new CollectiveSchedule(rounds, used);
    }
}
