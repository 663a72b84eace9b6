package org.portalscope.engine.canonical;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.api.EventData;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.memory.Digest128;
import org.portalscope.engine.memory.Region;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.state.AccessEntry;
import org.portalscope.engine.state.EntryValues;
import org.portalscope.engine.state.EventQueue;
import org.portalscope.engine.state.MatchEntry;
import org.portalscope.engine.state.MatchList;
import org.portalscope.engine.state.MemoryDescriptor;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.PendingOperation;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.state.WaitResult;

/**
 * Writes the state of a process into a canonical form: first what is there by itself, then, as {@link CanonicalForm} meets them, the
 * objects that have handles. Left out are what nobody can read again (generations, free places, the statistics of drops and of lost
 * events) and what is derived (indexes, order labels).
 */
final class StateWriter {

    private static final long NO_MORE = -1;
    private static final Handle.Kind[] KINDS = Handle.Kind.values();

    private final CanonicalForm form;

    StateWriter(CanonicalForm form) {
        this.form = form;
    }

    /** Writes what is there by itself. */
    void write(PortalsState state) {
        form.number(state.initialized() ? 1 : 0);
        for (NetworkInterface ni : state.interfaces()) {
            if (ni.initialized()) {
                write(ni);
            } else {
                form.number(NO_MORE);
            }
        }
        form.number(state.memory().regions().size());
        for (int i = 0; i < state.memory().regions().size(); i++) {
            write(state.memory().regions().get(i));
        }
        form.number(state.served().size());
        if (!state.served().isEmpty()) {
            state.served().forEach(this::write);
        }
    }

    private void write(Region region) {
        form.number(region.address());
        form.number(region.length());
        Digest128 digest = region.digest();
        form.number(digest.high());
        form.number(digest.low());
    }

    private void write(NetworkInterface ni) {
        Limits limits = ni.limits();
        form.numbers(limits.maxPtableIndex(), limits.maxAtableIndex());
        form.numbers(limits.maxMatchEntries(), limits.maxMemDescriptors());
        List<PendingOperation> operations = ni.operationTable().inOrder();
        form.numbers(limits.maxEventQueues(), operations.size());
        if (form.linksCount()) {
            form.number(ni.nextSequence());
        }
        for (PendingOperation operation : operations) {
            write(operation);
        }
        for (int i = 0; i < ni.accessTableSize(); i++) {
            if (ni.accessEntry(i) != AccessEntry.DENY) {
                write(i, ni.accessEntry(i));
            }
        }
        form.number(NO_MORE);
        for (int i = 0; ni.validPortal(i); i++) {
            if (ni.list(i).size() > 0) {
                write(i, ni.list(i));
            }
        }
        form.number(NO_MORE);
    }

    private void write(int index, AccessEntry entry) {
        form.numbers(index, entry.denies() ? 1 : 0);
        form.number(entry.id().packed());
        form.numbers(entry.uid(), entry.portal());
    }

    private void write(int index, MatchList list) {
        form.numbers(index, list.size());
        for (MatchEntry entry = list.first(); entry != null; entry = entry.next()) {
            form.handle(entry.handle());
        }
    }

    private void write(PendingOperation operation) {
        form.number(operation.kind().ordinal());
        form.handle(operation.descriptor().handle());
        form.handle(operation.eventq());
        form.link(operation.link());
        form.number(operation.address());
        form.number(operation.offset());
        form.number(operation.length());
        write(operation.header());
    }

    /** Writes the fields of a message; those that messages of its kind do not have hold what was there before. */
    void write(Header header) {
        boolean request = header.isRequest();
        form.numbers(header.kind().ordinal(), request ? header.cookie() : 0);
        form.operation(request ? header.initiator() : header.target(), header.ordinal());
        form.number(header.initiator());
        form.number(header.target());
        form.numbers(request ? header.user() : 0, header.portal());
        form.number(header.matchBits());
        form.number(header.offset());
        form.handle(request ? header.initiator() : header.target(), header.memoryDescriptor());
        form.number(header.length());
        form.number(request ? 0 : header.manipulatedLength());
        form.number(header.hdrData());
    }

