package org.portalscope.engine.input;

/** Whoever keeps the inputs of a process: it gets each that the process takes, in an order in which they can be taken again. */
public interface InputRecorder {

    /**
     * Learns of an input once the process has taken it. Values that the driver supplied while the process took it come before it, so that a process which
     * takes them in this order finds them when it needs them.
     */
    void record(Input input);
}
