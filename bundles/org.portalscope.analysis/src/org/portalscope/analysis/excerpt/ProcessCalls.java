package org.portalscope.analysis.excerpt;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.input.ApiCall;
import org.portalscope.engine.input.ByteString;
import org.portalscope.engine.input.Location;
import org.portalscope.engine.memory.Region;
import org.portalscope.engine.state.AccessEntry;
import org.portalscope.engine.state.EntryValues;
import org.portalscope.engine.state.EventQueue;
import org.portalscope.engine.state.MatchEntry;
import org.portalscope.engine.state.MatchList;
import org.portalscope.engine.state.MemoryDescriptor;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.step.Subject;
import org.portalscope.recording.RecordedProcess;
import org.portalscope.recording.excerpt.ExcerptCall;
import org.portalscope.recording.excerpt.ExcerptProcess;
import org.portalscope.recording.excerpt.ExcerptRegion;
import org.portalscope.timeline.state.ProcessState;

/** The calls of one process that make some of its objects again, in the order of its lists. */
final class ProcessCalls {

    private final ProcessState state;
    private final Set<Subject> wanted;
    private final Set<Region> regions = new LinkedHashSet<>();
    private final List<ExcerptCall> calls = new ArrayList<>();

    /** @param wanted what is to be made; the subject of the process stands for everything */
    ProcessCalls(ProcessState state, Set<Subject> wanted) {
        this.state = state;
        this.wanted = wanted;
        state.portals().memory().regions().stream().filter(this::isWanted).forEach(regions::add);
        state.portals().interfaces().stream().filter(NetworkInterface::initialized).forEach(this::add);
    }

    boolean isEmpty() {
        return calls.isEmpty() && regions.isEmpty();
    }

    ExcerptProcess process() {
        List<InterfaceSpec> specs = state.portals().interfaces().stream()
                .map(ni -> new InterfaceSpec(ni.id(), ni.uid(), ni.largest(), ni.longestList())).toList();
        return new ExcerptProcess(state.index(), new RecordedProcess(state.name(), specs), regions.stream()
                .map(region -> new ExcerptRegion(region.name(), region.address(), ByteString.of(region.bytes()))).toList());
    }

    List<ExcerptCall> calls() {
        return calls;
    }

    private boolean isWanted(Region region) {
        return wanted.stream().anyMatch(subject -> subject instanceof Subject.OfExtent extent && extent.address() < region.address() + region.length()
                && region.address() < extent.address() + extent.length());
    }

    private boolean isWanted(long handle) {
        return wanted.contains(new Subject.OfObject(handle)) || wanted.contains(new Subject.OfProcess(state.id()));
    }

    private boolean isWanted(MatchEntry entry) {
        return isWanted(entry.handle()) || entry.attached() != null && isWanted(entry.descriptor());
    }

    private void add(NetworkInterface ni) {
        List<MatchEntry> entries = entries(ni);
        List<MemoryDescriptor> bound = ni.descriptors().all().stream()
                .filter(descriptor -> descriptor.entry() == Ptl.ME_NONE && !descriptor.detached() && isWanted(descriptor.handle())).toList();
        List<EventQueue> queues = ni.queues().all().stream().filter(queue -> isWanted(queue.handle()) || bound.stream().anyMatch(it -> uses(it, queue))
                || entries.stream().anyMatch(entry -> entry.attached() != null && uses(entry.attached(), queue))).toList();
        List<ExcerptCall> made = new ArrayList<>();
        queues.forEach(queue -> made.add(call(queue.handle(), Function.PTL_EQ_ALLOC, ni.handle(), queue.capacity(), Location.WANTED)));
        entries.forEach(entry -> add(made, ni, entry));
        bound.forEach(descriptor -> made.add(call(use(descriptor), Function.PTL_MD_BIND, ni.handle(), descriptor.md(), Location.WANTED)));
        for (int index = 0; index < ni.accessTableSize(); index++) {
            add(made, ni, index);
        }
        if (!made.isEmpty()) {
            init(ni);
            calls.addAll(made);
        }
    }

    private List<MatchEntry> entries(NetworkInterface ni) {
        List<MatchEntry> entries = new ArrayList<>();
        for (MatchList list : ni.portalTable()) {
            for (MatchEntry entry = list.first(); entry != null; entry = entry.next()) {
                if (isWanted(entry)) {
                    entries.add(entry);
                }
            }
        }
        return entries;
    }

    private static boolean uses(MemoryDescriptor descriptor, EventQueue queue) {
        return descriptor.eventq() == queue.handle();
    }

    private void init(NetworkInterface ni) {
        if (calls.isEmpty()) {
            calls.add(call(null, Function.PTL_INIT, Location.WANTED));
        }
        calls.add(call(ni.handle(), Function.PTL_NI_INIT, (long) ni.number(), (long) Ptl.PTL_PID_ANY, null, Location.WANTED, Location.WANTED));
    }

    private void add(List<ExcerptCall> made, NetworkInterface ni, MatchEntry entry) {
        EntryValues values = entry.values();
        made.add(call(entry.handle(), Function.PTL_ME_ATTACH, ni.handle(), (long) values.portal(), values.matchId(), values.matchBits(), values.ignoreBits(),
                values.unlink(), InsertPosition.PTL_INS_AFTER, Location.WANTED));
        MemoryDescriptor attached = entry.attached();
        if (attached != null) {
            made.add(call(use(attached), Function.PTL_MD_ATTACH, entry.handle(), attached.md(), attached.unlinkOp(), attached.unlinkNofit(),
                    Location.WANTED));
        }
    }

    private void add(List<ExcerptCall> made, NetworkInterface ni, int index) {
        AccessEntry entry = ni.accessEntry(index);
        if (wanted.contains(new Subject.OfAccessEntry(ni.number(), index)) && !entry.denies()) {
            made.add(call(null, Function.PTL_AC_ENTRY, ni.handle(), (long) index, entry.id(), (long) entry.uid(), (long) entry.portal()));
        }
    }

    /** Takes the region of a descriptor, too; its handle. */
    private long use(MemoryDescriptor descriptor) {
        if (descriptor.length() > 0) {
            regions.add(descriptor.region(state.portals().memory()));
        }
        return descriptor.handle();
    }

    /** @param handle what the call stores for its last parameter; null if it stores no handle */
    private ExcerptCall call(Long handle, Function function, Object... arguments) {
        Object[] outputs = new Object[arguments.length];
        outputs[outputs.length - 1] = handle;
        return new ExcerptCall(state.index(), 0, ApiCall.of(0, function, arguments), ReturnCode.PTL_OK, Arrays.asList(outputs));
    }
}
