package org.portalscope.engine.translation;

import org.portalscope.engine.event.EventLog;
import org.portalscope.engine.event.Unlinking;
import org.portalscope.engine.message.Acknowledgement;
import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.message.Reply;
import org.portalscope.engine.message.Request;
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
    public void receive(Message message) {
        NetworkInterface ni = interfaceOf(message);
        if (mutator.explains()) {
            mutator.note(new InterfaceCheck(message.target(), ni.initialized()));
        }
        if (!ni.initialized()) {
            mutator.drop(ni, message, DropReason.NO_INTERFACE);
        } else if (message instanceof Request request) {
            translation.translate(ni, request);
        } else if (message instanceof Acknowledgement ack) {
            responses.acknowledge(ni, ack);
        } else {
            responses.reply(ni, (Reply) message);
        }
    }

    private NetworkInterface interfaceOf(Message message) {
        return state.interfaces().stream().filter(ni -> ni.id().equals(message.target())).findFirst()
                .orElseThrow(() -> new IllegalArgumentException(message.label() + " is for " + message.target()
                        + ", which is no id of this process"));
    }
}
