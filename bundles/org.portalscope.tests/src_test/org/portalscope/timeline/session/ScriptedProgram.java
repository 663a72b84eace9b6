package org.portalscope.timeline.session;

import java.util.List;
import java.util.function.Consumer;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.world.program.Execution;
import org.portalscope.world.program.SourceLocation;

/** One thread that makes calls written in Java, one per statement. */
final class ScriptedProgram extends OneThread {

    private final List<Consumer<PortalsProcess>> statements;

    ScriptedProgram(List<Consumer<PortalsProcess>> statements) {
        super(statements.size());
        this.statements = statements;
    }

    @Override
    public SourceLocation place(int thread) {
        int line = Math.min(next(), statements.size() - 1) + 1;
        return new SourceLocation("script", line, 1, "statement " + line);
    }

    @Override
    public void execute(int thread, Execution execution) {
        statements.get(next()).accept(execution.portals());
        super.execute(thread, execution);
    }
}
