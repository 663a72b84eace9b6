package org.portalscope.engine.reference;

import static org.portalscope.engine.api.ReturnCode.PTL_ILL_MD;
import static org.portalscope.engine.api.ReturnCode.PTL_INUSE;
import static org.portalscope.engine.api.ReturnCode.PTL_INV_EQ;
import static org.portalscope.engine.api.ReturnCode.PTL_INV_MD;
import static org.portalscope.engine.api.ReturnCode.PTL_INV_ME;
import static org.portalscope.engine.api.ReturnCode.PTL_INV_NI;
import static org.portalscope.engine.api.ReturnCode.PTL_MD_INUSE;
import static org.portalscope.engine.api.ReturnCode.PTL_NOSPACE;
import static org.portalscope.engine.api.ReturnCode.PTL_NOUPDATE;
import static org.portalscope.engine.api.ReturnCode.PTL_OK;
import static org.portalscope.engine.api.ReturnCode.PTL_SEGV;

import org.portalscope.engine.api.LongOut;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.Out;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.api.Unlink;

/** The functions of memory descriptors, Portals 3.2 §3.8. */
final class ReferenceDescriptorCalls {

    private final ReferenceState state;

    ReferenceDescriptorCalls(ReferenceState state) {
        this.state = state;
    }

    ReturnCode mdAttach(long match, MdValues md, Unlink unlinkOp, Unlink unlinkNofit, LongOut out) {
        for (Interface ni : state.interfaces) {
            Entry entry = ni.entry(match);
            if (entry != null && entry.descriptor != null) {
                return PTL_INUSE;
            }
            if (entry != null && (!isLegal(md) || !isQueueOf(ni, md.eventq()))) {
                return PTL_ILL_MD;
            }
            if (entry != null && out == LongOut.ILLEGAL) {
                return PTL_SEGV; // R62
            }
            if (entry != null) {
                return create(ni, md, entry, unlinkOp, unlinkNofit, out);
            }
        }
        return PTL_INV_ME;
    }

    ReturnCode mdBind(long handle, MdValues md, LongOut out) {
        Interface ni = state.open(handle);
        if (ni == null) {
            return PTL_INV_NI;
        }
        boolean elsewhere = state.interfaces.stream().anyMatch(other -> other != ni && other.queue(md.eventq()) != null);
        if (!isLegal(md) || elsewhere) {
            return PTL_ILL_MD;
        }
        if (!isQueueOf(ni, md.eventq())) {
            return PTL_INV_EQ;
        }
        return LongOut.legal(out) ? create(ni, md, null, Unlink.PTL_RETAIN, Unlink.PTL_RETAIN, out) : PTL_SEGV; // R16
    }

    private boolean isLegal(MdValues md) {
        return md.length() >= 0 && md.threshold() >= Ptl.PTL_MD_THRESH_INF && state.memory.isLegal(md.start(), md.length());
    }

    private static boolean isQueueOf(Interface ni, long eventq) {
        return eventq == Ptl.PTL_EQ_NONE || ni.queue(eventq) != null;
    }

    private ReturnCode create(Interface ni, MdValues md, Entry entry, Unlink unlinkOp, Unlink unlinkNofit, LongOut out) {
        if (ni.descriptors.size() >= ni.limits.maxMemDescriptors()) {
            return PTL_NOSPACE;
        }
        Descriptor descriptor = new Descriptor(state.nextHandle(), md, entry, unlinkOp, unlinkNofit);
        ni.descriptors.add(descriptor);
        if (entry != null) {
            entry.descriptor = descriptor;
        }
        if (out != null) {
            out.set(descriptor.handle);
        }
        return PTL_OK;
    }

    ReturnCode mdUnlink(long handle) {
        Interface ni = state.ownerOf(handle);
        if (ni == null) {
            return PTL_INV_MD;
        }
        Descriptor descriptor = ni.descriptor(handle);
        if (descriptor.pending > 0) {
            return PTL_MD_INUSE; // R43
        }
        state.messages.release(ni, descriptor);
        return PTL_OK;
    }

    ReturnCode mdUpdate(long handle, Out<MdValues> oldMd, MdValues newMd, long testq) {
        Interface ni = state.ownerOf(handle);
        if (ni == null) {
            return PTL_INV_MD;
        }
        if (oldMd == Out.<MdValues>illegal() || newMd == MdValues.ILLEGAL) {
            return PTL_SEGV;
        }
        if (testq != Ptl.PTL_EQ_NONE && state.queue(testq) == null) {
            return PTL_INV_EQ;
        }
        if (newMd != null && (!isLegal(newMd) || !isQueueOf(ni, newMd.eventq()))) {
            return PTL_ILL_MD;
        }
        Descriptor descriptor = ni.descriptor(handle);
        if (oldMd != null) {
            oldMd.set(descriptor.values()); // R20
        }
        if (newMd != null && testq != Ptl.PTL_EQ_NONE && !state.queue(testq).items.isEmpty()) {
            return PTL_NOUPDATE;
        }
        if (newMd != null) {
            descriptor.update(newMd); // R44
        }
        return PTL_OK;
    }
}
