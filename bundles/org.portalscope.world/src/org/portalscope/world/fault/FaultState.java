package org.portalscope.world.fault;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.portalscope.engine.annotation.Mutation;
import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.canonical.CanonicalForm;
import org.portalscope.engine.encoding.FieldException;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.engine.encoding.ValueWriter;
import org.portalscope.engine.state.Operation;

/**
 * How far the faults of a process have come: how many operations of each kind have started, and messages to each process have been
 * sent, while there is a fault of that kind to come; which operations are going to fail, which faults have struck, how many transitions
 * the process has made, and whether it has died.
 */
public final class FaultState {

    private final Map<Operation.Kind, Integer> started = new EnumMap<>(Operation.Kind.class);
    private final Map<String, Integer> sent = new LinkedHashMap<>();
    private final Map<Operation, CompletionFault> armed = new LinkedHashMap<>();
    private final Set<Fault> struck = new LinkedHashSet<>();
    private final Lifetimes lifetimes;
    private final int process;
    private final Faults faults;
    private final List<CompletionFault> completions;
    private final List<HoldFault> holds;
    private final List<DeathFault> deaths;

    /** The state of a process by itself. */
    public FaultState(Faults faults) {
        this(faults, new Lifetimes(1), 0);
    }

    /**
     * The state of one of several processes.
     *
     * @param lifetimes where it is noted how many transitions each has made, and whether it has died
     * @param process   its place among them, from 0
     */
    public FaultState(Faults faults, Lifetimes lifetimes, int process) {
        this.faults = faults;
        this.lifetimes = lifetimes;
        this.process = process;
        completions = faults.of(CompletionFault.class);
        holds = faults.of(HoldFault.class);
        deaths = faults.of(DeathFault.class);
    }

    /** Counts a transition of the process. */
    @Mutation
    public void addTransition() {
        lifetimes.addTransition(process);
    }

    /** The inverse of {@link #addTransition}. */
    @Mutation
    public void removeTransition() {
        lifetimes.setTransitions(process, transitions() - 1);
    }

    void setDead(boolean isDead) {
        lifetimes.setDead(process, isDead);
    }

    /** Sets how many operations of a kind have been counted. */
    void setStarted(Operation.Kind kind, int count) {
        setCount(started, kind, count);
    }

    /** Sets how many messages to a process have been counted. */
    void setSent(String target, int count) {
        setCount(sent, target, count);
    }

    private static <T> void setCount(Map<T, Integer> counts, T what, int count) {
        if (count == 0) {
            counts.remove(what);
        } else {
            counts.put(what, count);
        }
    }

    /** Lets a fault meet an operation that is going to end, or none if that is null. */
    void arm(Operation operation, CompletionFault fault) {
        if (fault == null) {
            armed.remove(operation);
        } else {
            armed.put(operation, fault);
        }
    }

    void setStruck(Fault fault, boolean hasStruck) {
        if (hasStruck) {
            struck.add(fault);
        } else {
            struck.remove(fault);
        }
    }

    /** How many transitions the process has made. */
    public long transitions() {
        return lifetimes.transitions(process);
    }

    /** Whether the process has died. */
    public boolean isDead() {
        return lifetimes.isDead(process);
    }

    /** Whether a fault has struck. */
    public boolean hasStruck(Fault fault) {
        return struck.contains(fault);
    }

    /** Whether there are any. */
    public boolean areDeclared() {
        return !faults.all().isEmpty();
    }

    /** Whether a fault may still meet an operation of a kind. */
    public boolean counts(Operation.Kind kind) {
        for (CompletionFault fault : completions) {
            if (fault.kind() == kind && fault.ordinal() > started(kind)) {
                return true;
            }
        }
        return false;
    }

    /** The operations of a kind that have been counted. */
    public int started(Operation.Kind kind) {
        return started.getOrDefault(kind, 0);
    }

    /** The fault that meets an operation, or null. */
    public CompletionFault faultOf(Operation.Kind kind, int ordinal) {
        return completions.stream().filter(fault -> fault.kind() == kind && fault.ordinal() == ordinal).findFirst().orElse(null);
    }

    /** The fault that makes an operation fail when it ends, or null. */
    public CompletionFault faultOf(Operation operation) {
        return armed.isEmpty() ? null : armed.get(operation);
    }

    /** Why an operation is going to fail, {@code PTL_NI_OK} if no fault has met it. */
    public int niFailType(Operation operation) {
        CompletionFault fault = faultOf(operation);
        return fault == null ? NiFailType.PTL_NI_OK : fault.niFailType();
    }

    /** Whether messages may be held back. */
    public boolean holds() {
        return !holds.isEmpty();
    }

