package org.portalscope.engine.translation;

import org.portalscope.engine.event.EventLog;
import org.portalscope.engine.event.Unlinking;
import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.Mutator;
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
    private final PendingOperation passing = PendingOperation.passing();

    public Arrival(PortalsState state, Mutator mutator, EventLog events, Unlinking unlinking, Completion completion) {
        this.state = state;
        this.mutator = mutator;
        this.completion = completion;
        translation = new Translation(mutator, events, unlinking);
        responses = new Responses(state, mutator, events, unlinking);
    }

    /** Takes a message with its data; what it starts is completed at once. */
    public void receiveWhole(Header header, byte[] data) {
        PendingOperation started = receive(header, !mutator.takesDown());
        if (started != null) {
            completion.complete(started, data);
        }
    }

    /** Takes the header of a message; what it starts is completed later. */
    public void receive(Header header) {
        receive(header, false);
    }

    /** Returns what it started, or null. */
    private PendingOperation receive(Header header, boolean passes) {
        NetworkInterface ni = interfaceOf(header);
        if (mutator.explains()) {
            mutator.note(new InterfaceCheck(header.message().target(), ni.initialized()));
        }
        if (!ni.initialized()) {
            mutator.drop(ni, header, DropReason.NO_INTERFACE);
            return null;
        }
        if (header.isRequest()) {
            return translation.translate(ni, header, passes ? passing : null);
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
