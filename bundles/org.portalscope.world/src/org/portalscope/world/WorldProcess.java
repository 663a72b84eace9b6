package org.portalscope.world;

import java.util.Arrays;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.call.Environment;
import org.portalscope.engine.step.ProcessParts;
import org.portalscope.world.fault.FaultState;
import org.portalscope.world.fault.Lifetimes;
import org.portalscope.world.network.Network;
import org.portalscope.world.network.ProcessChanges;
import org.portalscope.world.program.ProcessSpec;
import org.portalscope.world.program.Program;
import org.portalscope.world.time.Observations;
import org.portalscope.world.time.ThreadOccupation;

/** A process of a world: its Portals, its program, and the network they share with the others. */
public final class WorldProcess implements ProcessParts {

    private final int index;
    private final ProcessSpec spec;
    private final PortalsProcess portals;
    private final Program program;
    private final FaultState faults;
    private final Lifetimes lifetimes;
    private final ThreadOccupation occupation = new ThreadOccupation();
    private final LiveReadiness readiness;
    private final ProcessChanges changes;
    private final Object[] parts;
    /** The types that effects have asked for, which are few, and the parts that are of them: to ask an object whether it is of an interface takes long. */
    private Class<?>[] knownTypes = {};
    private Object[] knownParts = {};

    WorldProcess(int index, ProcessSpec spec, Environment environment, Network network, Observations observations, Lifetimes lifetimes) {
        this.index = index;
        this.spec = spec;
        this.lifetimes = lifetimes;
        changes = network.changes();
        portals = new PortalsProcess(spec.interfaces(), environment, network);
        spec.regions().forEach(region -> portals.declareRegion(region.name(), region.bytes()));
        program = spec.program().program(portals);
        faults = new FaultState(spec.faults(), lifetimes, index);
        readiness = new LiveReadiness(this, lifetimes, changes);
        parts = new Object[] {portals.state(), program.state(), network, faults, occupation, observations};
    }

    /** Its place among the processes of the world, from 0. */
    public int index() {
        return index;
    }

    /** What it was made from. */
    public ProcessSpec spec() {
        return spec;
    }

    public String name() {
        return spec.name();
    }

    /** Its id on its default interface. */
    public ProcessId id() {
        return spec.interfaces().get(0).id();
    }

    /** The user on whose behalf it runs on its default interface. */
    public int uid() {
        return spec.interfaces().get(0).uid();
    }

    public PortalsProcess portals() {
        return portals;
    }

    public Program program() {
        return program;
    }

    /** How far its faults have come. */
    public FaultState faults() {
        return faults;
    }

    /** Until when its threads are occupied. */
    public ThreadOccupation occupation() {
        return occupation;
    }

    /** What it is ready for at the moment of asking. */
    ProcessReadiness readiness() {
        return readiness;
    }

    /** Its first thread has come to rest, and cannot go on before it changes. */
    void tellWait() {
        readiness.waits();
    }

    /** Whether its first thread has come to rest, as {@link #tellWait} has said, and nothing has changed since. */
    boolean waits() {
        return readiness.isWaiting();
    }

    /** Whether it has died: it does nothing more. */
    public boolean isDead() {
        return lifetimes.isDead(index);
    }

    /** It has made a transition. Once it is dead that is of concern to all who wait for it. */
    void tellChange() {
        if (isDead()) {
            changes.allChanged();
        } else {
            changes.turnTaken(index);
        }
    }

    /** {@code name (nid:pid)}. */
    public String label() {
        return name() + " (" + id() + ")";
    }

    /** A part for an effect to change. */
    @Override
    public <T> T part(Class<T> type) {
        changes.turnTaken(index);
        for (int i = 0; i < knownTypes.length; i++) {
            if (knownTypes[i] == type) {
                @SuppressWarnings("unchecked") // what it was found by
                T part = (T) knownParts[i];
                return part;
            }
        }
        return found(type);
    }

    private <T> T found(Class<T> type) {
        for (Object part : parts) {
            if (type.isInstance(part)) {
                int known = knownTypes.length;
                knownTypes = Arrays.copyOf(knownTypes, known + 1);
                knownParts = Arrays.copyOf(knownParts, known + 1);
                knownTypes[known] = type;
                knownParts[known] = part;
                return type.cast(part);
            }
        }
        throw new IllegalArgumentException(label() + " has no " + type.getSimpleName());
    }
}
