package org.portalscope.world;

import java.util.List;
import java.util.function.Function;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.ProcessId;

/**
 * What a process of a world is made from.
 *
 * @param name    as users call it, unique in its world
 * @param id      unique in its world
 * @param uid     the user on whose behalf it runs
 * @param limits  the limits of its interface
 * @param regions its memory
 * @param program makes what runs on it
 */
public record ProcessSpec(String name, ProcessId id, int uid, Limits limits, List<Memory> regions,
        Function<PortalsProcess, Program> program) {

    /** A region of memory with its first content. */
    public record Memory(String name, byte[] bytes) {
    }
}
