package org.portalscope.node.process;

import java.util.Arrays;

import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.input.ByteString;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.PendingOperation;
import org.portalscope.node.transport.LongData;

/**
 * Writes the data of a long message into the memory that its operation works on, as they come. The operation is pending meanwhile, and its memory volatile
 * (Portals 3.2 §1.7): if it fails in the middle, some of the data are there.
 *
 * <p>Nothing is written so while somebody keeps inputs, or is paused: a state taken then would change without an input. From the moment on at which somebody
 * does, the rest is kept back, and at the end the input brings what is in memory by then, and the rest.
 */
final class DirectPlacement implements LongData {

    private final NodeEngine engine;
    /** Null if nobody wants the data. */
    private final NetworkInterface networkInterface;
    private final long link;
    /** Bytes that have been written. */
    private int written;
    /** Those kept back, as many as there is room for; null while none are. */
    private byte[] rest;
    private int kept;

    /** @param operation that needs the data; null if they are to be discarded */
    DirectPlacement(NodeEngine engine, PendingOperation operation) {
        this.engine = engine;
        networkInterface = operation == null ? null : operation.networkInterface();
        link = operation == null ? 0 : operation.link();
    }

    /** The operation, or null if it has ended. */
    private PendingOperation operation() {
        return networkInterface == null ? null : networkInterface.operation(link);
    }

    @Override
    public void take(MemoryBlock bytes) {
        PendingOperation operation = operation();
        if (operation != null) {
            keepIfObserved(operation);
            int count = (int) Math.min(bytes.length(), operation.length() - written - kept);
            if (rest != null) {
                bytes.read(0, rest, kept, count);
                kept += count;
            } else if (count > 0) {
                engine.portals().receivePart(operation, written, bytes, 0, count);
                written += count;
            }
        }
    }

    private void keepIfObserved(PendingOperation operation) {
        if (rest == null && engine.isObserved()) {
            rest = new byte[(int) operation.length() - written];
        }
    }

    @Override
    public void end() {
        PendingOperation operation = operation();
        if (operation != null) {
            keepIfObserved(operation);
            if (rest == null) {
                engine.completeInPlace(operation);
            } else {
                engine.pass(this::complete);
            }
        }
    }

    @Override
    public void lost() { // R81
        engine.pass(() -> engine.fail(operation(), NiFailType.PTL_NI_PEER_DEAD));
    }

    private void complete() {
        PendingOperation operation = operation();
        if (operation != null) {
            byte[] bytes = Arrays.copyOf(engine.portals().state().memory().read(operation.address(), written), written + kept);
            System.arraycopy(rest, 0, bytes, written, kept);
            engine.complete(operation, ByteString.of(bytes));
        }
    }
}
