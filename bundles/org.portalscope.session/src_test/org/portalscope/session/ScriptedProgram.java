package org.portalscope.session;

import java.util.List;
import java.util.function.Consumer;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.state.CanonicalForm;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Parts;
import org.portalscope.world.Execution;
import org.portalscope.world.Failure;
import org.portalscope.world.Place;
import org.portalscope.world.Program;

/** One thread that makes calls written in Java, one per statement. */
final class ScriptedProgram implements Program {

    private final List<Consumer<PortalsProcess>> statements;
    private int next;

    ScriptedProgram(List<Consumer<PortalsProcess>> statements) {
        this.statements = statements;
    }

    private record Advanced(int before) implements Effect {
        @Override
        public void apply(Parts parts) {
            parts.part(ScriptedProgram.class).next = before + 1;
        }

        @Override
        public void revert(Parts parts) {
            parts.part(ScriptedProgram.class).next = before;
        }

        @Override
        public String words() {
            return "on to line " + (before + 2);
        }

        @Override
        public String section() {
            return "";
        }
    }

    @Override
    public int threadCount() {
        return 1;
    }

    @Override
    public String threadName(int thread) {
        return "main";
    }

    @Override
    public Readiness readiness(int thread) {
        return next < statements.size() ? Readiness.READY : Readiness.ENDED;
    }

    @Override
    public Place place(int thread) {
        int line = Math.min(next, statements.size() - 1) + 1;
        return new Place("script", line, 1, "statement " + line);
    }

    @Override
    public void execute(int thread, Execution execution) {
        statements.get(next).accept(execution.portals());
        execution.change(new Advanced(next));
    }

    @Override
    public Failure failure() {
        return null;
    }

    @Override
    public void write(CanonicalForm form) {
        form.number(next);
    }

    @Override
    public boolean readsLinks() {
        return false;
    }

    @Override
    public long unexpectedDrops() {
        return 0;
    }

    @Override
    public boolean expectsDrops() {
        return false;
    }

    @Override
    public String dump() {
        return "next " + next + '\n';
    }
}
