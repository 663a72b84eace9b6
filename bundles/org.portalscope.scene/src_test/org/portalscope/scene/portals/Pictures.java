package org.portalscope.scene.portals;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.effect.EntryUnlinked;
import org.portalscope.engine.effect.EventLogged;
import org.portalscope.engine.effect.OffsetMoved;
import org.portalscope.engine.effect.OperationStarted;
import org.portalscope.engine.effect.ThresholdTaken;
import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.message.PutRequest;
import org.portalscope.engine.state.EntryValues;
import org.portalscope.engine.state.Operation;
import org.portalscope.model.EventQueue;
import org.portalscope.model.MatchEntry;
import org.portalscope.model.MemoryDescriptor;
import org.portalscope.model.Region;
import org.portalscope.timeline.cursor.Outcome.Verdict;

/** Moments that the tests draw. */
public final class Pictures {

    private static final ProcessId FIRST = new ProcessId(0, 0);

    private Pictures() {
    }

    /** All of them by name. */
    public static Map<String, Supplier<Pictured>> all() {
        Map<String, Supplier<Pictured>> all = new LinkedHashMap<>();
        all.put("nothing yet", () -> new Pictured(2));
        all.put("an empty interface", () -> opened(4));
        all.put("a list at rest", () -> list(4));
        all.put("an examined entry", Pictures::examined);
        all.put("an accepted message", Pictures::accepted);
        all.put("a message that nobody takes", Pictures::dropped);
        all.put("an operation that fails", Pictures::failing);
        all.put("a message that access control refuses", Pictures::denied);
        all.put("messages in flight among sixteen", Pictures::inFlight);
        all.put("a long list", () -> longList(10_000));
        return all;
    }

    private static Pictured opened(int processes) {
        Pictured pictured = new Pictured(processes);
        pictured.open();
        return pictured;
    }

    /** Five entries that differ in every way, and two on another Portal. */
    public static Pictured list(int processes) {
        Pictured pictured = opened(processes);
        Region buffer = pictured.region("receive", 0x1000, 256);
        Region other = pictured.region("unexpected_short_messages", 0x1234_5678_0000L, 4096);
        pictured.region("send", 0x2000, 64);
        EventQueue queue = pictured.queue(0, 8);
        EventQueue wide = pictured.queue(1, 1024);
        pictured.descriptor(pictured.entry(Pictured.PORTAL, new ProcessId(2, 0), 0x0100_0001, 0), buffer, 0, 64, queue);
        pictured.descriptor(pictured.entry(Pictured.PORTAL, FIRST, 0x0200_0001, 0), buffer, 64, 64, queue).setThreshold(1);
        MemoryDescriptor inactive = pictured.descriptor(pictured.entry(Pictured.PORTAL, ProcessId.ANY, 0x0100_0000, 0x0000_FFFF),
                buffer, 128, 64, queue);
        inactive.setThreshold(0);
        inactive.setOptions(Ptl.PTL_MD_OP_PUT | Ptl.PTL_MD_TRUNCATE | Ptl.PTL_MD_ACK_DISABLE);
        MemoryDescriptor taker = pictured.descriptor(pictured.entry(Pictured.PORTAL, FIRST, 0x0100_0000, 0xFF_FFFF), buffer, 128, 128,
                queue);
        taker.setThreshold(3);
        taker.setLocalOffset(16);
        MemoryDescriptor all = pictured.descriptor(pictured.entry(Pictured.PORTAL, ProcessId.ANY, 0, -1L), other, 0, 4096, wide);
        all.setOptions(31);
        pictured.entry(Pictured.PORTAL, ProcessId.ANY, 0x7, 0);
        pictured.entry(9, ProcessId.ANY, 0x1, 0);
        pictured.entry(9, ProcessId.ANY, 0x2, 0);
        pictured.descriptor(null, other, 0, 128, wide);
        return pictured;
    }

    /** The fourth entry is examined; two were passed over and one has refused. */
    public static Pictured examined() {
        Pictured pictured = list(4);
        pictured.put(7, 0x0100_0005);
        return pictured.outcome(1, Verdict.PASSED_OVER, "source").outcome(2, Verdict.PASSED_OVER, "bits")
                .outcome(3, Verdict.REFUSED, "inactive").outcome(4, Verdict.EXAMINED, "");
    }

