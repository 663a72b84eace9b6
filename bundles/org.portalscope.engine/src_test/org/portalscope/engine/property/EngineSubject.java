package org.portalscope.engine.property;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.EventOut;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.Out;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.call.Call;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.call.Parameter;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.message.Fabric;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.snapshot.ProcessSnapshot;
import org.portalscope.engine.snapshot.Snapshot;
import org.portalscope.engine.snapshot.SnapshotException;
import org.portalscope.engine.state.EventQueue;
import org.portalscope.engine.state.MatchEntry;
import org.portalscope.engine.state.MemoryDescriptor;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.state.PendingOperation;
import org.portalscope.engine.step.Journal;

/** Applies the steps of a case to the engine, with a journal or without. Everything that knows how the engine is driven is here. */
class EngineSubject extends Subject<Header, EngineSubject.Pending> {

    /** Where the data of whole messages begin. */
    private static final int FIRST_BYTE = 3;

    private final List<PortalsProcess> processes = new ArrayList<>();
    private final Map<Message.Key, byte[]> data = new HashMap<>();
    private final Map<Message.Key, Integer> withheld = new HashMap<>();
    private final EventOut events = new EventOut();
    private final Case tested;
    private final List<Message> sent = new ArrayList<>();
    private final boolean whole;

    /** An operation and where it runs. */
    record Pending(PortalsProcess process, Operation operation) {
    }

    EngineSubject(Case tested, Journal journal) {
        this(tested, journal, false);
    }

    /** @param whole whether messages are taken with their data, in one input */
    EngineSubject(Case tested, Journal journal, boolean whole) {
        super(tested);
        this.tested = tested;
        this.whole = whole;
        for (int i = 0; i < Case.IDS.size(); i++) {
            PortalsProcess process = newProcess(tested.parties().get(i));
            for (int region = 0; region < Case.REGIONS.size(); region++) {
                process.declareRegion("region" + region, content(i, region));
            }
            process.attach(journal);
            processes.add(process);
        }
        processes.get(0).state().memory().regions().forEach(region -> addRegion(region.address()));
    }

    private PortalsProcess newProcess(Party party) {
        List<InterfaceSpec> specs = party.ids().stream().map(id -> new InterfaceSpec(id, party.uid(), tested.limits(), tested.longestList()))
                .toList();
        return new PortalsProcess(specs, tested.environment(party), new Wire());
    }

    /** Replaces each process by a fresh one that is restored from a snapshot of it. */
    void renewProcesses() {
        for (int i = 0; i < processes.size(); i++) {
            PortalsProcess fresh = newProcess(tested.parties().get(i));
            Snapshot snapshot = ProcessSnapshot.take(processes.get(i).state());
            try {
                ProcessSnapshot.restore(fresh.state(), Snapshot.parse(snapshot.toBytes()));
            } catch (SnapshotException e) {
                throw new IllegalStateException(e);
            }
            assertEquals(processes.get(i).state().dump(), fresh.state().dump());
            assertEquals(snapshot.controlDigest(), ProcessSnapshot.take(fresh.state()).controlDigest());
            processes.set(i, fresh);
        }
    }

    /** Takes the messages of a process. */
    private final class Wire implements Fabric {

        @Override
        public void send(Header header) {
            Header copy = new Header();
            copy.set(header);
            sent.add(header.message());
            EngineSubject.this.ship(ProcessId.unpacked(header.initiator()), ProcessId.unpacked(header.target()), copy);
        }

        @Override
        public boolean takesDataAtOnce() {
            return whole && sendsAtOnce();
        }

        @Override
        public void sendData(Header header, MemoryBlock memory, int start, int length) {
            data.put(header.message().key(), memory.copy(start, length));
        }

        @Override
        public void withholdData(Header header, int niFailType) {
            withheld.put(header.message().key(), niFailType);
        }
    }

    /** Whether the fabric, where messages are taken as a whole, takes the data of a send with its header; else whoever calls says so. */
    boolean sendsAtOnce() {
        return true;
    }

    final boolean isWhole() {
        return whole;
    }

    /** The processes, to look at. */
    final List<PortalsProcess> processes() {
        return processes;
    }

    /** All messages sent so far. */
    final List<Message> sent() {
        return sent;
    }

    /** Makes a call. */
    ReturnCode call(PortalsProcess process, Call call) {
        return process.call(call);
    }

    /** Lets a thread return from PtlEQWait. */
    ReturnCode waitReturned(PortalsProcess process, int thread, EventOut event) {
        return process.waitReturned(thread, event);
    }

    void arrive(PortalsProcess process, Header header) {
        process.arrive(header);
    }

    /** @param payload what the message carries, or null */
    void deliver(PortalsProcess process, Header header, byte[] payload) {
        process.deliver(header, payload == null ? null : MemoryBlock.of(amongOthers(payload)), FIRST_BYTE);
    }

    void complete(PortalsProcess process, Operation operation, byte[] payload) {
        process.complete(pending(process, operation), payload == null ? null : MemoryBlock.of(payload), 0);
    }

    void fail(PortalsProcess process, Operation operation, int niFailType) {
        process.fail(pending(process, operation), niFailType);
    }

