package org.portalscope.lapi.state;

import java.util.Collection;
import java.util.List;
import java.util.function.UnaryOperator;

import org.pcollections.TreePMap;
import org.pcollections.TreePVector;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.protocol.ProtocolTable;
import org.portalscope.lapi.message.LapiBits;
import org.portalscope.lapi.message.LapiMessageFault;
import org.portalscope.protocol.state.CopyOnWriteState;
import org.portalscope.protocol.state.LongTrie;
import org.portalscope.protocol.state.MalformedMessages;
import org.portalscope.protocol.state.Ranks;
import org.portalscope.protocol.value.Buffer;

/** What LAPI knows of a process. Immutable: each change makes another state, which shares with this one what is the same in both. */
public final class LapiState extends CopyOnWriteState<LapiState, LapiFields> {

    /** Before {@code LAPI_Init}. */
    public static final LapiState START = new LapiState(new LapiFields());

    private LapiState(LapiFields fields) {
        super(fields);
    }

    @Override
    protected LapiState of(LapiFields itsFields) {
        return new LapiState(itsFields);
    }

    /** The context; null before {@code LAPI_Init} and after {@code LAPI_Term}. */
    public LapiContext context() {
        return fields.context;
    }

    /** How many contexts there have been. */
    public long contexts() {
        return fields.made;
    }

    /** The tasks of the job; null before {@code LAPI_Init}. */
    public Ranks tasks() {
        return fields.tasks;
    }

    /** The Portals objects; null unless there is a context. */
    public LapiEndpoint endpoint() {
        return fields.endpoint;
    }

    /** Memory into which others put requests; each has places of its own there. Null before {@code LAPI_Init}. */
    public Buffer requests() {
        return fields.requests;
    }

    /** Memory from which this task puts requests, with as many places for each target. Null before {@code LAPI_Init}. */
    public Buffer outgoing() {
        return fields.outgoing;
    }

    /** The memory that others can put to. */
    public List<MemoryWindow> windows() {
        return fields.windows;
    }

    /** The match entries of the present epoch. */
    public List<Long> entries() {
        return fields.entries;
    }

    public TargetTask target(int task) {
        return fields.targets.get(task);
    }

    /** Whether a task has been purged; false for tasks that there are not. */
    public boolean isPurged(long task) {
        return task >= 0 && task < fields.targets.size() && fields.targets.get((int) task).purged();
    }

    /** The operation of a {@link OriginOperation#key}, or null. */
    public OriginOperation operation(long key) {
        return fields.operations.get(key);
    }

    /** The operations that have been begun and are not complete, by their targets. */
    public Collection<OriginOperation> operations() {
        return fields.operations.values();
    }

    /** What has been begun for others, in the order of its beginning. */
    public Collection<ServedRequest> served() {
        return fields.requestsServed.values();
    }

    /** Whether signals are on their way that tell other tasks what has become of their operations, or something about all tasks. */
    public boolean hasSignals() {
        return fields.signals > 0;
    }

    /** What has been begun for others, or null. */
    public ServedRequest served(long serial) {
        return fields.requestsServed.get(serial);
    }

    /** The serial of the next request that is served by a message. */
    public long nextServed() {
        return fields.served + 1;
    }

    /** How many requests of a task wait for their data, which are being fetched. */
    public long fetches(int task) {
        return fields.requestsServed.values().stream().filter(request -> !request.reply() && request.origin() == task).count();
    }

    /** Whether a task may tell an address in an exchange: in the one that this task is in or comes to next, or the one behind it, and once. */
    public boolean mayTell(int task, int exchange) {
        return (exchange == fields.exchanges || exchange == (fields.exchanges + 1) % LapiBits.NUMBERS)
                && !target(task).addresses().containsKey(exchange);
    }

    /** The messages that were ignored because they do not fit. */
    public MalformedMessages malformed() {
        return fields.malformed;
    }

    /** With one more message ignored; its sender is a packed process id. */
    public LapiState ignoring(long sender, LapiMessageFault fault) {
        return with(next -> next.malformed = next.malformed.with(sender, fault.words()));
    }

    /** How many fences of all tasks this task has come to. */
    public long fences() {
        return fields.fences;
    }

    /** The number of the exchange of addresses that this task is in, or comes to next. */
    public int exchange() {
        return fields.exchanges;
    }

    /** Whether all that this task has sent has left. */
    public boolean hasLeft() {
        return fields.signals == 0 && fields.requestsServed.isEmpty() && fields.operations.values().stream().allMatch(OriginOperation::sent);
    }

    /** What a counter has besides its value. */
    public CounterState counter(long address) {
        CounterState known = fields.counters.get(address);
        return known == null ? CounterState.at(address) : known;
    }

    /** The counters that have more than a value. */
    public Collection<CounterState> counters() {
        return fields.counters.values();
    }

    /** With the tasks and the memory of LAPI, at the begin of {@code LAPI_Init}. */
    public LapiState begin(Ranks tasks, List<MemoryWindow> windows) {
        return with(next -> {
            next.tasks = tasks;
            next.windows = List.copyOf(windows);
            next.fences = 0;
            next.exchanges = 0;
            next.targets = TreePVector.empty();
            for (int i = 0; i < tasks.size(); i++) {
                next.targets = next.targets.plus(TargetTask.UNKNOWN);
            }
        });
    }

