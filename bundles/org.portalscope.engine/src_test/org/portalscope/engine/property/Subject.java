package org.portalscope.engine.property;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.LongOut;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.Out;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.ReturnCode;

/**
 * What the steps of a case are applied to: the processes of the case, the messages between them and the names of their objects.
 *
 * @param <M> its messages
 * @param <O> its operations
 */
abstract class Subject<M, O> {

    final List<Names> names = new ArrayList<>();
    private final List<Long> addresses = new ArrayList<>();
    private final Map<List<ProcessId>, Channel<M>> channels = new LinkedHashMap<>();
    private final List<List<Integer>> waiting = new ArrayList<>();
    private final Set<OperationId> lost = new HashSet<>();

    /** The messages on the way from one interface to another, which belongs to a process. */
    private record Channel<M>(int to, Deque<M> messages) {
    }

    Subject(Case tested) {
        for (int process = 0; process < Case.IDS.size(); process++) {
            int to = process;
            names.add(new Names());
            waiting.add(new ArrayList<>());
            for (ProcessId id : tested.parties().get(process).ids()) {
                tested.ids().forEach(from -> channels.put(List.of(from, id), new Channel<>(to, new ArrayDeque<>())));
            }
        }
    }

    abstract ReturnCode call(int process, int thread, String function, List<Object> arguments);

    /** Whether a thread that waits has been served. */
    abstract boolean served(int process, int thread);

    abstract ReturnCode waitReturned(int process, int thread, Out<Event> event);

    abstract void arrive(int process, M message);

    /** The operations that can end now, by process and in the order of their start. */
    abstract List<O> endable();

    abstract void end(O operation);

    /** The operations that have not ended, by process and in the order of their start. */
    abstract List<O> pending();

    /** @param niFailType why, unless the data of the operation are known to be lost for another reason */
    abstract void fail(O operation, int niFailType);

    /** The get whose reply an operation awaits, or null if it awaits none. */
    abstract OperationId awaited(O operation);

    /** The operation that a message belongs to. */
    abstract OperationId operationOf(M message);

    /** All that can be seen of a process, with names in place of handles; equal lists mean equal states. */
    abstract List<Object> state(int process);

    /** Content of a region when a case begins. */
    static byte[] content(int process, int region) {
        byte[] bytes = new byte[Case.REGIONS.get(region)];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (process * 128 + region * 37 + i + 1);
        }
        return bytes;
    }

    /** Tells where a region of every process lies. */
    final void addRegion(long address) {
        addresses.add(address);
    }

    /** Puts a message on its way; one for a process that does not exist is discarded there (R61). */
    final void ship(ProcessId from, ProcessId target, M message) {
        Channel<M> channel = channels.get(List.of(from, target));
        if (channel != null && !lost.contains(operationOf(message))) {
            channel.messages.addLast(message);
        }
    }

    final Outcome apply(Step step) {
        if (step instanceof Step.Calls calls) {
            return call(calls);
        }
        if (step instanceof Step.Returns returns) {
            return returnFromWait(returns);
        }
        if (step instanceof Step.Arrives arrives) {
            arrive(arrives.choice());
        } else if (step instanceof Step.Ends ends) {
            end(ends.choice());
        } else if (step instanceof Step.Fails fails) {
            fail(fails);
        }
        return Outcome.NOTHING;
    }

    /** Ends whatever can end, the oldest first. */
    final void endAll() {
        for (List<O> endable = endable(); !endable.isEmpty(); endable = endable()) {
            end(endable.get(0));
        }
    }

    private void arrive(int choice) {
        List<Channel<M>> busy = new ArrayList<>(channels.values());
        busy.removeIf(channel -> channel.messages.isEmpty());
        if (!busy.isEmpty()) {
            Channel<M> channel = busy.get(choice % busy.size());
            arrive(channel.to, channel.messages.removeFirst());
        }
    }

    private void end(int choice) {
        List<O> endable = endable();
        if (!endable.isEmpty()) {
            end(endable.get(choice % endable.size()));
        }
    }

    private void fail(Step.Fails fails) {
        List<O> pending = pending();
        if (!pending.isEmpty()) {
            O operation = pending.get(fails.choice() % pending.size());
            if (awaited(operation) != null) {
                lose(awaited(operation));
            }
            fail(operation, fails.niFailType());
        }
    }

    /** Lets no message of a get arrive any more, since a get only fails if its reply will never come (R76). */
    private void lose(OperationId get) {
        lost.add(get);
        channels.values().forEach(channel -> channel.messages.removeIf(message -> operationOf(message).equals(get)));
    }

    private Outcome call(Step.Calls calls) {
        if (waiting.get(calls.process()).contains(calls.thread())) {
            return Outcome.NOTHING;
        }
        Object[] arguments = calls.arguments().toArray();
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = resolve(calls.process(), arguments[i]);
        }
        ReturnCode code = call(calls.process(), calls.thread(), calls.function(), Arrays.asList(arguments));
        if (code == null) {
            waiting.get(calls.process()).add(calls.thread());
        }
        List<Object> outputs = new ArrayList<>();
        for (int i = 0; i < arguments.length; i++) {
            if (calls.arguments().get(i) instanceof Slot slot) {
                outputs.add(output(names.get(calls.process()), slot, arguments[i]));
            }
        }
        return new Outcome(code, outputs);
    }

    private Outcome returnFromWait(Step.Returns returns) {
        if (!served(returns.process(), returns.thread())) {
            return Outcome.NOTHING;
        }
        Out<Event> event = new Out<>();
        ReturnCode code = waitReturned(returns.process(), returns.thread(), event);
        waiting.get(returns.process()).remove((Integer) returns.thread());
        return new Outcome(code, Arrays.asList(output(names.get(returns.process()), Slot.EVENT, event)));
    }

    private Object resolve(int process, Object argument) {
        if (argument instanceof Name name) {
            return names.get(process).handle(name);
        }
        if (argument instanceof Md md) {
            return new MdValues(addresses.get(md.region()) + md.skip(), md.length(), md.threshold(), md.maxOffset(), md.options(),
                    md.userPtr(), names.get(process).handle(md.eventq()));
        }
        if (argument instanceof Slot slot) {
            return slot.legal() ? location(slot.type()) : illegal(slot.type());
        }
        return argument;
    }

    private static Object location(Slot.Type type) {
        return type == Slot.Type.HANDLE || type == Slot.Type.NUMBER ? new LongOut() : new Out<>();
    }

    private static Object illegal(Slot.Type type) {
        return type == Slot.Type.HANDLE || type == Slot.Type.NUMBER ? LongOut.ILLEGAL : Out.illegal();
    }

    private static Object output(Names names, Slot slot, Object location) {
        if (location instanceof LongOut number) {
            return number.isSet() ? number(names, slot, number.value()) : null;
        }
        Object value = ((Out<?>) location).value();
        if (value instanceof Event event) {
            return names.named(event);
        }
        return value instanceof MdValues md ? names.named(md) : value;
    }

    private static Object number(Names names, Slot slot, long value) {
        if (slot.type() == Slot.Type.NUMBER) {
            return value;
        }
        if (!slot.name().equals(Name.NONE)) {
            names.put(slot.name(), value);
        }
        return names.of(value);
    }
}