    /** Whether a message to a process may still be the first to be held back. */
    public boolean counts(String target) {
        return holds.stream().anyMatch(fault -> fault.target().equals(target) && fault.ordinal() > sent(target));
    }

    /** The messages to a process that have been counted. */
    public int sent(String target) {
        return sent.getOrDefault(target, 0);
    }

    /** The fault that holds a message back, or null. */
    public HoldFault holding(String target, int ordinal) {
        return holds.stream().filter(fault -> fault.target().equals(target) && fault.ordinal() == ordinal).findFirst().orElse(null);
    }

    /** Whether a fault of the process depends on how many transitions it has made. */
    public boolean countTransitions() {
        return !deaths.isEmpty();
    }

    /** Whether the process dies now. */
    public boolean dies() {
        return !deaths.isEmpty() && !isDead() && death(transitions()) != null;
    }

    /** The fault by which the process dies once it has made some transitions, or null. */
    public DeathFault death(long made) {
        for (DeathFault fault : deaths) {
            if (made == fault.transition() - 1) {
                return fault;
            }
        }
        return null;
    }

    /** The faults that have not struck. */
    public List<Fault> unused() {
        return faults.all().stream().filter(fault -> !struck.contains(fault)).toList();
    }

    /** Writes what has happened as far as anything to come depends on it. */
    public void write(CanonicalForm form) {
        form.number(isDead() ? 1 : 0);
        for (CompletionFault fault : completions) {
            form.number(started(fault.kind()));
        }
        for (HoldFault fault : holds) {
            form.number(sent(fault.target()));
        }
        form.number(deaths.isEmpty() ? 0 : transitions());
    }

    /** Writes everything, for a snapshot. */
    public void save(ValueWriter values) {
        FieldWriter out = values.fields();
        values.truth(isDead());
        out.number(transitions());
        out.number(started.size());
        started.forEach((kind, count) -> {
            values.constant(kind);
            out.number(count);
        });
        out.number(sent.size());
        sent.forEach((target, count) -> {
            out.text(target);
            out.number(count);
        });
        out.number(armed.size());
        armed.forEach((operation, fault) -> {
            values.pendingOperation(operation);
            out.number(faults.all().indexOf(fault));
        });
        out.number(struck.size());
        struck.forEach(fault -> out.number(faults.all().indexOf(fault)));
    }

    /** Writes what {@link #save} writes of a process without faults that has done the same. */
    public void saveUndeclared(ValueWriter values) {
        saveUndeclared(isDead(), transitions(), values);
    }

    /**
     * Writes what {@link #save} writes of a process without faults.
     *
     * @param dead        whether it has died
     * @param transitions that it has made
     */
    public static void saveUndeclared(boolean dead, long transitions, ValueWriter values) {
        FaultState undeclared = new FaultState(Faults.NONE);
        undeclared.setLifetime(dead, transitions);
        undeclared.save(values);
    }

    /** Reads what {@link #save} has written, changes nothing, and returns what changes it. */
    public Runnable restorer(ValueReader values) {
        FaultState read = new FaultState(faults);
        read.setLifetime(values.truth(), values.fields().number());
        for (int left = values.count(); left > 0; left--) {
            read.started.put(values.constant(Operation.Kind.class), values.count());
        }
        for (int left = values.count(); left > 0; left--) {
            read.sent.put(values.fields().text(), values.count());
        }
        for (int left = values.count(); left > 0; left--) {
            read.armed.put(values.pendingOperation(), read.completion(values));
        }
        for (int left = values.count(); left > 0; left--) {
            read.struck.add(read.fault(values));
        }
        return () -> become(read);
    }

    private CompletionFault completion(ValueReader values) {
        if (fault(values) instanceof CompletionFault fault) {
            return fault;
        }
        throw new FieldException("an operation waits for a fault that meets none");
    }

    private Fault fault(ValueReader values) {
        return faults.all().get(values.index(faults.all().size()));
    }

    private void become(FaultState other) {
        setLifetime(other.isDead(), other.transitions());
        replace(started, other.started);
        replace(sent, other.sent);
        replace(armed, other.armed);
        struck.clear();
        struck.addAll(other.struck);
    }

    private void setLifetime(boolean isDead, long made) {
        lifetimes.setDead(process, isDead);
        lifetimes.setTransitions(process, made);
    }

    private static <K, V> void replace(Map<K, V> map, Map<K, V> other) {
        map.clear();
        map.putAll(other);
    }

    public String dump() {
        return (isDead() ? "dead" : "alive") + (deaths.isEmpty() ? "" : " after " + transitions()) + " counted " + started + sent + " armed "
                + armed.entrySet().stream().map(Object::toString).sorted().toList() + " struck " + struck + '\n';
    }
}
