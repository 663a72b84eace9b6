package org.portalscope.mpi.progress;

import static org.portalscope.mpi.progress.MpiCalls.words;

import org.portalscope.engine.protocol.Phrase;
import org.portalscope.engine.step.Numbers;
import org.portalscope.mpi.collective.CollectiveKind;
import org.portalscope.mpi.collective.MemoryOperation;
import org.portalscope.mpi.error.MpiErrors;
import org.portalscope.mpi.message.ReceiveCriteria;
import org.portalscope.mpi.state.Communicator;
import org.portalscope.mpi.state.MpiStatus;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.ProtocolError;

/** What collectives do with the messages that they get, blocking or not. */
public final class CollectiveMessages {

    private CollectiveMessages() {
    }

    /**
     * Why a message does not belong to a collective, or null.
     *
     * @param communicator of the collective
     * @param tag    that messages of the collective have
     * @param peer   rank that was to send it
     * @param length bytes that it was to have
     * @param found  what has come
     */
    public static ProtocolError mismatch(CallView call, Communicator communicator, long tag, int peer, long length, MpiStatus found) {
        if (found.tag() == ReceiveCriteria.ANY || found.tag() == tag && (found.error() != null || found.length() == length)) {
            return found.error();
        }
        CollectiveKind wanted = CollectiveKind.of(tag);
        CollectiveKind kind = CollectiveKind.of(found.tag());
        Phrase here = words(call).named(communicator, communicator.rank()).words(" is in " + wanted.call());
        Phrase there = words(call).named(communicator, peer).words(" in " + kind.call());
        return kind != wanted ? MpiErrors.of(MpiErrors.ARG, here.words(", and ").then(there))
                : found.tag() != tag ? MpiErrors.of(MpiErrors.ROOT, here.words(" with root " + CollectiveKind.root(tag) + ", and ").then(there)
                        .words(" with root " + CollectiveKind.root(found.tag())))
                : MpiErrors.of(MpiErrors.COUNT, here.words(" and expects " + Numbers.count(length, "byte") + ", and ").then(there)
                        .words(" and has sent " + found.length()));
    }

    /** Does what a collective does with the memory of its process; a function of the program is for the caller to call back. */
    public static void execute(CallContext call, MemoryOperation operation) {
        if (operation instanceof MemoryOperation.Copy copy) {
            call.write(copy.to().address(), read(call, copy.from()));
        } else if (operation instanceof MemoryOperation.Store store) {
            call.write(store.to().address(), store.bytes().toArray());
        } else if (operation instanceof MemoryOperation.Combine combine) {
            call.write(combine.to().address(), combine.reduction().combine(read(call, combine.left()), read(call, combine.right())));
        }
    }

    private static byte[] read(CallContext call, Buffer memory) {
        return call.read(memory.address(), memory.length());
    }
}
