package org.portalscope.engine;

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
import org.portalscope.engine.message.Fabric;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.state.PendingOperation;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Journal;
import org.portalscope.engine.step.Scope;
import org.portalscope.engine.translation.Arrival;
import org.portalscope.engine.translation.Completion;
import org.portalscope.engine.translation.FusedOperation;
import org.portalscope.engine.translation.OperationFailure;

/**
 * A process as Portals sees it: a deterministic function of its inputs. An input is a call, an arriving message, the completion or
 * failure of an operation, or the declaration of memory; each is processed at once and as a whole (§2.4), and answered with steps, if a
 * journal is attached. Not safe for use by several threads: whoever drives it puts the inputs in their order.
 */
public final class PortalsProcess {

    private final PortalsState state;
    private final Mutator mutator;
    private final PortalsFunctions functions;
    private final Arrival arrival;
    private final Completion completion;
    private final OperationFailure failing;

    /**
     * A process before its first call.
     *
     * @param networkInterfaces its network interfaces, the default one first; at most {@link Handle#MOST_INTERFACES}
     * @param environment       knows what is outside
     * @param fabric            takes its messages
     */
    public PortalsProcess(List<InterfaceSpec> networkInterfaces, Environment environment, Fabric fabric) {
        state = new PortalsState(networkInterfaces, fabric);
        mutator = new Mutator(state);
        EventLog events = new EventLog(state, mutator);
        Unlinking unlinking = new Unlinking(state, mutator, events);
        completion = new Completion(mutator, events, unlinking);
        failing = new OperationFailure(state, mutator, events, unlinking);
        FusedOperation fused = new FusedOperation(mutator, events, unlinking);
        arrival = new Arrival(state, mutator, events, unlinking, completion, fused);
        functions = new PortalsFunctions(new InterfaceCalls(state, mutator, environment), new ClosingCalls(state, mutator, completion),
                new IdentityCalls(state, mutator, environment), new EntryCalls(state, mutator),
                new DescriptorCalls(state, mutator, unlinking), new QueueCalls(state, mutator), new AccessCalls(state, mutator),
                new MovementCalls(state, mutator, events, completion, fused, fabric.takesDataAtOnce()));
    }

    /** The state, to look at. */
    public PortalsState state() {
        return state;
    }

    /** Whoever wants the steps of the inputs to come attaches a journal; null detaches it, and nothing is recorded any more. */
    public void attach(Journal journal) {
        mutator.attach(journal);
    }

    /** Adds a region of memory behind the others; its content is that of the given bytes. */
    public void declareRegion(String name, byte[] bytes) {
        mutator.declareRegion(name, bytes);
    }

    /** Writes memory for the application, within one region. */
    public void write(long address, byte[] data) {
        mutator.use(address, data.length, true);
        mutator.write(address, data);
    }

    /** Notes that the application reads memory. */
    public void read(long address, long length) {
        mutator.use(address, length, false);
    }

    /**
     * Makes a call.
     *
     * @return its return code, or null if the thread waits in PtlEQWait
     */
    public ReturnCode call(Call call) {
        mutator.enter(Scope.Kind.CALL, call);
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

    /** Takes the header of a message from the network. */
    public void arrive(Message message) {
        arrival.receive(Header.of(message));
    }

    /** Takes the header of a message from the network; it is not used after the method returns. */
    public void arrive(Header header) {
        arrival.receive(header);
    }

    /**
     * Takes a message from the network as a whole: its header arrives, and what it starts is completed. That is what {@link #arrive}
     * and {@link #complete} do, one after the other, at less cost.
     *
     * @param data what the message carries, for a put or a reply, else null; more bytes than its operation works on are ignored
     */
    public void deliver(Header header, byte[] data) {
        deliver(header, data, 0);
    }

    /**
     * Takes a message from the network as a whole.
     *
     * @param data what the message carries, for a put or a reply, else null; it may be the memory of this process itself
     * @param from index of the first byte
     */
    public void deliver(Header header, byte[] data, int from) {
        arrival.receiveWhole(header, data, from);
    }

    /**
     * Completes an operation that has started and not ended.
     *
     * @param data what its message carries, for an operation that needs data, else null
     */
    public void complete(Operation operation, byte[] data) {
        complete(state.interfaces().get(operation.networkInterface()).operation(operation.link()), data);
    }

    /**
     * Completes an operation that has started and not ended.
     *
     * @param data what its message carries, for an operation that needs data, else null; more bytes than it works on are ignored
     */
    public void complete(PendingOperation operation, byte[] data) {
        complete(operation, data, 0);
    }

    /**
     * Completes an operation that has started and not ended.
     *
     * @param data what its message carries, for an operation that needs data, else null; more bytes than it works on are ignored
     * @param from index of the first byte there
     */
    public void complete(PendingOperation operation, byte[] data, int from) {
        completion.complete(operation, data, from);
    }

    /**
     * Ends an operation that has started and not ended, without success, Portals 3.2 §3.9.3. What is still under way for it must not
     * arrive any more: the end of an operation is final.
     *
     * @param niFailType why, one of {@link NiFailType} or a value of the driver's own; not {@code PTL_NI_OK}
     */
    public void fail(Operation operation, int niFailType) {
        fail(state.interfaces().get(operation.networkInterface()).operation(operation.link()), niFailType);
    }

    /**
     * Ends an operation that has started and not ended, without success, Portals 3.2 §3.9.3. What is still under way for it must not
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
