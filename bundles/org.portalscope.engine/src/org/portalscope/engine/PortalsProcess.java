package org.portalscope.engine;

import java.nio.ByteBuffer;
import java.util.List;

import org.portalscope.engine.api.EventOut;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.call.AccessCalls;
import org.portalscope.engine.call.Call;
import org.portalscope.engine.call.ClosingCalls;
import org.portalscope.engine.call.DescriptorCalls;
import org.portalscope.engine.call.EntryCalls;
import org.portalscope.engine.call.Environment;
import org.portalscope.engine.call.IdentityCalls;
import org.portalscope.engine.call.InterfaceCalls;
import org.portalscope.engine.call.MovementCalls;
import org.portalscope.engine.call.PortalsFunctions;
import org.portalscope.engine.call.QueueCalls;
import org.portalscope.engine.call.Returned;
import org.portalscope.engine.effect.Mutator;
import org.portalscope.engine.event.EventLog;
import org.portalscope.engine.event.Unlinking;
import org.portalscope.engine.input.Answer;
import org.portalscope.engine.input.ApiCall;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.input.InputRecorder;
import org.portalscope.engine.input.SuppliedValues;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.message.Fabric;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.state.PendingOperation;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Journal;
import org.portalscope.engine.step.Scope;
import org.portalscope.engine.translation.Arrival;
import org.portalscope.engine.translation.Completion;
import org.portalscope.engine.translation.FusedOperation;
import org.portalscope.engine.translation.OperationFailure;
import org.portalscope.engine.translation.PeerLoss;

/**
 * A process as Portals sees it: a deterministic function of its inputs, which it takes one at a time, each at once and as a whole (Portals 3.2 §2.4), and
 * answers with steps, if a journal is attached. Not safe for use by several threads: whoever drives it puts the inputs in their order.
 *
 * <p>There are two ways in, and they mean the same. {@link #take} takes an {@link Input}, which is a value, and returns its {@link Answer}; who records a run,
 * replays one or sends it elsewhere goes this way. {@link #functions}, {@link #arrive}, {@link #deliver}, {@link #complete}, {@link #load} and
 * {@link #store} are for drivers that keep nothing: they make no input. What only happens rarely has the first way only.
 */
public final class PortalsProcess {

    private final PortalsState state;
    private final Mutator mutator;
    private final PortalsFunctions functions;
    private final Arrival arrival;
    private final Completion completion;
    private final OperationFailure failing;
    private final ApplicationMemory memory;
    private final InputTaker inputs;

    /**
     * A process before its first call.
     *
     * @param networkInterfaces its network interfaces, the default one first; at most {@link Handle#MOST_INTERFACES}
     * @param environment       knows what is outside, unless inputs supply it
     * @param fabric            takes its messages
     */
    public PortalsProcess(List<InterfaceSpec> networkInterfaces, Environment environment, Fabric fabric) {
        SuppliedValues outside = new SuppliedValues(environment);
        state = new PortalsState(networkInterfaces, fabric);
        mutator = new Mutator(state);
        EventLog events = new EventLog(mutator);
        Unlinking unlinking = new Unlinking(state, mutator, events);
        completion = new Completion(mutator, events, unlinking);
        failing = new OperationFailure(mutator, events, unlinking);
        FusedOperation fused = new FusedOperation(mutator, events, unlinking);
        arrival = new Arrival(state, mutator, events, unlinking, completion, fused);
        functions = new PortalsFunctions(new InterfaceCalls(state, mutator, outside), new ClosingCalls(state, mutator, completion),
                new IdentityCalls(state, mutator, outside), new EntryCalls(state, mutator),
                new DescriptorCalls(state, mutator, unlinking), new QueueCalls(state, mutator), new AccessCalls(state, mutator),
                new MovementCalls(state, mutator, events, completion, fused, fabric.takesDataAtOnce()));
        memory = new ApplicationMemory(state, mutator.memory());
        inputs = new InputTaker(this, mutator, memory, outside, new PeerLoss(state, failing));
    }

    /** The state, to look at. */
    public PortalsState state() {
        return state;
    }

    /** Whoever wants the steps of the inputs to come attaches a journal; null detaches it, and nothing is recorded any more. */
    public void attach(Journal journal) {
        mutator.attach(journal);
    }

    /**
     * Whoever keeps the inputs to come, as far as they are taken as values, gets each from now on; null ends it. A driver that goes on calling the
     * functions directly keeps those calls itself.
     */
    public void recordTo(InputRecorder recorder) {
        inputs.recordTo(recorder);
    }

    /** Whether somebody keeps the inputs that are taken as values: marks, which change nothing, are worth making then only. */
    public boolean recordsInputs() {
        return inputs.isRecorded();
    }

    /** Whether a journal is attached that wants to know why something happens, and in which calls. */
    public boolean explains() {
        return mutator.explains();
    }

