package org.portalscope.timeline;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.effect.EventTaken;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.step.Step;
import org.portalscope.world.World;
import org.portalscope.world.WorldProcess;

/**
 * The transitions in which operations appear, by operation: the statement that begins one, its messages, its completion, and the statements that take its
 * events. It keeps numbers only, two for each such transition; operations are numbered as they appear. To be used by the owner of a session only.
 */
final class OperationIndex implements OperationListener {

    /** What stands for no operation. */
    static final int NONE = PagedNumbers.NONE;

    private final Map<ProcessId, PagedNumbers> byOrdinal = new HashMap<>();
    /** By interface, the operation of each event, by its sequence number. */
    private final Map<Long, PagedNumbers> byEvent = new HashMap<>();
    /** By operation, its visit to the last transition in which it appears. */
    private final PagedNumbers last = new PagedNumbers();
    /** By visit, the number of the transition. */
    private PackedNumbers transitions = new PackedNumbers();
    /** By visit, how many visits before it that of the same operation is; 0 if there is none. */
    private PackedNumbers distances = new PackedNumbers();
    private long events;
    /** The transition that it is told about, and the operation that has appeared last in it. */
    private int number;
    private int current = NONE;

    @Override
    public void begin(int newNumber) {
        number = newNumber;
        current = NONE;
    }

    @Override
    public void appears(OperationId operation) {
        visit(number(operation));
    }

    @Override
    public void taken(int process, int networkInterface, int sequence) {
        int operation = events(process, networkInterface).get(sequence);
        if (operation != NONE) {
            visit(operation);
        }
    }

    @Override
    public void logged(int process, int networkInterface, int sequence) {
        events(process, networkInterface).set(sequence, current);
    }

    @Override
    public void loggedUpTo(int process, int networkInterface, int next, boolean ofOperation) {
        PagedNumbers known = events(process, networkInterface);
        while (known.size() < next) {
            known.add(ofOperation ? current : NONE);
            events++;
        }
    }

    /**
     * What is known of the first transitions, for another timeline that begins with these.
     *
     * @param world that stands behind them
     */
    OperationIndex first(int count, World world) {
        OperationIndex copy = new OperationIndex();
        int visits = visits(count);
        copy.transitions = transitions.first(visits);
        copy.distances = distances.first(visits);
        for (int operation = 0; operation < last.size(); operation++) {
            int visit = last.get(operation);
            while (visit >= visits) {
                visit = previous(visit);
            }
            copy.last.add(visit);
        }
        byOrdinal.forEach((initiator, own) -> copy.byOrdinal.put(initiator, own.first(own.size())));
        world.processes().forEach(process -> copyEvents(process, copy));
        return copy;
    }

    /** How many visits there are in so many first transitions. */
    private int visits(int count) {
        int low = 0;
        int high = transitions.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (transitions.get(middle) <= count) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    private void copyEvents(WorldProcess process, OperationIndex copy) {
        for (NetworkInterface ni : process.portals().state().interfaces()) {
            long key = key(process.index(), Handle.networkInterface(ni.handle()));
            PagedNumbers known = byEvent.getOrDefault(key, new PagedNumbers()).first((int) ni.nextSequence());
            copy.byEvent.put(key, known);
            copy.events += known.size();
        }
    }

    private void visit(int operation) {
        current = operation;
        int before = last.get(operation);
        if (before == PagedNumbers.NONE || transitions.get(before) != number) {
            last.set(operation, transitions.size());
            transitions.add(number);
            distances.add(before == PagedNumbers.NONE ? 0 : transitions.size() - 1 - before);
        }
    }

    /** The visit of the same operation before one, or {@link PagedNumbers#NONE}. */
    private int previous(int visit) {
        int distance = distances.get(visit);
        return distance == 0 ? PagedNumbers.NONE : visit - distance;
    }

    /** The operation that a step is about, or {@link #NONE}. */
    int operation(int process, Step step) {
        if (step instanceof EventTaken taken) {
            return events(process, Handle.networkInterface(taken.queue())).get((int) taken.event().sequence());
        }
        OperationId id = OperationWatch.operation(step);
        return id == null ? NONE : number(id);
    }

    /** The operation of an event by its sequence number, or {@link #NONE}. */
    int ofEvent(int process, long queue, long sequence) {
        return events(process, Handle.networkInterface(queue)).get((int) sequence);
    }

    /** The number of an operation, which it gets if it has none. */
    int number(OperationId id) {
        PagedNumbers own = byOrdinal.computeIfAbsent(id.initiator(), none -> new PagedNumbers());
        int known = own.get(id.ordinal());
        if (known != PagedNumbers.NONE) {
            return known;
        }
        int added = last.size();
        own.set(id.ordinal(), added);
        last.add(PagedNumbers.NONE);
        return added;
    }

    /** The number of an operation, or {@link #NONE} if it has not appeared. */
    int known(OperationId id) {
        PagedNumbers own = byOrdinal.get(id.initiator());
        return own == null ? NONE : own.get(id.ordinal());
    }

    private PagedNumbers events(int process, int networkInterface) {
        return byEvent.computeIfAbsent(key(process, networkInterface), none -> new PagedNumbers());
    }

    private static long key(int process, int networkInterface) {
        return (long) process << Integer.SIZE | networkInterface;
    }

    /**
     * The numbers of the transitions in which an operation appears, in their order.
     *
     * @param operation or {@link #NONE}, which appears in none
     */
    List<Integer> transitions(int operation) {
        if (operation == NONE) {
            return List.of();
        }
        Deque<Integer> found = new ArrayDeque<>();
        for (int visit = last.get(operation); visit != PagedNumbers.NONE; visit = previous(visit)) {
            found.addFirst(transitions.get(visit));
        }
        return new ArrayList<>(found);
    }

    /** About how many bytes it takes. */
    long bytes() {
        return transitions.bytes() + distances.bytes() + (2L * last.size() + events) * Integer.BYTES;
    }
}
