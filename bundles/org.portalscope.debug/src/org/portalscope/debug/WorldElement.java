package org.portalscope.debug;

import java.util.OptionalInt;

import org.eclipse.debug.core.model.IStep;
import org.eclipse.debug.core.model.ISuspendResume;
import org.eclipse.debug.core.model.ITerminate;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.session.StepKind;

/** A part of a world. There is one cursor for all of them, so that stepping one is stepping the world, about the frame that is selected. */
abstract sealed class WorldElement extends ModelElement implements IStep, ISuspendResume, ITerminate permits DebuggedWorld, ThreadElement, FrameElement {

    /** @param world null for a world itself */
    WorldElement(DebuggedWorld world) {
        super(world);
    }

    /** The world that it belongs to. */
    public DebuggedWorld world() {
        return (DebuggedWorld) getDebugTarget();
    }

    private boolean isIdle() {
        return !isTerminated() && !world().control().isBusy();
    }

    @Override
    public boolean canStepInto() {
        return isIdle();
    }

    @Override
    public boolean canStepOver() {
        return isIdle();
    }

    @Override
    public boolean canStepReturn() {
        return isIdle();
    }

    @Override
    public boolean canResume() {
        return isIdle();
    }

    @Override
    public boolean canSuspend() {
        return !isTerminated() && (world().control().isBusy() || world().control().isRunning(process()));
    }

    /** The process that it is, if it is one. */
    OptionalInt process() {
        return OptionalInt.empty();
    }

    /** While a long move is running views show what was there before, and so what was suspended then. */
    @Override
    public boolean isSuspended() {
        return !isTerminated();
    }

    @Override
    public boolean isStepping() {
        return false;
    }

    @Override
    public void stepInto() {
        world().control().move(StepKind.INTO, Direction.FORWARD);
    }

    @Override
    public void stepOver() {
        world().control().move(StepKind.OVER, Direction.FORWARD);
    }

    @Override
    public void stepReturn() {
        world().control().move(StepKind.RETURN, Direction.FORWARD);
    }

    @Override
    public void resume() {
        world().control().move(StepKind.RESUME, Direction.FORWARD);
    }

    @Override
    public void suspend() {
        if (world().control().isBusy()) {
            world().control().stop();
        } else {
            world().control().suspend(process());
        }
    }

    @Override
    public boolean canTerminate() {
        return !isTerminated();
    }

    @Override
    public boolean isTerminated() {
        return world().isClosed();
    }

    @Override
    public void terminate() {
        world().control().end();
    }
}
