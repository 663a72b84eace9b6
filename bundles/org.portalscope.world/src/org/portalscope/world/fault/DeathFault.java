package org.portalscope.world.fault;

import java.util.List;

import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;

/**
 * The process dies: it makes one transition fewer than the number says, then it stops. Its transitions are the statements that its
 * threads execute, the messages that arrive at it, and the operations that end on it.
 *
 * @param transition from 1
 */
public record DeathFault(int transition) implements Fault { // R71, R78

    /** {@code die 40}. */
    @Override
    public String toString() {
        return "die " + transition;
    }

    @Override
    public List<Field> members() {
        return new Fields().count("transition", transition).list();
    }
}