    private void write(int thread, WaitResult result) {
        form.numbers(thread, result.code().ordinal());
        if (result.code() == ReturnCode.PTL_OK || result.code() == ReturnCode.PTL_EQ_DROPPED) {
            EventData event = new EventData();
            event.set(result.event());
            write(event, false);
        }
    }

    /** Writes the object of a handle, or that there is none any more. */
    void write(PortalsState state, long handle) {
        NetworkInterface ni = state.interfaces().get(Handle.networkInterface(handle));
        form.numbers((int) (handle >>> 60), ni.number());
        switch (KINDS[(int) (handle >>> 60) - 1]) {
            case NI -> form.number(ni.initialized() && ni.handle() == handle ? 1 : NO_MORE);
            case ME -> write(ni.entries().get(handle));
            case MD -> write(ni.descriptors().get(handle));
            case EQ -> write(ni.queues().get(handle));
        }
    }

    private void write(MatchEntry entry) {
        if (entry == null) {
            form.number(NO_MORE);
            return;
        }
        EntryValues values = entry.values();
        form.numbers(values.portal(), values.unlink().ordinal());
        form.number(values.matchId().packed());
        form.number(values.matchBits());
        form.number(values.ignoreBits());
        form.handle(entry.descriptor());
    }

    private void write(MemoryDescriptor descriptor) {
        if (descriptor == null) {
            form.number(NO_MORE);
            return;
        }
        form.numbers((descriptor.unlinkOp().ordinal() * 2 + descriptor.unlinkNofit().ordinal()) * 4
                + (descriptor.succeeded() ? 2 : 0) + (descriptor.detached() ? 1 : 0), descriptor.pending());
        write(descriptor.given(), descriptor.threshold());
        form.number(descriptor.localOffset());
        form.handle(descriptor.entry());
        form.link(descriptor.inactivatedBy());
    }

    /** Writes the members of a descriptor as an application sees them. */
    void write(MdValues md, int threshold) {
        form.numbers(md.options(), threshold);
        form.number(md.start());
        form.number(md.length());
        form.number(md.maxOffset());
        form.number(md.userPtr());
        form.handle(md.eventq());
    }

    private void write(EventQueue queue) {
        if (queue == null) {
            form.number(NO_MORE);
            return;
        }
        form.number(queue.capacity());
        form.numbers(queue.size(), queue.waiters().size() * 2 + (queue.gap() ? 1 : 0));
        for (int i = 0; i < queue.size(); i++) {
            write(queue.event(i), false);
        }
        if (queue.hasWaiters()) {
            queue.waiters().forEach(form::number);
        }
    }

    /**
     * Writes the members of an event.
     *
     * @param copied whether a program holds it: it may have several copies, and compare them
     */
    void write(EventData event, boolean copied) {
        NetworkInterface ni = form.owner(event.mdHandle());
        form.numbers(event.kind().ordinal() * 2 + (event.isAfterGap() ? 1 : 0), event.portal());
        form.numbers(event.uid(), event.niFailType());
        form.number(event.initiator());
        form.number(event.matchBits());
        form.number(event.rlength());
        form.number(event.mlength());
        form.number(event.offset());
        form.number(event.hdrData());
        form.handle(event.mdHandle());
        write(event.descriptor(), event.threshold());
        form.link(event.link());
        if (form.linksCount()) {
            form.number(event.sequence());
        } else if (copied) {
            form.event(ni, event.sequence());
        }
    }

    /** The operations that a process has initiated and that have not ended there. */
    static ProcessForm.OwnOperation[] ownOperations(PortalsState state) {
        List<ProcessForm.OwnOperation> own = new ArrayList<>();
        for (NetworkInterface ni : state.interfaces()) {
            List<PendingOperation> pending = ni.operationTable().inOrder();
            for (int place = 0; place < pending.size(); place++) {
                Header header = pending.get(place).header();
                if ((header.isRequest() ? header.initiator() : header.target()) == ni.packedId()) {
                    own.add(new ProcessForm.OwnOperation(ni.packedId(), header.ordinal(), place));
                }
            }
        }
        return own.toArray(ProcessForm.OwnOperation[]::new);
    }

    /** Counts objects, since those that were not met take their places too. */
    void countObjects(PortalsState state) {
        for (NetworkInterface ni : state.interfaces()) {
            form.numbers(ni.descriptors().size(), ni.queues().size());
        }
    }
}
