package org.portalscope.lapi.state;

import java.util.List;
import java.util.function.UnaryOperator;

import org.pcollections.PVector;
import org.pcollections.TreePMap;
import org.pcollections.TreePVector;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.lapi.message.LapiBits;
import org.portalscope.protocol.state.CountedFields;
import org.portalscope.protocol.state.LongTrie;
import org.portalscope.protocol.state.MalformedMessages;
import org.portalscope.protocol.state.OptionalFields;
import org.portalscope.protocol.state.Ownership;
import org.portalscope.protocol.state.Ranks;
import org.portalscope.protocol.state.StateFields;
import org.portalscope.protocol.value.Buffer;

/** The fields of a {@link LapiState}, written and read one by one; nobody changes those of a state that others can see. */
final class LapiFields extends StateFields<LapiFields> {

    private static final int CONTEXT = 1;
    /** That counts of malformed messages are written behind all else; without one, nothing is, as before there were such counts. */
    private static final int MALFORMED = 2;

    /** Null unless there is one; so is the endpoint. */
    LapiContext context;
    /** How many contexts there have been. */
    long made;
    Ranks tasks;
    LapiEndpoint endpoint;
    Buffer requests;
    Buffer outgoing;
    List<MemoryWindow> windows = List.of();
    PVector<Long> entries = TreePVector.empty();
    PVector<TargetTask> targets = TreePVector.empty();
    LongTrie<OriginOperation> operations = LongTrie.empty();
    /** The serial of the request that was served last. */
    long served;
    LongTrie<ServedRequest> requestsServed = LongTrie.empty();
    /** Messages without data that have not left. */
    long signals;
    long fences;
    int exchanges;
    TreePMap<Long, CounterState> counters = TreePMap.empty();
    MalformedMessages malformed = MalformedMessages.NONE;

    void change(int task, UnaryOperator<TargetTask> change) {
        targets = targets.with(task, change.apply(targets.get(task)));
    }

    @Override
    protected void own(Ownership by) {
        operations = operations.ownedBy(by);
        requestsServed = requestsServed.ownedBy(by);
    }

    @Override
    protected void write(FieldWriter out) {
        out.number((context == null ? 0 : CONTEXT) + (malformed.isEmpty() ? 0 : MALFORMED));
        if (context != null) {
            context.write(out);
            endpoint.write(out);
        }
        out.number(made);
        OptionalFields.write(tasks, Ranks::write, out);
        OptionalFields.write(requests, out);
        OptionalFields.write(outgoing, out);
        CountedFields.write(windows, MemoryWindow::write, out);
        out.number(entries.size());
        entries.forEach(out::handle);
        CountedFields.write(targets, TargetTask::write, out);
        CountedFields.write(operations.values(), OriginOperation::write, out);
        out.number(served);
        CountedFields.write(requestsServed.values(), ServedRequest::write, out);
        out.number(signals);
        out.number(fences);
        out.number(exchanges);
        CountedFields.write(counters.values(), CounterState::write, out);
        if (!malformed.isEmpty()) {
            malformed.write(out);
        }
    }

    /** Reads what {@link #write} has written. */
    static LapiFields read(FieldReader in) {
        ValueReader values = new ValueReader(in);
        LapiFields read = new LapiFields();
        int flags = values.index(2 * MALFORMED);
        if ((flags & CONTEXT) != 0) {
            read.context = LapiContext.read(in);
            read.endpoint = LapiEndpoint.read(in);
        }
        read.made = in.number();
        read.tasks = OptionalFields.read(in, Ranks::read);
        read.requests = OptionalFields.readBuffer(in);
        read.outgoing = OptionalFields.readBuffer(in);
        PVector<MemoryWindow> windows = TreePVector.empty();
        for (int left = values.count(); left > 0; left--) {
            windows = windows.plus(MemoryWindow.read(in));
        }
        read.windows = List.copyOf(windows);
        for (int left = values.count(); left > 0; left--) {
            read.entries = read.entries.plus(in.handle());
        }
        CountedFields.read(in, TargetTask::read, target -> read.targets = read.targets.plus(target));
        CountedFields.read(in, OriginOperation::read, operation -> read.operations = read.operations.plus(operation.key(), operation));
        read.served = in.number();
        CountedFields.read(in, ServedRequest::read, request -> read.requestsServed = read.requestsServed.plus(request.serial(), request));
        read.signals = in.number();
        read.fences = in.number();
        read.exchanges = values.index(LapiBits.NUMBERS);
        CountedFields.read(in, CounterState::read, counter -> read.counters = read.counters.plus(counter.address(), counter));
        read.malformed = (flags & MALFORMED) == 0 ? MalformedMessages.NONE : MalformedMessages.read(in);
        return read;
    }
}
