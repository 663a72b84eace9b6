package org.portalscope.engine.effect;

import java.util.Arrays;

import org.portalscope.engine.memory.AddressSpace;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.memory.Region;
import org.portalscope.engine.state.PortalsState;

/** The part of the {@link Mutator} for memory as the application has it: its regions, and what it writes and reads there. */
public final class MemoryMutator {

    private final Mutator mutator;
    private final PortalsState state;
    private final AddressSpace memory;

    MemoryMutator(Mutator mutator, PortalsState state) {
        this.mutator = mutator;
        this.state = state;
        memory = state.memory();
    }

    public void declareRegion(String name, byte[] bytes) {
        mutator.change(new RegionDeclared(name, memory.nextAddress(), bytes));
    }

    /** Adds a region behind the others whose bytes stay where they are. */
    public void mapRegion(String name, MemoryBlock block) {
        Region region = new Region(name, memory.nextAddress(), block);
        memory.declare(region);
        if (mutator.isRecording()) {
            mutator.note(new RegionDeclared(name, region.address(), region.bytes()));
        }
    }

    public void releaseRegion(Region region) {
        if (mutator.isRecording()) {
            mutator.change(new RegionReleased(region.name(), region.address(), region.bytes()));
        } else {
            memory.remove(region);
        }
    }

    /** Writes what the application writes. */
    public void write(long address, byte[] data) {
        if (mutator.isRecording()) {
            mutator.change(new BytesWritten(address, memory.read(address, data.length), data));
        } else {
            memory.write(address, data);
        }
    }

    /** The same with so many bytes of an array, from an index on. */
    public void write(long address, byte[] from, int first, int count) {
        if (mutator.isRecording()) {
            write(address, Arrays.copyOfRange(from, first, first + count));
        } else {
            memory.write(address, from, first, count);
        }
    }

    /** Notes the use of memory by the application if an operation is working on it; that changes nothing. */
    public void use(long address, long length, boolean written) {
        VolatileMemoryUsed use = mutator.isRecording() ? VolatileMemoryUsed.of(state, address, length, written) : null;
        if (use != null) {
            mutator.change(use);
        }
    }
}
