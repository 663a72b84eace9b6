package org.portalscope.engine.call;

import static org.portalscope.engine.api.ReturnCode.PTL_INV_NI;
import static org.portalscope.engine.api.ReturnCode.PTL_OK;

import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.effect.Mutator;
import org.portalscope.engine.state.EventQueue;
import org.portalscope.engine.state.MatchEntry;
import org.portalscope.engine.state.MemoryDescriptor;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.translation.Completion;

/** The end of interfaces and of the library, Portals 3.2 §3.3.2 and §3.4.2. */
public final class ClosingCalls extends Calls {

    private final Completion completion;

    public ClosingCalls(PortalsState state, Mutator mutator, Completion completion) {
        super(state, mutator);
        this.completion = completion;
    }

    /**
     * PtlFini, Portals 3.2 §3.3.2: shuts all interfaces down; from then on every function but PtlInit returns {@code PTL_NOINIT}.
     *
     * @return {@code PTL_OK}, for the document's function returns nothing
     */
    public ReturnCode fini() { // R29, R66
        if (state.initialized()) {
            state.interfaces().stream().filter(NetworkInterface::initialized).forEach(this::shutDown);
            mutator.objects().cleanUpLibrary();
        }
        return PTL_OK;
    }

    /**
     * PtlNIFini, Portals 3.2 §3.4.2: releases all objects of an interface and its tables; its handles are not valid any more.
     *
     * @return {@code PTL_OK}, {@code PTL_NOINIT}, {@code PTL_INV_NI}
     */
    public ReturnCode niFini(long networkInterface) {
        if (!state.initialized()) {
            return refuseUninitialized(Function.PTL_NI_FINI);
        }
        NetworkInterface ni = state.networkInterface(networkInterface);
        if (ni == null) {
            return refuse(Function.PTL_NI_FINI, "interface", PTL_INV_NI);
        }
        shutDown(ni);
        return PTL_OK;
    }

    private void shutDown(NetworkInterface ni) {
        for (EventQueue queue : ni.queues().all()) {
            mutator.refuseWaiters(queue, PTL_INV_NI); // R45
        }
        for (Operation operation : ni.operations()) {
            completion.abandon(ni.operation(operation.link()));
        }
        for (MemoryDescriptor descriptor : ni.descriptors().all()) {
            mutator.objects().releaseDescriptor(descriptor);
        }
        for (MatchEntry entry : ni.entries().all()) {
            mutator.objects().unlinkEntry(entry);
        }
        for (EventQueue queue : ni.queues().all()) {
            mutator.objects().freeQueue(queue);
        }
        mutator.objects().shutDownInterface(ni);
    }
}
