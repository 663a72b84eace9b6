package org.portalscope.engine.property;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.Out;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.reference.Descriptor;
import org.portalscope.engine.reference.Header;
import org.portalscope.engine.reference.Interface;
import org.portalscope.engine.reference.Memory;
import org.portalscope.engine.reference.Message;
import org.portalscope.engine.reference.Operation;
import org.portalscope.engine.reference.Queue;
import org.portalscope.engine.reference.ReferenceProcess;

/** Applies the steps of a case to the reference. */
final class ReferenceSubject extends Subject<Message, ReferenceSubject.Pending> {

    private final List<ReferenceProcess> processes = new ArrayList<>();

    /** An operation and where it runs. */
    record Pending(ReferenceProcess process, Interface ni, Operation operation) {
    }

    ReferenceSubject(Case tested) {
        super(tested);
        for (int i = 0; i < Case.IDS.size(); i++) {
            Party party = tested.parties().get(i);
            List<Interface> interfaces = party.ids().stream().map(id -> new Interface(id, party.uid())).toList();
            ReferenceProcess process = new ReferenceProcess(interfaces, tested.limits(), tested.longestList(), tested.ids(), party.broken(),
                    message -> ship(message.header.initiator(), message.header.target(), message));
            for (int region = 0; region < Case.REGIONS.size(); region++) {
                process.memory.regions.add(new Memory.Region(address(region), content(i, region)));
            }
            processes.add(process);
        }
        for (int region = 0; region < Case.REGIONS.size(); region++) {
            addRegion(address(region));
        }
    }

    /** A page for each region and one between. */
    private static long address(int region) {
        return 0x1000 + region * 0x2000L;
    }

    @Override
    ReturnCode call(int process, int thread, String function, List<Object> arguments) {
        return processes.get(process).call(thread, function, arguments);
    }

    @Override
    boolean served(int process, int thread) {
        return processes.get(process).served().containsKey(thread);
    }

    @Override
    ReturnCode waitReturned(int process, int thread, Out<Event> event) {
        return processes.get(process).waitReturned(thread, event);
    }

    @Override
    void arrive(int process, Message message) {
        processes.get(process).arrive(message);
    }

    @Override
    List<Pending> endable() {
        return pending().stream().filter(pending -> pending.operation.canComplete()).toList();
    }

    @Override
    List<Pending> pending() {
        List<Pending> pending = new ArrayList<>();
        for (ReferenceProcess process : processes) {
            for (Interface ni : process.interfaces) {
                ni.operations.forEach(operation -> pending.add(new Pending(process, ni, operation)));
            }
        }
        return pending;
    }

    @Override
    void end(Pending ending) {
        ending.process.complete(ending.ni, ending.operation);
    }

    @Override
    void fail(Pending failing, int niFailType) {
        int known = failing.operation.message().niFailType;
        failing.process.fail(failing.ni, failing.operation, known == NiFailType.PTL_NI_OK ? niFailType : known);
    }

    @Override
    OperationId awaited(Pending pending) {
        return pending.operation.kind() == Operation.Kind.FETCH ? operationOf(pending.operation.message()) : null;
    }

    @Override
    OperationId operationOf(Message message) {
        Header header = message.header;
        boolean request = header.kind() == Header.Kind.PUT || header.kind() == Header.Kind.GET;
        return new OperationId(request ? header.initiator() : header.target(), header.operation());
    }

    @Override
    List<Object> state(int process) {
        List<Object> view = new ArrayList<>();
        ReferenceProcess seen = processes.get(process);
        seen.interfaces.forEach(ni -> view(names.get(process), ni, view));
        seen.memory.regions.forEach(region -> view.add(new View.Memory(region.bytes())));
        seen.served().forEach((thread, served) -> view.add(new View.Served(thread, served.code(),
                served.event() == null ? null : names.get(process).named(served.event()))));
        return view;
    }

    private static void view(Names names, Interface ni, List<Object> view) {
        view.add(new View.Interface(ni.limits, List.copyOf(ni.drops), ni.descriptors.size(), ni.queues.size()));
        for (int portal = 0; portal < ni.portalTable.size(); portal++) {
            for (var entry : ni.portalTable.get(portal)) {
                view.add(new View.Entry(portal, names.of(entry.handle),
                        entry.descriptor == null ? Name.NONE : names.of(entry.descriptor.handle)));
            }
        }
        ni.descriptors.stream().filter(descriptor -> !names.of(descriptor.handle).equals(Name.UNKNOWN))
                .forEach(descriptor -> view.add(view(names, descriptor)));
        ni.queues.forEach(queue -> view.add(view(names, queue)));
        ni.operations.forEach(operation -> view.add(new View.Operation(operation.kind().name(), operation.link(),
                names.of(operation.descriptor().handle), operation.address(), operation.offset(), operation.length())));
    }

    private static View.Descriptor view(Names names, Descriptor descriptor) {
        return new View.Descriptor(names.of(descriptor.handle), names.named(descriptor.values()), descriptor.localOffset, descriptor.pending,
                descriptor.detached);
    }

    private static View.Queue view(Names names, Queue queue) {
        return new View.Queue(names.of(queue.handle), queue.items.stream()
                .map(item -> new View.Queued(names.named(item.event()), item.afterGap())).toList(), List.copyOf(queue.waiters));
    }
}