    /**
     * Takes an input.
     *
     * @throws IllegalArgumentException if it is none for the process as it stands, such as the completion of an operation that is not pending, or
     *                                  memory that is not its own: the driver's mistake, after which the process is as before
     */
    public Answer take(Input input) {
        return inputs.take(input);
    }

    /**
     * Maps a region of memory behind the others onto a buffer, from its index 0 to its capacity: what operations move is read and written there. As an
     * input it is a {@link org.portalscope.engine.input.MemoryDeclared} with the content that the buffer has now. What the application writes into the
     * buffer on its own is no input.
     */
    public void mapRegion(String name, ByteBuffer buffer) {
        inputs.mapRegion(name, MemoryBlock.of(buffer));
    }

    /** Adds a region of memory behind the others; its content is that of the given bytes. */
    public void declareRegion(String name, byte[] bytes) {
        mutator.memory().declareRegion(name, bytes);
    }

    /**
     * Reads memory as the application does, Portals 3.2 §1.7.
     *
     * @param length bytes, within one region
     * @return a copy of them
     */
    public byte[] load(long address, long length) {
        return memory.read(address, length);
    }

    /**
     * Reads so many bytes of memory, within one region, as the application does, Portals 3.2 §1.7.
     *
     * @param to takes them, from an index on
     */
    public void load(long address, byte[] to, int at, int count) {
        memory.read(address, to, at, count);
    }

    /**
     * Writes so many bytes of an array, from an index on, into one region of memory as the application does, Portals 3.2 §1.7.
     *
     * @param from may be changed afterwards
     */
    public void store(long address, byte[] from, int first, int count) {
        memory.write(address, from, first, count);
    }

    /**
     * Writes memory as the application does, Portals 3.2 §1.7.
     *
     * @param bytes within one region; nobody changes them any more
     */
    public void store(long address, byte[] bytes) {
        memory.write(address, bytes);
    }

    /**
     * Makes a call with locations for its outputs.
     *
     * @return its return code, or null if the thread waits in PtlEQWait
     */
    public ReturnCode call(Call call) {
        return call(call, mutator.explains() ? ApiCall.of(call) : null);
    }

    /** @param input what the call is as an input; only of interest to those who want to know why */
    ReturnCode call(Call call, ApiCall input) {
        mutator.enter(Scope.Kind.CALL, input);
        ReturnCode code = call.function().invoke(functions, call);
        if (code != null && mutator.explains()) {
            mutator.note(Returned.from(call, code));
        }
        mutator.leave();
        return code;
    }

    /** Lets a thread that waited in PtlEQWait, and has been served, return from it. */
    public ReturnCode waitReturned(int thread, EventOut event) {
        return functions.queues().waitReturned(thread, event);
    }

    /** Takes the header of a message from the network; it is not used after the method returns. */
    public void arrive(Header header) {
        arrival.receive(header);
    }

    /**
     * Takes a message from the network as a whole: its header arrives, and what it starts is completed. That is what {@link #arrive}
     * and {@link #complete} do, one after the other, at less cost.
     *
     * @param data what the message carries, for a put or a reply, else null; more bytes than its operation works on are ignored. It may be the memory of
     *             this process itself
     * @param from index of the first byte
     */
    public void deliver(Header header, MemoryBlock data, int from) {
        arrival.receiveWhole(header, data, from);
    }

    /**
     * Completes an operation that has started and not ended.
     *
     * @param data what its message carries, for an operation that needs data, else null; more bytes than it works on are ignored. It may be the memory of
     *             this process itself, also where the operation writes: then they have been written by {@link #receivePart}, and are not copied
     * @param from index of the first byte there
     */
    public void complete(PendingOperation operation, MemoryBlock data, int from) {
        completion.complete(operation, data, from);
    }

    /**
     * Writes some data of an operation that needs data into the memory that it works on, before it completes. That is no input: only a driver does so
     * while nobody keeps anything of the process, neither inputs nor steps.
     *
     * @param at    index of the first of these bytes among those that the operation works on
     * @param from  index of the first byte there
     * @param count how many, at least one; not more than are left of the operation
     */
    public void receivePart(PendingOperation operation, int at, MemoryBlock data, int from, int count) {
        mutator.write(operation.address() + at, count, data, from);
    }

    /**
     * Ends an operation that has started and not ended, without success, Portals 3.2 §3.9.3. What is still in flight for it must not
     * arrive any more: the end of an operation is final.
     *
     * @param niFailType why, one of {@link NiFailType} or a value of the driver's own; not {@code PTL_NI_OK}
     */
    public void fail(PendingOperation operation, int niFailType) {
        failing.fail(operation, niFailType);
    }

    /** The functions of the API, to be called directly by those who keep no inputs. */
    public PortalsFunctions functions() {
        return functions;
    }
}
