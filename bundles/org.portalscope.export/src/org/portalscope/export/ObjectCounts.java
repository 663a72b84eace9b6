package org.portalscope.export;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Subject;
import org.portalscope.engine.step.ValueChange;

/** How many entries the match lists of all processes have, how many events their queues, and how many messages they have dropped, as effects change that. */
final class ObjectCounts {

    private final Map<TraceEventWriter.Counter, Long> counts = new HashMap<>();

    /** A count as it is after an effect. */
    record Count(TraceEventWriter.Counter counter, long value) {
    }

    /** Takes in an effect of a process, and returns the count that it changes, if it changes one. */
    Optional<Count> take(int process, Effect effect) {
        for (ValueChange change : effect.changes()) {
            Optional<Count> count = take(process, effect, change);
            if (count.isPresent()) {
                return count;
            }
        }
        return Optional.empty();
    }

    private Optional<Count> take(int process, Effect effect, ValueChange change) {
        return switch (change.name()) {
            case "match_entry" -> list(effect).map(name -> add(process, name, change));
            case "event" -> queue(change.subject()).map(name -> add(process, name, change));
            case "capacity" -> queue(change.subject()).map(name -> clear(process, name, change.after() == null));
            case "drop_count" -> Optional.of(count(process, "messages dropped" + of(change.subject()), (Long) change.after()));
            default -> Optional.empty();
        };
    }

    private Count add(int process, String name, ValueChange change) {
        TraceEventWriter.Counter counter = new TraceEventWriter.Counter(process, name);
        return new Count(counter, counts.merge(counter, change.before() == null ? 1L : -1L, Long::sum));
    }

    private static Count count(int process, String name, long value) {
        return new Count(new TraceEventWriter.Counter(process, name), value);
    }

    private Count clear(int process, String name, boolean gone) {
        TraceEventWriter.Counter counter = new TraceEventWriter.Counter(process, name);
        if (gone) {
            counts.remove(counter);
        }
        return new Count(counter, 0);
    }

    private static Optional<String> list(Effect effect) {
        return effect.subjects().stream().filter(Subject.OfPortal.class::isInstance).map(Subject.OfPortal.class::cast).findFirst()
                .map(portal -> "entries of portal " + portal.index() + of(portal.networkInterface()));
    }

    private static Optional<String> queue(Subject subject) {
        return subject instanceof Subject.OfObject object && Handle.is(Handle.Kind.EQ, object.handle())
                ? Optional.of("events of " + Handle.text(object.handle())) : Optional.empty();
    }

    private static String of(Subject subject) {
        return subject instanceof Subject.OfInterface networkInterface ? of(networkInterface.number()) : "";
    }

    /** As handles have it, the default interface is not named. */
    private static String of(int networkInterface) {
        return networkInterface == 0 ? "" : " of ni " + networkInterface;
    }
}
