package org.portalscope.world.waiting;

import java.util.List;

import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Structure;
import org.portalscope.engine.protocol.NearMiss;

/**
 * A message that has come and nearly fits what a thread waits for.
 *
 * @param sender  name of the process which sent it
 * @param message what identifies it
 * @param differs in what the thread expects another one
 * @param words   the same as a sentence without a full stop
 */
public record UnexpectedCandidate(String sender, AwaitedMessage message, NearMiss.Difference differs, String words) implements Structure {

    @Override
    public List<Field> members() {
        return new Fields().value("process", sender).value("message", message).value("differs", differs).value("words", words).list();
    }
}
