package org.portalscope.analysis.comparison;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.portalscope.engine.description.Elements;
import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Unit;
import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.state.HandleTable;
import org.portalscope.engine.state.MatchEntry;
import org.portalscope.engine.state.MatchList;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.PortalsObject;
import org.portalscope.engine.step.Subject;
import org.portalscope.timeline.state.ProcessState;

/** Compares the Portals state of a process in two runs: its interfaces, lists, descriptors and queues, object by object, and its memory. */
public final class ProcessComparison {

    /** Members that say where an object belongs, or that follow from others; threads wait in another order where nothing else differs. */
    private static final Set<String> NOT_COMPARED = Set.of("handle", "descriptor", "active", "waiting_threads");

    private final int process;
    private final Renaming renaming;
    private final ComparedFields fields;
    private final List<StateDifference> found = new ArrayList<>();

    private ProcessComparison(int process, Renaming renaming) {
        this.process = process;
        this.renaming = renaming;
        fields = new ComparedFields(renaming, NOT_COMPARED);
    }

    /**
     * How the state of a process differs, in the order of its interfaces, and in each of them tables, lists, descriptors, queues; then memory.
     *
     * @param renaming how the objects of the left process are called in the right one
     */
    public static List<StateDifference> between(ProcessState left, ProcessState right, Renaming renaming) {
        ProcessComparison comparison = new ProcessComparison(left.index(), renaming);
        comparison.compare(left, right);
        renaming.decide(false);
        return List.copyOf(comparison.found);
    }

    private void compare(ProcessState left, ProcessState right) {
        List<NetworkInterface> interfaces = left.portals().interfaces();
        List<NetworkInterface> others = right.portals().interfaces();
        for (int i = 0; i < Math.min(interfaces.size(), others.size()); i++) {
            compare(interfaces.get(i), others.get(i));
        }
        new MemoryComparison(left.portals().memory(), right.portals().memory())
                .differences((extent, member) -> found.add(new StateDifference(process, extent, member)));
    }

    private void compare(NetworkInterface left, NetworkInterface right) {
        members(new Subject.OfInterface(left.number()), counts(left), counts(right));
        for (int i = 0; i < Math.min(left.accessTableSize(), right.accessTableSize()); i++) {
            members(new Subject.OfAccessEntry(left.number(), i), left.accessEntry(i).members(), right.accessEntry(i).members());
        }
        for (int i = 0; i < Math.min(left.portalTable().size(), right.portalTable().size()); i++) {
            members(new Subject.OfPortal(left.number(), i), entries(left.portalTable().get(i)), entries(right.portalTable().get(i)));
        }
        objects(left.entries(), right.entries());
        objects(left.descriptors(), right.descriptors());
        objects(left.queues(), right.queues());
    }

    private static List<Field> counts(NetworkInterface ni) {
        Fields counts = new Fields().value("initialized", ni.initialized()).value("limits", ni.limits());
        for (DropReason reason : DropReason.values()) {
            counts.count(reason.registerName(), ni.dropCount(reason));
        }
        return counts.list();
    }

    private static List<Field> entries(MatchList list) {
        return List.of(new Field("match_list", Unit.HANDLE, new Elements(list.entries().stream().map(MatchEntry::handle).toList())));
    }

    /** Compares the objects of a table that belong together, and tells those that one side alone has. */
    private <T extends PortalsObject> void objects(HandleTable<T> left, HandleTable<T> right) {
        Set<Long> met = new HashSet<>();
        for (T object : left.all()) {
            long handle = renaming.right(process, object.handle());
            T other = right.get(handle);
            if (other == null) {
                found.add(presence(object.handle(), true));
            } else {
                met.add(handle);
                members(new Subject.OfObject(object.handle()), object.members(), other.members());
            }
        }
        right.all().stream().filter(object -> !met.contains(object.handle())).forEach(object -> found.add(presence(object.handle(), false)));
    }

    private StateDifference presence(long handle, boolean onTheLeft) {
        Long there = handle;
        return new StateDifference(process, new Subject.OfObject(handle),
                new MemberDifference("handle", Unit.HANDLE, onTheLeft ? there : null, onTheLeft ? null : there));
    }

    private void members(Subject subject, List<Field> left, List<Field> right) {
        fields.differing(process, left, right).forEach(member -> found.add(new StateDifference(process, subject, member)));
    }
}
