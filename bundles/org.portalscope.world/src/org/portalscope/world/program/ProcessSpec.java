package org.portalscope.world.program;

import java.util.List;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.description.ControlCharacters;
import org.portalscope.world.fault.Faults;

/**
 * What a process of a world is made from.
 *
 * @param name       as users call it, unique in its world
 * @param interfaces its network interfaces, the default one first; all ids are unique in its world
 * @param faults     those of its environment
 * @param regions    its memory
 * @param program    makes what runs on it
 */
public record ProcessSpec(String name, List<InterfaceSpec> interfaces, Faults faults, List<Memory> regions, Start program) {

    public ProcessSpec {
        name = ControlCharacters.shown(name);
        interfaces = List.copyOf(interfaces);
        regions = List.copyOf(regions);
    }

    /** A process with one interface and without faults. */
    public ProcessSpec(String name, InterfaceSpec networkInterface, List<Memory> regions, Start program) {
        this(name, List.of(networkInterface), Faults.NONE, regions, program);
    }

    /** The same process with further faults. */
    public ProcessSpec with(Faults further) {
        return new ProcessSpec(name, interfaces, faults.and(further), regions, program);
    }

    /** A region of memory with its first content. */
    public record Memory(String name, byte[] bytes) {
    }

    /** Makes the program of a process. */
    public interface Start {
        Program program(PortalsProcess portals);
    }
}