    public LapiState withMemory(Buffer requests, Buffer outgoing) {
        return with(next -> {
            next.requests = requests;
            next.outgoing = outgoing;
        });
    }

    /** With a context and its Portals objects. */
    public LapiState opened(LapiContext context, LapiEndpoint endpoint) {
        return with(next -> {
            next.made++;
            next.context = context;
            next.endpoint = endpoint;
        });
    }

    /** Without the context, at the end of {@code LAPI_Term}. */
    public LapiState closed() {
        return with(next -> {
            next.context = null;
            next.endpoint = null;
            next.entries = TreePVector.empty();
            next.operations = LongTrie.empty();
            next.requestsServed = LongTrie.empty();
            next.counters = TreePMap.empty();
            next.ownAgain();
            next.signals = 0;
        });
    }

    public LapiState context(UnaryOperator<LapiContext> change) {
        return with(next -> next.context = change.apply(next.context));
    }

    /** With the entries of an epoch, which begins: what was pending in the one before is forgotten. */
    public LapiState epoch(int epoch, List<Long> entries) {
        return with(next -> {
            next.context = next.context.withEpoch(epoch);
            next.entries = TreePVector.from(entries);
            next.operations = LongTrie.empty();
            next.ownAgain();
        });
    }

    private LapiState target(int task, UnaryOperator<TargetTask> change) {
        return with(next -> next.change(task, change));
    }

    /** With one more operation, whose number is the next one of its target. */
    public LapiState begin(OriginOperation operation) {
        return with(next -> {
            next.change(operation.task(), TargetTask::counted);
            next.operations = next.operations.plus(operation.key(), operation);
        });
    }

    private LapiState changed(long key, UnaryOperator<OriginOperation> change) {
        OriginOperation known = operation(key);
        return known == null ? this : with(next -> next.operations = next.operations.plus(key, change.apply(known)));
    }

    /** With an operation whose message has left, if it is still known. */
    public LapiState sent(long key) {
        return changed(key, OriginOperation::asSent);
    }

    /** With the entry that serves an operation, and its memory, if it is still known. */
    public LapiState served(OriginOperation operation, long entry, Buffer memory) {
        return changed(operation.key(), known -> known.served(entry, memory, operation.origin()));
    }

    public LapiState without(OriginOperation operation) {
        return with(next -> next.operations = next.operations.minus(operation.key()));
    }

    /** With a message for a request of another task, whose serial is {@link #nextServed}. */
    public LapiState begin(ServedRequest request) {
        return with(next -> {
            next.served = request.serial();
            next.requestsServed = next.requestsServed.plus(request.serial(), request);
        });
    }

    public LapiState without(ServedRequest request) {
        return with(next -> next.requestsServed = next.requestsServed.minus(request.serial()));
    }

    /** With one more signal on its way; -1 for one that has left. */
    public LapiState signals(long more) {
        return with(next -> next.signals += more);
    }

    /** With a task to which nothing is sent, and without what was pending on it; or with one that can be sent to again. */
    public LapiState purged(int task, boolean isPurged) {
        LapiState changed = target(task, known -> known.purged(isPurged));
        return !isPurged ? changed : changed.with(next -> {
            for (OriginOperation operation : operations()) {
                next.operations = operation.task() == task ? next.operations.minus(operation.key()) : next.operations;
            }
            for (CounterState counter : counters()) {
                next.counters = counter.wakesFor(task) ? next.counters.plus(counter.address(), counter.asWoken()) : next.counters;
            }
        });
    }

    /** With an address that a task has told. */
    public LapiState told(int task, int exchange, long address) {
        return target(task, known -> known.told(exchange, address));
    }

    /** Without the addresses of an exchange, which have been taken; the next one has the next number. */
    public LapiState exchanged(int exchange) {
        return with(next -> {
            next.exchanges = (exchange + 1) % LapiBits.NUMBERS;
            for (int task = 0; task < next.targets.size(); task++) {
                next.targets = next.targets.with(task, next.targets.get(task).taken(exchange));
            }
        });
    }

    /** With a task that has come to a fence of all tasks; task 0 is also told to come when it opens one. */
    public LapiState fenced(int task) {
        return target(task, TargetTask::fenced);
    }

    /** With this task at one more fence of all tasks. */
    public LapiState atFence() {
        return with(next -> next.fences++);
    }

    private LapiState with(CounterState counter) {
        return with(next -> next.counters = counter.isPlain() ? next.counters.minus(counter.address()) : next.counters.plus(counter.address(), counter));
    }

    /** With a thread that waits for a counter in {@code LAPI_Nopoll_wait}. */
    public LapiState waiting(long address, long value) {
        return with(counter(address).waiting(value));
    }

    /** Without such a thread. */
    public LapiState released(long address) {
        return with(counter(address).released());
    }

    /** With the tasks that a counter waits for. */
    public LapiState withDestinations(long address, List<Long> tasks, long status) {
        return with(counter(address).withDestinations(tasks, status));
    }

    @Override
    public List<ProtocolTable> tables() {
        return fields.malformed.behind(LapiTables.of(this));
    }

    /** Reads what {@link #write} has written. */
    public static LapiState read(FieldReader in) {
        return new LapiState(LapiFields.read(in));
    }
}
