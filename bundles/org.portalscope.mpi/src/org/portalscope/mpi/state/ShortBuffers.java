package org.portalscope.mpi.state;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.protocol.state.CountedFields;
import org.portalscope.protocol.state.LongTrie;
import org.portalscope.protocol.value.Buffer;

/** The buffers for unexpected short messages, by their indexes. Immutable. */
public final class ShortBuffers {

    static final ShortBuffers NONE = new ShortBuffers(LongTrie.empty(), 0, 0);

    private final LongTrie<ShortBuffer> buffers;
    /** How many are to be put back into the list. */
    private final int unlinked;
    /** How many are on their way into the list. */
    private final int beingLinked;

    private ShortBuffers(LongTrie<ShortBuffer> buffers, int unlinked, int beingLinked) {
        this.buffers = buffers;
        this.unlinked = unlinked;
        this.beingLinked = beingLinked;
    }

    public int size() {
        return buffers.size();
    }

    public ShortBuffer get(int buffer) {
        return buffers.get(buffer);
    }

    /** Index of one that is to be put back into the list, or -1. */
    public int emptied() {
        int buffer = unlinked == 0 ? -1 : 0;
        while (buffer >= 0 && !get(buffer).isUnlinked()) {
            buffer++;
        }
        return buffer;
    }

    /** Whether one is on its way into the list. */
    public boolean isBeingLinked() {
        return beingLinked > 0;
    }

    /** With one more, the last, which is on its way into the list. */
    public ShortBuffers with(Buffer memory) {
        return with(size(), ShortBuffer.beingLinked(memory));
    }

    private ShortBuffers with(int index, ShortBuffer buffer) {
        ShortBuffer before = get(index);
        return new ShortBuffers(buffers.plus(index, buffer),
                unlinked + count(buffer, ShortBuffer.Phase.UNLINKED) - count(before, ShortBuffer.Phase.UNLINKED),
                beingLinked + count(buffer, ShortBuffer.Phase.BEING_LINKED) - count(before, ShortBuffer.Phase.BEING_LINKED));
    }

    private static int count(ShortBuffer buffer, ShortBuffer.Phase phase) {
        return buffer != null && buffer.phase() == phase ? 1 : 0;
    }

    private ShortBuffers with(int buffer, ShortBuffer.Phase phase, long entry, int messages) {
        return with(buffer, new ShortBuffer(get(buffer).memory(), phase, entry, messages));
    }

    /** With one that is on its way back into the list. */
    public ShortBuffers beingLinked(int buffer) {
        return with(buffer, ShortBuffer.beingLinked(get(buffer).memory()));
    }

    public ShortBuffers linked(int buffer, long entry) {
        return with(buffer, ShortBuffer.Phase.LINKED, entry, get(buffer).messages());
    }

    public ShortBuffers unlinked(int buffer) {
        return with(buffer, ShortBuffer.Phase.UNLINKED, 0, get(buffer).messages());
    }

    /** With one more message in one. */
    public ShortBuffers filled(int buffer) {
        return with(buffer, get(buffer).phase(), get(buffer).entry(), get(buffer).messages() + 1);
    }

    void write(FieldWriter out) {
        CountedFields.write(buffers.values(), ShortBuffer::write, out);
    }

    static ShortBuffers read(FieldReader in) {
        ShortBuffers read = NONE;
        for (int left = new ValueReader(in).count(); left > 0; left--) {
            read = read.with(read.size(), ShortBuffer.read(in));
        }
        return read;
    }
}
