package org.portalscope.engine.event;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.effect.Mutator;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.state.MatchEntry;
import org.portalscope.engine.state.MemoryDescriptor;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.PortalsState;

/** When descriptors and entries go, Portals 3.2 §3.8.2, §3.8.4 and §3.7.1. */
public final class Unlinking {

    private final PortalsState state;
    private final Mutator mutator;
    private final EventLog events;

    public Unlinking(PortalsState state, Mutator mutator, EventLog events) {
        this.state = state;
        this.mutator = mutator;
        this.events = events;
    }

    /** After an operation on a descriptor has ended, in whatever way: unlinks it if it is to go now. */
    public void afterOperation(NetworkInterface ni, MemoryDescriptor descriptor, Header cause) { // R16
        if (descriptor.pending() > 0 || descriptor.active() && !descriptor.detached()) {
            return;
        }
        if (descriptor.detached()) {
            mutator.objects().releaseDescriptor(descriptor); // R19
        } else if (!Handle.isNone(descriptor.entry())
                && descriptor.succeeded() && descriptor.unlinkOp() == Unlink.PTL_UNLINK) {
            long by = descriptor.inactivatedBy();
            automatic(ni, descriptor, cause, by == 0 ? ni.nextSequence() : by); // R22, R63
        }
    }

    /** Unlinks a descriptor automatically, which an event in its queue reports. */
    public void automatic(NetworkInterface ni, MemoryDescriptor descriptor, Header cause, long link) {
        events.unlinked(ni, descriptor, cause, link); // R48
        release(descriptor);
    }

    /** Releases a descriptor and, if it was to go with it, its match entry. */
    public void release(MemoryDescriptor descriptor) {
        MatchEntry entry = state.entry(descriptor.entry());
        mutator.objects().releaseDescriptor(descriptor);
        if (entry != null && entry.unlink() == Unlink.PTL_UNLINK) { // R18
            mutator.objects().unlinkEntry(entry);
        }
    }
}
