package org.portalscope.node.process;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.portalscope.analysis.breakpoint.Breakpoint;
import org.portalscope.analysis.breakpoint.BreakpointReader;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.protocol.EntryRoles;
import org.portalscope.expression.value.Problem;
import org.portalscope.expression.value.Problems;
import org.portalscope.node.control.NodeState;
import org.portalscope.node.control.RunControl;
import org.portalscope.timeline.state.ProcessTable;
import org.portalscope.world.program.ProcessSpec;

/**
 * Pauses a node and lets it go on. While it is paused it reads no messages, what has been read waits, and its program does nothing; its connections stay, so
 * that others do not take it for lost.
 */
final class NodeControl implements RunControl {

    private final List<ProcessSpec> processes;
    private final InputLog log;
    private final Consumer<Boolean> reading;
    private final Runnable changed;
    private final Runnable told;
    private NodeEngine engine;
    private NodeProgram program;
    private boolean isStepping;
    private String why = "";

    /**
     * The control of a node that goes on.
     *
     * @param processes of its run
     * @param reading   learns whether messages are to be read
     * @param changed   is run when something can happen
     * @param told      is run when the state has changed
     */
    NodeControl(List<ProcessSpec> processes, InputLog log, Consumer<Boolean> reading, Runnable changed, Runnable told) {
        this.processes = processes;
        this.log = log;
        this.reading = reading;
        this.changed = changed;
        this.told = told;
    }

    /** @param newProgram is executed on the engine */
    void control(NodeEngine newEngine, NodeProgram newProgram) {
        engine = newEngine;
        program = newProgram;
    }

    @Override
    public NodeState state() {
        return new NodeState(isPaused(), why);
    }

    boolean isPaused() {
        return engine.gate().isClosed();
    }

    @Override
    public void pause() {
        pause(isPaused() && !isStepping ? why : NodeState.PAUSED);
    }

    private void pause(String reason) {
        isStepping = false;
        log.watch(null);
        engine.gate().close();
        reading.accept(false);
        tell(reason);
    }

    private void tell(String reason) {
        why = reason;
        told.run();
    }

    @Override
    public void resume() {
        runUntil("");
    }

    private void goOn(String doing) {
        isStepping = false;
        engine.gate().open(() -> tell(doing));
        if (!isPaused()) {
            engine.settle();
            reading.accept(true);
            changed.run();
        }
    }

    @Override
    public String runUntil(String breakpoints) {
        return lookFor(breakpoints, this::goOn);
    }

    @Override
    public String watch(String breakpoints) {
        return isPaused() ? "" : lookFor(breakpoints, this::tell);
    }

    /**
     * Looks for hits from now on, or for none.
     *
     * @param then learns what the node does for that, in words
     * @return what is wrong with the breakpoints
     */
    private String lookFor(String breakpoints, Consumer<String> then) {
        if (breakpoints.isEmpty()) {
            log.watch(null);
            then.accept("");
            return "";
        }
        Problems problems = new Problems();
        List<Breakpoint> read = breakpoints.lines().flatMap(line -> BreakpointReader.read(line, table(), roles(), problems).stream()).toList();
        if (!problems.isEmpty()) {
            return problems.sorted().stream().map(Problem::message).collect(Collectors.joining("; "));
        }
        if (!read.stream().allMatch(Breakpoint::isFoundByProcess)) {
            return NodeState.NOT_FOUND;
        }
        StepWatch watch = new StepWatch(read, step -> pause(NodeState.AT_BREAKPOINT + step));
        log.watch(watch);
        then.accept(watch.explains() ? NodeState.EXPLAINING : "");
        return "";
    }

    /** The process of this node is the first one there: the only one that its steps are of. */
    private ProcessTable table() {
        return new ProcessTable(IntStream.range(0, processes.size()).mapToObj(index -> row(index, processes.get(index))).toList(), false);
    }

    private List<EntryRoles> roles() {
        return Stream.concat(Stream.of(program.entryRoles()), Stream.generate(() -> EntryRoles.UNKNOWN)).limit(processes.size()).toList();
    }

    private static ProcessTable.Row row(int index, ProcessSpec process) {
        List<InterfaceSpec> interfaces = process.interfaces();
        return new ProcessTable.Row(index, process.name(), interfaces.get(0).id(), interfaces.stream().map(InterfaceSpec::id).toList());
    }

    @Override
    public void step() {
        if (!isPaused()) {
            pause();
        }
        isStepping = true;
        advance();
        if (isStepping) {
            reading.accept(true);
            tell(program.waiting());
        }
    }

    /** Something may have come for which a step waits. */
    void advance() {
        if (isStepping && (engine.step() || program.step())) {
            isStepping = false;
            reading.accept(false);
            tell(NodeState.PAUSED);
        }
    }
}
