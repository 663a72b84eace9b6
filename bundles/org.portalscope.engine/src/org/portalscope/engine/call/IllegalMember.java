package org.portalscope.engine.call;

import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.memory.Region;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Numbers;

/** The member that makes the values of a descriptor illegal, Portals 3.2 §3.8.1 and §3.8.2. */
enum IllegalMember {
    THRESHOLD("threshold") {
        @Override
        String reason(MdValues values, PortalsState state) {
            return values.threshold() + " is below PTL_MD_THRESH_INF";
        }
    },
    START("start") {
        @Override
        String reason(MdValues values, PortalsState state) {
            return "no region holds the address " + Numbers.hex(values.start());
        }
    },
    LENGTH("length") {
        @Override
        String reason(MdValues values, PortalsState state) {
            Region region = state.memory().at(values.start());
            long offset = values.start() - region.address();
            return "region " + region.name() + " has " + Numbers.count(region.length() - offset, "byte") + (offset == 0 ? "" : " from byte " + offset + " on")
                    + ", not " + Long.toUnsignedString(values.length());
        }
    },
    EVENTQ("eventq") {
        @Override
        String reason(MdValues values, PortalsState state) {
            return state.queue(values.eventq()) == null ? "there is no such event queue" : "the event queue belongs to another network interface";
        }
    };

    private final String member;

    IllegalMember(String member) {
        this.member = member;
    }

    /** The member of {@code ptl_md_t} that is not legal on an interface, or null. */
    static IllegalMember of(MdValues values, NetworkInterface ni, PortalsState state) {
        if (values.threshold() < Ptl.PTL_MD_THRESH_INF) {
            return THRESHOLD;
        }
        if (!state.memory().legal(values.start(), values.length())) {
            return state.memory().at(values.start()) == null ? START : LENGTH;
        }
        return values.eventq() == Ptl.PTL_EQ_NONE || ni.queues().get(values.eventq()) != null ? null : EVENTQ;
    }

    /** What it is called as a member of an argument: {@code mem_desc.length}. */
    String of(String argument) {
        return argument + "." + member;
    }

    /** What is wrong with the values, in words; only if this is the member that {@link #of} finds in them. */
    abstract String reason(MdValues values, PortalsState state);
}