    /** The fourth entry has accepted, its operation is pending; the third has gone. */
    public static Pictured accepted() {
        Pictured pictured = examined();
        pictured.outcomes.remove(3);
        pictured.outcome(4, Verdict.ACCEPTED, "");
        pictured.examined = Optional.empty();
        MatchEntry entry = pictured.ni().getPortals().get(Pictured.PORTAL).getEntries().get(3);
        MemoryDescriptor descriptor = entry.getDescriptor();
        PutRequest put = (PutRequest) pictured.message.orElseThrow();
        Operation operation = new Operation(0, 7, Operation.Kind.PUT, put, descriptor.getHandle(), descriptor.getQueue().getHandle(),
                descriptor.getStart() + 16, 16, 64);
        pictured.ni().getOperations().add(operation);
        descriptor.setPending(1);
        descriptor.setThreshold(2);
        descriptor.setLocalOffset(80);
        descriptor.getQueue().getEvents().add(pictured.event(EventKind.PTL_EVENT_PUT_START, 7, descriptor));
        pictured.changes.add(new OperationStarted(operation, false, false));
        pictured.changes.add(new ThresholdTaken(descriptor.getHandle(), 3, 2));
        pictured.changes.add(new OffsetMoved(descriptor.getHandle(), 16, 80));
        pictured.changes.add(new EventLogged(descriptor.getQueue().getHandle(), descriptor.getQueue().getEvents().get(0), false, 7));
        unlinkThird(pictured);
        return pictured;
    }

    private static void unlinkThird(Pictured pictured) {
        MatchEntry gone = pictured.ni().getPortals().get(Pictured.PORTAL).getEntries().remove(2);
        pictured.ni().getDescriptors().remove(gone.getDescriptor());
        pictured.changes.add(new EntryUnlinked(gone.getHandle(), new EntryValues(Pictured.PORTAL, gone.getMatchId(), gone.getMatchBits(),
                gone.getIgnoreBits(), Unlink.PTL_UNLINK), Pictured.me(3)));
    }

    private static Pictured dropped() {
        Pictured pictured = examined();
        pictured.outcomes.remove(3);
        pictured.outcome(4, Verdict.PASSED_OVER, "bits").outcome(5, Verdict.REFUSED, "no room").outcome(6, Verdict.PASSED_OVER, "bits");
        pictured.examined = Optional.empty();
        pictured.dropped = Optional.of(DropReason.NO_MATCH);
        pictured.ni().getQueues().get(0).setLost(3);
        return pictured;
    }

    private static Pictured failing() {
        Pictured pictured = list(4);
        pictured.put(8, 0x0123_4567_89AB_CDEFL);
        pictured.fail(NiFailType.PTL_NI_DATA_LOST);
        return pictured;
    }

    private static Pictured denied() {
        Pictured pictured = list(4);
        pictured.put(8, 0x0123_4567_89AB_CDEFL);
        pictured.dropped = Optional.of(DropReason.ACCESS_PORTAL);
        return pictured;
    }

    private static Pictured inFlight() {
        Pictured pictured = list(16);
        pictured.delivered = false;
        for (int from = 0; from < 16; from++) {
            for (int ordinal = 1; ordinal <= from % 6; ordinal++) {
                PutRequest put = pictured.put(ordinal, 5);
                ProcessId initiator = new ProcessId(from, 0);
                pictured.world.getMessages().add(new PutRequest(new OperationId(initiator, ordinal), initiator, 100,
                        new ProcessId((from * 7 + 3) % 16, 0), 4, 0, 5, 0, put.memoryDescriptor(), 64, 0));
            }
        }
        return pictured;
    }

    /** A list of which all but the last two have been passed over. */
    public static Pictured longList(int length) {
        Pictured pictured = opened(2);
        Region buffer = pictured.region("buffer", 0x1000, 64);
        EventQueue queue = pictured.queue(0, 64);
        for (int i = 0; i < length; i++) {
            MatchEntry entry = pictured.entry(Pictured.PORTAL, i % 21 == 0 ? new ProcessId(2, 0) : FIRST, i, 0);
            entry.setHandle(Pictured.me(i));
            pictured.descriptor(entry, buffer, 0, 64, queue);
        }
        pictured.put(1, length - 3);
        for (int i = 1; i <= length - 3; i++) {
            pictured.outcome(i, Verdict.PASSED_OVER, i % 21 == 1 ? "source" : "bits");
        }
        return pictured.outcome(length - 2, Verdict.EXAMINED, "");
    }
}
