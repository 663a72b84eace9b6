package org.portalscope.world.time;

import java.util.List;

import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Structure;

/**
 * Something in a world that a {@link PerformanceModel} has to know.
 *
 * @param kind     what it is
 * @param activity that it is about
 * @param subject  of {@link Kind#SENT} the number of the message among all of the world, of {@link Kind#POSTED} and {@link Kind#MATCHED} the handle of the
 *                 match entry; else 0
 * @param count    of a search that found something how many were examined, that one included; of one that did not, the length of the queue; else 0
 */
public record Observation(Kind kind, int activity, long subject, int count) implements Structure {

    /** What is observed. */
    public enum Kind {
        /** A thread begins an operation, or a message arrives. */
        BEGUN,
        /** An operation has sent its message. */
        SENT,
        /** A message has found a posted receive. */
        MATCHED,
        /** A message has found no posted receive. */
        UNEXPECTED,
        /** A receive has found no unexpected message and is posted. */
        POSTED,
        /** A receive has found an unexpected message. */
        TAKEN
    }

    @Override
    public List<Field> members() {
        return new Fields().value("kind", kind).id("activity", activity).id("subject", subject).count("count", count).list();
    }
}
