package org.portalscope.engine.step;

/** The parts of a process that effects change, found by their type: the engine's state, a program, a fabric. */
public interface ProcessParts {

    /**
     * The part of the given type.
     *
     * @throws IllegalArgumentException if the process has no such part
     */
    <T> T part(Class<T> type);
}
