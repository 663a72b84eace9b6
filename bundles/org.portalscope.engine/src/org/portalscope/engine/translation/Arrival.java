package org.portalscope.engine.translation;

import org.portalscope.engine.event.EventLog;
import org.portalscope.engine.event.Unlinking;
import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.state.Mutator;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.PortalsState;

/** The reception of a message, Portals 3.2 §4.2: requests are translated, responses are not. */
public final class Arrival {

    private final PortalsState state;
    private final Mutator mutator;
    private final Translation translation;
    private final Responses responses;

    public Arrival(PortalsState state, Mutator mutator, EventLog events, Unlinking unlinking) {
        this.state = state;
        this.mutator = mutator;
        translation = new Translation(mutator, events, unlinking);
        responses = new Responses(state, mutator, events, unlinking);
    }

    /** Takes the header of a message; what it starts is completed later. */
    public void receive(Header header) {
        NetworkInterface ni = interfaceOf(header);
        if (mutator.explains()) {
            mutator.note(new InterfaceCheck(header.message().target(), ni.initialized()));
        }
        if (!ni.initialized()) {
            mutator.drop(ni, header, DropReason.NO_INTERFACE);
            return;
        }
        switch (header.kind()) {
            case PUT, GET -> translation.translate(ni, header);
            case ACK -> responses.acknowledge(ni, header);
            case REPLY -> responses.reply(ni, header);
            default -> throw new IllegalArgumentException(header.message().label());
        }
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
