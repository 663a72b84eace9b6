package org.portalscope.timeline;

import java.util.Optional;

import org.portalscope.world.Choice;
import org.portalscope.world.Transition;
import org.portalscope.world.World;

/** Keeps what a session executes, as it happens, somewhere outside its memory. */
public interface ExecutionRecorder {

    /** Keeps nothing. */
    ExecutionRecorder NONE = new ExecutionRecorder() {
    };

    /** A transition has happened with its steps; the world stands behind it. */
    default void executed(World world, Transition transition) {
    }

    /** A choice is about to happen without its steps; the world stands before it. */
    default void begin(World world, Choice choice) {
    }

    /** What was begun has happened. */
    default void end() {
    }

    /** What was begun has not happened: there was no memory for it. */
    default void abandon() {
    }

    /** A program came to a label in the last transition. */
    default void label(String text) {
    }

    /** Why nothing more is to be executed for now, on one line without a full stop; empty while there is room. */
    default Optional<String> pause() {
        return Optional.empty();
    }

    /** Whoever was told to pause goes on. */
    default void goOn() {
    }
}
