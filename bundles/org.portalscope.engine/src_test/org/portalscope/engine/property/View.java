package org.portalscope.engine.property;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.message.DropReason;

/** What is compared of a state, with names in place of handles. */
final class View {

    private View() {
    }

    record Interface(Limits limits, List<DropReason> drops, int descriptors, int queues) {
    }

    record Entry(int portal, Name entry, Name descriptor) {
    }

    record Descriptor(Name name, MdValues md, long localOffset, int pending, boolean detached) {
    }

    record Queued(Event event, boolean afterGap) {
    }

    record Queue(Name name, List<Queued> events, List<Integer> waiters) {
    }

    record Operation(String kind, long link, Name descriptor, long address, long offset, long length) {
    }

    record Served(int thread, ReturnCode code, Event event) {
    }

    record Memory(String latin) {

        Memory(byte[] bytes) {
            this(new String(bytes, StandardCharsets.ISO_8859_1));
        }

        @Override
        public String toString() {
            return Arrays.toString(latin.getBytes(StandardCharsets.ISO_8859_1));
        }
    }
}
