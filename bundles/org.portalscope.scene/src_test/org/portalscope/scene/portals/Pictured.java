package org.portalscope.scene.portals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.message.PutRequest;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.step.Step;
import org.portalscope.model.EventQueue;
import org.portalscope.model.MatchEntry;
import org.portalscope.model.MemoryDescriptor;
import org.portalscope.model.NetworkInterface;
import org.portalscope.model.Portal;
import org.portalscope.model.PortalsFactory;
import org.portalscope.model.Process;
import org.portalscope.model.Region;
import org.portalscope.model.World;
import org.portalscope.scene.Scene;
import org.portalscope.scene.TextMeasure;
import org.portalscope.timeline.cursor.CursorState;
import org.portalscope.timeline.cursor.Outcome;
import org.portalscope.timeline.cursor.Outcome.Verdict;
import org.portalscope.world.CompletionStarted;
import org.portalscope.world.network.Turn;
import org.portalscope.world.program.Program.Readiness;

/** A world and a moment of it, made by hand: process 1 is the target of a put of process 0. */
public final class Pictured {

    public static final int TARGET = 1;
    public static final int PORTAL = 4;
    private static final PortalsFactory FACTORY = PortalsFactory.eINSTANCE;

    public final World world = FACTORY.createWorld();
    public final List<Outcome> outcomes = new ArrayList<>();
    public final List<Step> changes = new ArrayList<>();
    public Optional<Message> message = Optional.empty();
    public boolean delivered = true;
    public Optional<Long> examined = Optional.empty();
    public Optional<DropReason> dropped = Optional.empty();
    public Step current;

    public Pictured(int processes) {
        for (int i = 0; i < processes; i++) {
            Process process = FACTORY.createProcess();
            process.setIndex(i);
            process.setName(i == 0 ? "client" : "server");
            process.setId(new ProcessId(i, 0));
            process.setReadiness(Readiness.values()[i % 4]);
            process.setInFull(i == TARGET);
            NetworkInterface ni = FACTORY.createNetworkInterface();
            process.getInterfaces().add(ni);
            world.getProcesses().add(process);
        }
    }

    public Process target() {
        return world.getProcesses().get(TARGET);
    }

    public NetworkInterface open() {
        NetworkInterface ni = target().getInterfaces().get(0);
        ni.setInitialized(true);
        for (int i = 0; i < 64; i++) {
            Portal portal = FACTORY.createPortal();
            portal.setIndex(i);
            ni.getPortals().add(portal);
        }
        return ni;
    }

    public Region region(String name, long address, long length) {
        Region region = FACTORY.createRegion();
        region.setName(name);
        region.setAddress(address);
        region.setLength(length);
        target().getRegions().add(region);
        return region;
    }

    public EventQueue queue(int index, long capacity) {
        EventQueue queue = FACTORY.createEventQueue();
        queue.setHandle(Handle.of(Handle.Kind.EQ, 0, 0, index));
        queue.setCapacity(capacity);
        ni().getQueues().add(queue);
        return queue;
    }

    public MatchEntry entry(int portal, ProcessId source, long bits, long ignored) {
        MatchEntry entry = FACTORY.createMatchEntry();
        int index = ni().getPortals().stream().mapToInt(one -> one.getEntries().size()).sum();
        entry.setHandle(me(index));
        entry.setMatchId(source);
        entry.setMatchBits(bits);
        entry.setIgnoreBits(ignored);
        entry.setUnlink(index % 2 == 0);
        ni().getPortals().get(portal).getEntries().add(entry);
        return entry;
    }

    public MemoryDescriptor descriptor(MatchEntry entry, Region region, long offset, long length, EventQueue queue) {
        MemoryDescriptor descriptor = FACTORY.createMemoryDescriptor();
        descriptor.setHandle(md(ni().getDescriptors().size()));
        descriptor.setStart(region.getAddress() + offset);
        descriptor.setLength(length);
        descriptor.setThreshold(Ptl.PTL_MD_THRESH_INF);
        descriptor.setMaxOffset(Ptl.MAX_OFFSET_NONE);
        descriptor.setOptions(Ptl.PTL_MD_OP_PUT | Ptl.PTL_MD_OP_GET);
        descriptor.setEntry(entry);
        descriptor.setRegion(region);
        descriptor.setQueue(queue);
        ni().getDescriptors().add(descriptor);
        return descriptor;
    }

    public PutRequest put(int ordinal, long bits) {
        ProcessId from = new ProcessId(0, 0);
        PutRequest put = new PutRequest(new OperationId(from, ordinal), from, 100, new ProcessId(TARGET, 0), PORTAL, 0, bits, 0,
                Ptl.PTL_MD_NONE, 64, 0);
        message = Optional.of(put);
        return put;
    }

    /** The put of the message fails at the first descriptor. */
    public void fail(int niFailType) {
        current = new CompletionStarted(Turn.NONE, Turn.NONE, new Operation(0, 1, Operation.Kind.PUT, message.orElseThrow(), md(0),
                Ptl.PTL_EQ_NONE, 0, 0, 64), null, niFailType);
    }

    public Event event(EventKind kind, long link, MemoryDescriptor descriptor) {
        MdValues values = new MdValues(descriptor.getStart(), descriptor.getLength(), 1, -1, 0, 0, Ptl.PTL_EQ_NONE);
        return new Event(kind, new ProcessId(0, 0), 100, PORTAL, 0, 64, 64, 0, descriptor.getHandle(), values, 0, link, 0, link);
    }

    public Pictured outcome(int position, Verdict verdict, String reason) {
        long handle = ni().getPortals().get(PORTAL).getEntries().get(position - 1).getHandle();
        outcomes.add(new Outcome(handle, position, verdict, reason));
        examined = Optional.of(handle);
        return this;
    }

    public NetworkInterface ni() {
        return target().getInterfaces().get(0);
    }

    public static long me(int index) {
        return Handle.of(Handle.Kind.ME, 0, 0, index);
    }

    public static long md(int index) {
        return Handle.of(Handle.Kind.MD, 0, 0, index);
    }

    public CursorState cursorState() {
        target().setPostedEntries(ni().getPortals().stream().mapToInt(portal -> portal.getEntries().size()).sum());
        target().setWaitingEvents(ni().getQueues().stream().mapToInt(queue -> queue.getEvents().size()).sum());
        List<CursorState.Tile> tiles = new ArrayList<>();
        for (Process process : world.getProcesses()) {
            tiles.add(new CursorState.Tile(process.getIndex() == TARGET, List.of()));
        }
        return new CursorState(TARGET, message, delivered, outcomes, examined, dropped, current == null ? List.of() : List.of(current),
                changes.stream().map(step -> new CursorState.Change(TARGET, step, true)).toList(), tiles);
    }

    public Scene scene(SceneOptions options) {
        return PortalsScene.build(world, TARGET, cursorState(), options, TextMeasure.ESTIMATE);
    }
}