    private static PendingOperation pending(PortalsProcess process, Operation operation) {
        return process.state().interfaces().get(operation.networkInterface()).operation(operation.link());
    }

    @Override
    ReturnCode call(int process, int thread, String function, List<Object> arguments) {
        Function called = Function.named(function).orElseThrow();
        for (int i = 0; i < arguments.size(); i++) {
            if (called.parameters().get(i).type() == Parameter.Type.EVENT) {
                Object event = arguments.get(i);
                EventOut location = event == null ? null : event == Out.illegal() ? EventOut.ILLEGAL : events;
                return callForEvent(process, new Call(thread, called, Arrays.asList(arguments.get(0), location)), event);
            }
        }
        return call(processes.get(process), new Call(thread, called, arguments));
    }

    @SuppressWarnings("unchecked")
    private ReturnCode callForEvent(int process, Call call, Object event) {
        ReturnCode code = call(processes.get(process), call);
        if (code != null && code.succeeded()) {
            ((Out<Event>) event).set(events.value());
        }
        return code;
    }

    @Override
    boolean served(int process, int thread) {
        return processes.get(process).state().served().containsKey(thread);
    }

    @Override
    ReturnCode waitReturned(int process, int thread, Out<Event> event) {
        ReturnCode code = waitReturned(processes.get(process), thread, events);
        if (code.succeeded()) {
            event.set(events.value());
        }
        return code;
    }

    @Override
    void arrive(int process, Header header) {
        if (whole) {
            deliver(processes.get(process), header, data.get(header.message().key()));
        } else {
            arrive(processes.get(process), header);
        }
    }

    /** Data as they may lie in memory: with other bytes before and behind them. */
    private static byte[] amongOthers(byte[] bytes) {
        byte[] memory = new byte[FIRST_BYTE + bytes.length + 1];
        Arrays.fill(memory, (byte) -1);
        System.arraycopy(bytes, 0, memory, FIRST_BYTE, bytes.length);
        return memory;
    }

    @Override
    List<Pending> endable() {
        return pending().stream().filter(pending -> pending.operation.completes())
                .filter(pending -> !pending.operation.needsData() || data.containsKey(pending.operation.message().key())).toList();
    }

    @Override
    List<Pending> pending() {
        List<Pending> pending = new ArrayList<>();
        for (PortalsProcess process : processes) {
            for (NetworkInterface ni : process.state().interfaces()) {
                ni.operations().forEach(operation -> pending.add(new Pending(process, operation)));
            }
        }
        return pending;
    }

    @Override
    void end(Pending ending) {
        complete(ending.process, ending.operation, ending.operation.needsData() ? data.get(ending.operation.message().key()) : null);
    }

    @Override
    void fail(Pending failing, int niFailType) {
        fail(failing.process, failing.operation, withheld.getOrDefault(failing.operation.message().key(), niFailType));
    }

    @Override
    OperationId awaited(Pending pending) {
        return pending.operation.completes() ? null : pending.operation.message().operation();
    }

    @Override
    OperationId operationOf(Header header) {
        return new OperationId(ProcessId.unpacked(header.isRequest() ? header.initiator() : header.target()), header.ordinal());
    }

    @Override
    List<Object> state(int process) {
        List<Object> view = new ArrayList<>();
        PortalsProcess seen = processes.get(process);
        seen.state().interfaces().forEach(ni -> view(names.get(process), ni, view));
        seen.state().memory().regions().forEach(region -> view.add(
                new View.Memory(seen.state().memory().read(region.address(), region.length()))));
        seen.state().served().forEach((thread, result) -> view.add(
                new View.Served(thread, result.code(), result.event() == null ? null : names.get(process).named(result.event()))));
        return view;
    }

    private static void view(Names names, NetworkInterface ni, List<Object> view) {
        view.add(new View.Interface(ni.limits(), List.copyOf(ni.drops()), ni.descriptors().size(), ni.queues().size()));
        for (int portal = 0; portal < ni.portalTable().size(); portal++) {
            for (MatchEntry entry = ni.portalTable().get(portal).first(); entry != null; entry = entry.next()) {
                view.add(new View.Entry(portal, names.of(entry.handle()), names.of(entry.descriptor())));
            }
        }
        names.all().stream().map(ni.descriptors()::get).filter(Objects::nonNull).forEach(descriptor -> view.add(view(names, descriptor)));
        names.all().stream().map(ni.queues()::get).filter(Objects::nonNull).forEach(queue -> view.add(view(names, queue)));
        ni.operations().forEach(operation -> view.add(new View.Operation(operation.kind().name(), operation.link(),
                names.of(operation.descriptor()), operation.address(), operation.offset(), operation.length())));
    }

    private static View.Descriptor view(Names names, MemoryDescriptor descriptor) {
        return new View.Descriptor(names.of(descriptor.handle()), names.named(descriptor.md()), descriptor.localOffset(),
                descriptor.pending(), descriptor.detached());
    }

    private static View.Queue view(Names names, EventQueue queue) {
        return new View.Queue(names.of(queue.handle()), queue.events().stream()
                .map(queued -> new View.Queued(names.named(queued.event()), queued.afterGap())).toList(), List.copyOf(queue.waiters()));
    }
}
