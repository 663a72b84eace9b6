package org.portalscope.world.fault;

import java.util.List;

import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;

/**
 * A channel holds messages back: the one of a number that the process sends to another, and those behind it on the same channel, arrive
 * only when nothing else can happen, one at a time. None is lost and none overtakes another, Portals 3.2 §1.4 and §3.9.2.
 *
 * @param ordinal counts the messages of all kinds from the process to the other, on all interfaces, in the order in which they are sent, from 1
 * @param target  the name of the other process
 */
public record HoldFault(int ordinal, String target) implements Fault { // R72

    /** {@code hold 2 to server}. */
    @Override
    public String toString() {
        return "hold " + ordinal + " to " + target;
    }

    @Override
    public List<Field> members() {
        return new Fields().count("ordinal", ordinal).value("target", target).list();
    }
}
