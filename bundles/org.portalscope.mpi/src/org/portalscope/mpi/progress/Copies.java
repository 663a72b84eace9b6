package org.portalscope.mpi.progress;

import org.portalscope.mpi.state.MpiRequest;
import org.portalscope.mpi.state.MpiStatus;
import org.portalscope.mpi.state.Transfer;
import org.portalscope.mpi.state.TypedBuffer;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.value.Buffer;

/**
 * Elements of datatypes that do not lie side by side: Portals 3.2 has neither gather nor scatter, so that messages are made in memory that MPI takes for
 * them, and has until their requests are complete.
 */
public final class Copies {

    private Copies() {
    }

    /**
     * Takes memory for a transfer that needs a copy, and packs what is sent.
     *
     * @param request number that the transfer will have
     */
    public static Transfer begin(CallContext call, Transfer transfer, long request) {
        if (!transfer.isCopied()) {
            return transfer;
        }
        Buffer copy = call.declare("packed data of request " + request, transfer.elements().size());
        if (transfer.kind().isSend()) {
            pack(call, transfer.elements(), copy);
        }
        return transfer.copiedTo(copy);
    }

    /** Copies elements into a message of the same size. */
    public static void pack(CallContext call, TypedBuffer elements, Buffer message) {
        byte[] packed = new byte[Math.toIntExact(message.length())];
        int at = 0;
        for (Buffer piece : elements.pieces()) {
            int length = (int) piece.length();
            call.read(piece.address(), packed, at, length);
            at += length;
        }
        call.write(message.address(), packed);
    }

    /** Unpacks what has been received, and gives the memory back; Portals no longer has anything to do with the request. */
    public static void end(CallContext call, MpiRequest request, MpiStatus status) {
        Transfer transfer = request.transfer();
        if (!transfer.isCopied() || transfer.kind() == Transfer.Kind.BUFFERED_SEND) {
            return;
        }
        if (!transfer.kind().isSend() && status.length() > 0) {
            unpack(call, call.read(transfer.data().address(), status.length()), transfer.elements());
        }
        call.releaseUnlessUsed(transfer.data());
    }

    private static void unpack(CallContext call, byte[] packed, TypedBuffer elements) {
        int at = 0;
        for (Buffer piece : elements.pieces()) {
            int length = (int) Math.min(piece.length(), packed.length - at);
            if (length == 0) {
                return;
            }
            call.write(piece.address(), packed, at, length);
            at += length;
        }
    }
}
