package org.portalscope.debug;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

import org.eclipse.debug.core.model.IVariable;
import org.portalscope.engine.step.Scope;
import org.portalscope.presentation.control.SessionSnapshot;
import org.portalscope.timeline.cursor.Frame;
import org.portalscope.world.program.SourceLocation;

/** Something that a process is doing at the cursor. It equals the element of the same frame wherever the cursor is while the frame lasts. */
public final class DebuggedFrame extends FrameElement {

    private final DebuggedProcess process;
    private final StackLine line;

    DebuggedFrame(DebuggedProcess process, StackLine line) {
        super(process);
        this.process = process;
        this.line = line;
    }

    /** The frame and what to call it. */
    public StackLine line() {
        return line;
    }

    @Override
    public String getName() {
        return line.label();
    }

    @Override
    public int getLineNumber() {
        return line.frame().place().map(SourceLocation::line).orElse(-1);
    }

    /** Those that our own Variables view shows; a statement has the names of the call that it is in. */
    @Override
    public IVariable[] getVariables() {
        return world().stack().snapshot().flatMap(now -> known().map(frame -> variables(now, frame))).orElse(List.of()).toArray(IVariable[]::new);
    }

    private List<DebuggedVariable> variables(SessionSnapshot now, Frame frame) {
        FrameVariables variables = FrameVariables.of(now, frame);
        return DebuggedValue.variables(world(), variables.now(), variables.before(), now.matchBits());
    }

    /** The frame that knows its names, as it is now. */
    private Optional<Frame> known() {
        Frame frame = line.frame();
        return process.frames().stream().map(each -> each.line.frame())
                .filter(each -> frame.is(Scope.Kind.STATEMENT) ? each.isActivation() && each.thread() == frame.thread() : each.id().equals(frame.id()))
                .findFirst();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof DebuggedFrame frame && frame.process == process && frame.line.frame().id().equals(line.frame().id());
    }

    @Override
    public int hashCode() {
        return Objects.hash(System.identityHashCode(process), line.frame().id());
    }
}
