package org.portalscope.session.replay;

import java.util.List;

import org.portalscope.engine.message.Message;

/**
 * The messages of which recordings hold one end only, although they hold the processes at both.
 *
 * @param neverArrived were sent, and never arrived
 * @param neverSent    arrived, and had not been sent; the first ones, if they are very many
 */
public record UnmatchedMessages(List<Message> neverArrived, List<Message> neverSent) {

    public UnmatchedMessages {
        neverArrived = List.copyOf(neverArrived);
        neverSent = List.copyOf(neverSent);
    }
}
