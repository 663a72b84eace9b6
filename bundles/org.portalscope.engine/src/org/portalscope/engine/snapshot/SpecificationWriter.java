package org.portalscope.engine.snapshot;

import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.memory.Digest128;

/** Makes the digest of what states are made from, as a {@link SnapshotWriter} writes it, without keeping it: the first content of memory is in it. */
public final class SpecificationWriter implements FieldWriter {

    private final SnapshotWriter fields = new SnapshotWriter();
    private final Digest128 digest = new Digest128();
    private long drained;

    @Override
    public void number(long number) {
        fields.number(number);
        drain();
    }

    @Override
    public void text(String text) {
        fields.text(text);
        drain();
    }

    @Override
    public void bytes(byte[] content) {
        fields.bytes(content);
        drain();
    }

    @Override
    public void handle(long handle) {
        fields.handle(handle);
        drain();
    }

    @Override
    public void operation(OperationId operation) {
        fields.operation(operation);
        drain();
    }

    private void drain() {
        int before = fields.size();
        fields.drainTo(digest);
        drained += before - fields.size();
    }

    /** The digest of everything written; nothing can be written behind it. */
    public StateDigest digest() {
        fields.finish(digest, drained + fields.size());
        return new StateDigest(digest.high(), digest.low());
    }
}
