package org.portalscope.engine;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.effect.Mutator;
import org.portalscope.engine.input.DescriptorEdited;
import org.portalscope.engine.input.EntryEdited;
import org.portalscope.engine.input.MemoryEdited;
import org.portalscope.engine.state.EntryValues;
import org.portalscope.engine.state.MatchEntry;
import org.portalscope.engine.state.MemoryDescriptor;
import org.portalscope.engine.state.PortalsState;

/** What somebody at a debugger changes by hand: effects like all others, so that they can be undone. */
final class DebuggerEdits { // R82

    private final PortalsState state;
    private final Mutator mutator;

    DebuggerEdits(PortalsState state, Mutator mutator) {
        this.state = state;
        this.mutator = mutator;
    }

    void edit(EntryEdited edited) {
        MatchEntry entry = state.entry(edited.entry());
        require(entry != null, Handle.text(edited.entry()) + " does not exist");
        require(edited.matchId().isCriterion(), "no initiator can be " + edited.matchId());
        EntryValues values = entry.values();
        mutator.objects().changeCriteria(entry, new EntryValues(values.portal(), edited.matchId(), edited.matchBits(), edited.ignoreBits(), values.unlink()));
    }

    void edit(DescriptorEdited edited) {
        MemoryDescriptor descriptor = state.validDescriptor(edited.descriptor());
        require(descriptor != null, Handle.text(edited.descriptor()) + " does not exist");
        MdValues values = edited.values();
        require(values.length() >= 0 && state.memory().legal(values.start(), values.length()), "its bytes are not within one region");
        require(values.threshold() >= Ptl.PTL_MD_THRESH_INF, "no threshold can be " + values.threshold());
        require(values.eventq() == Ptl.PTL_EQ_NONE || descriptor.networkInterface().queues().get(values.eventq()) != null,
                Handle.text(values.eventq()) + " does not exist on its interface");
        mutator.objects().updateDescriptor(descriptor, values);
    }

    void edit(MemoryEdited edited) {
        require(state.memory().legal(edited.address(), edited.bytes().length()), "the bytes are not within one region");
        mutator.memory().write(edited.address(), edited.bytes().toArray());
    }

    private static void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}
