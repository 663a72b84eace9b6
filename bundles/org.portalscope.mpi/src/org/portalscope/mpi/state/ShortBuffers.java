package org.portalscope.mpi.state;

import org.pcollections.PVector;
import org.pcollections.TreePVector;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.protocol.value.Buffer;

/** The buffers for unexpected short messages, by their indexes. Immutable. */
public record ShortBuffers(PVector<ShortBuffer> buffers) {

    static final ShortBuffers NONE = new ShortBuffers(TreePVector.empty());

    public int size() {
        return buffers.size();
    }

    public ShortBuffer get(int buffer) {
        return buffers.get(buffer);
    }

    /** Index of one that is to be put back into the list, or -1. */
    public int emptied() {
        for (int i = 0; i < buffers.size(); i++) {
            if (buffers.get(i).phase() == ShortBuffer.Phase.UNLINKED) {
                return i;
            }
        }
        return -1;
    }

    /** With one more, the last, which is on its way into the list. */
    public ShortBuffers with(Buffer memory) {
        return new ShortBuffers(buffers.plus(ShortBuffer.beingLinked(memory)));
    }

    private ShortBuffers with(int buffer, ShortBuffer.Phase phase, long entry, int messages) {
        return new ShortBuffers(buffers.with(buffer, new ShortBuffer(get(buffer).memory(), phase, entry, messages)));
    }

    /** With one that is on its way back into the list. */
    public ShortBuffers beingLinked(int buffer) {
        return new ShortBuffers(buffers.with(buffer, ShortBuffer.beingLinked(get(buffer).memory())));
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
        out.number(buffers.size());
        buffers.forEach(buffer -> buffer.write(out));
    }

    static ShortBuffers read(FieldReader in) {
        PVector<ShortBuffer> buffers = TreePVector.empty();
        for (int left = new ValueReader(in).count(); left > 0; left--) {
            buffers = buffers.plus(ShortBuffer.read(in));
        }
        return new ShortBuffers(buffers);
    }
}
