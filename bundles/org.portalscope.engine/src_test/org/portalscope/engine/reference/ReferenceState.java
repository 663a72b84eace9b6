package org.portalscope.engine.reference;

import static org.portalscope.engine.api.ReturnCode.PTL_OK;
import static org.portalscope.engine.api.ReturnCode.PTL_SEGV;

import java.util.List;
import java.util.function.Consumer;

import org.portalscope.engine.api.LongOut;
import org.portalscope.engine.api.ReturnCode;

/** What all functions of a process look at. */
final class ReferenceState {

    final List<Interface> interfaces;
    final Memory memory = new Memory();
    final ReferenceMessages messages;
    private long handles = 1;

    ReferenceState(List<Interface> interfaces, Consumer<Message> network) {
        this.interfaces = interfaces;
        messages = new ReferenceMessages(memory, network);
    }

    long nextHandle() {
        return handles++;
    }

    Interface open(long handle) {
        return interfaces.stream().filter(ni -> ni.isOpen() && ni.handle == handle).findFirst().orElse(null);
    }

    /** The interface of a descriptor that can be named: one without its entry takes no new operation (R19). */
    Interface ownerOf(long descriptor) {
        return interfaces.stream().filter(ni -> ni.descriptor(descriptor) != null && !ni.descriptor(descriptor).detached).findFirst()
                .orElse(null);
    }

    Queue queue(long handle) {
        return interfaces.stream().map(ni -> ni.queue(handle)).filter(queue -> queue != null).findFirst().orElse(null);
    }

    /** Stores what a function answers, if its output can be stored. */
    static ReturnCode stored(LongOut out, long value) {
        if (!LongOut.legal(out)) {
            return PTL_SEGV;
        }
        out.set(value);
        return PTL_OK;
    }
}
