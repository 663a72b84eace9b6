package org.portalscope.engine.translation;

import org.portalscope.engine.effect.Mutator;
import org.portalscope.engine.event.EventLog;
import org.portalscope.engine.event.Unlinking;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.MemoryDescriptor;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.PendingOperation;
import org.portalscope.engine.state.PortalsState;

/** The reception of a message, Portals 3.2 §4.2: requests are translated, responses are not. */
public final class Arrival {

    private final PortalsState state;
    private final Mutator mutator;
    private final Translation translation;
    private final Responses responses;
    private final Completion completion;
    private final FusedOperation fused;

    public Arrival(PortalsState state, Mutator mutator, EventLog events, Unlinking unlinking, Completion completion, FusedOperation fused) {
        this.state = state;
        this.mutator = mutator;
        this.completion = completion;
        this.fused = fused;
        translation = new Translation(mutator, events, unlinking);
        responses = new Responses(mutator, events, unlinking);
    }

    /** Takes a message with its data; what it starts is completed at once. */
    public void receiveWhole(Header header, MemoryBlock data, int from) {
        NetworkInterface ni = interfaceOf(header);
        if (!fused.isOpen() || !ni.initialized()) {
            receiveInParts(ni, header, data, from);
        } else if (header.isRequest()) {
            passRequest(ni, header, data, from);
        } else {
            passResponse(ni, header, data, from);
        }
    }

    private void passRequest(NetworkInterface ni, Header request, MemoryBlock data, int from) {
        MemoryDescriptor descriptor = translation.accepting(ni, request);
        if (descriptor != null) {
            fused.serve(descriptor, request, data, from);
        }
    }

    private void passResponse(NetworkInterface ni, Header response, MemoryBlock data, int from) {
        PendingOperation fetch = response.is(Message.Kind.REPLY) ? Responses.fetch(ni, response) : null;
        if (fetch != null) {
            fused.receive(fetch, response, data, from);
        } else {
            receiveInParts(ni, response, data, from);
        }
    }

    private void receiveInParts(NetworkInterface ni, Header header, MemoryBlock data, int from) {
        PendingOperation started = receive(ni, header);
        if (started != null) {
            completion.complete(started, data, from);
        }
    }

    /** Takes the header of a message; what it starts is completed later. */
    public void receive(Header header) {
        receive(interfaceOf(header), header);
    }

    /** Returns what it started, or null. */
    private PendingOperation receive(NetworkInterface ni, Header header) {
        if (mutator.explains()) {
            mutator.note(new InterfaceCheck(header.message().target(), ni.initialized()));
        }
        if (!ni.initialized()) {
            mutator.drop(ni, header, DropReason.NO_INTERFACE);
            return null;
        }
        if (header.isRequest()) {
            return translation.translate(ni, header);
        }
        if (header.is(Message.Kind.REPLY)) {
            return responses.reply(ni, header);
        }
        responses.acknowledge(ni, header);
        return null;
    }

    private NetworkInterface interfaceOf(Header header) {
        NetworkInterface ni = state.addressed(header.target());
        if (ni == null) {
            throw new IllegalArgumentException(header.message().label() + " is for " + header.message().target()
                    + ", which is no id of this process");
        }
        return ni;
    }
}
