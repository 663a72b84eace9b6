package org.portalscope.node.process;

import java.util.function.Consumer;

import org.portalscope.node.transport.NodeLock;
import org.portalscope.node.transport.NodeNetwork;

/**
 * What a node does on its event loop whenever there may be something to do: its program runs as far as it can, the other nodes learn how far it has come, and
 * when all programs have ended it leaves in good order. All but {@link #schedule}, which needs the node's lock as well, is done one round after the other.
 */
final class NodeRounds {

    private final String name;
    private final NodeLock lock;
    private final NodeNetwork network;
    private final NodeEngine engine;
    private final NodeProgram program;
    private final NodeControl control;
    private final Consumer<NodeEnding> end;
    private boolean runs;
    private boolean isScheduled;
    private boolean hasEnded;
    private boolean isFinishing;
    private long arrivals;

    /**
     * Rounds before the first one.
     *
     * @param name of the process
     * @param end  is told how the node ends
     */
    NodeRounds(String name, NodeLock lock, NodeNetwork network, NodeEngine engine, NodeProgram program, NodeControl control, Consumer<NodeEnding> end) {
        this.name = name;
        this.lock = lock;
        this.network = network;
        this.engine = engine;
        this.program = program;
        this.control = control;
        this.end = end;
    }

    /** All nodes are there, and the program has been started. */
    void begin() {
        runs = true;
        schedule();
    }

    /** There may be something to do. */
    void schedule() {
        if (runs && !isScheduled) {
            isScheduled = true;
            lock.execute(this::run);
        }
    }

    private void run() {
        isScheduled = false;
        if (!runs) {
            return;
        }
        try {
            control.advance();
            boolean any = program.runRound();
            tellOthers();
            if (any) {
                schedule();
            }
        } catch (RuntimeException e) {
            end(new NodeEnding(name + ": " + e));
            throw e;
        }
    }

    /** Whether the program has ended is asked before whether it has failed: a thread that fails says so before it ends. */
    private void tellOthers() {
        boolean isDone = program.hasEnded();
        if (program.isOver()) {
            end(new NodeEnding(program.failure() == null ? null : program.failure().toString()));
            return;
        }
        if (program.arrivals() > arrivals) {
            arrivals = program.arrivals();
            network.reach(arrivals);
            schedule();
        }
        if (!hasEnded && isDone && network.isSettled() && engine.hasSentAll()) {
            hasEnded = true;
            network.end();
        }
        if (!isFinishing && network.progress().hasEnded()) {
            isFinishing = true;
            network.finish(() -> end(new NodeEnding(null)));
        }
    }

    private void end(NodeEnding how) {
        runs = false;
        end.accept(how);
    }
}
