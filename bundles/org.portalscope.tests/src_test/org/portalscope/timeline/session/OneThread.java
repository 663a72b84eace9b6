package org.portalscope.timeline.session;

import org.portalscope.engine.canonical.CanonicalForm;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.ProcessParts;
import org.portalscope.world.program.Execution;
import org.portalscope.world.program.Failure;
import org.portalscope.world.program.Program;

/** A program of one thread that goes through a number of statements. */
abstract class OneThread implements Program {

    private final int statements;
    private int next;

    OneThread(int statements) {
        this.statements = statements;
    }

    private record Advanced(int before) implements Effect {
        @Override
        public void apply(ProcessParts parts) {
            parts.part(OneThread.class).next = before + 1;
        }

        @Override
        public void revert(ProcessParts parts) {
            parts.part(OneThread.class).next = before;
        }

        @Override
        public String words() {
            return "on to line " + (before + 2);
        }

        @Override
        public String section() {
            return "";
        }

        @Override
        public void describe(Fields out) {
            out.count("before", before);
        }
    }

    /** Index of the statement that comes next; behind the last once it has ended. */
    final int next() {
        return next;
    }

    @Override
    public final int threadCount() {
        return 1;
    }

    @Override
    public final String threadName(int thread) {
        return "main";
    }

    @Override
    public Readiness readiness(int thread) {
        return next < statements ? Readiness.READY : Readiness.ENDED;
    }

    @Override
    public void execute(int thread, Execution execution) {
        execution.change(new Advanced(next));
    }

    @Override
    public final Failure failure() {
        return null;
    }

    @Override
    public final void write(CanonicalForm form) {
        form.number(next);
    }

    @Override
    public final void specify(FieldWriter out) {
        out.number(statements);
    }

    @Override
    public final void save(FieldWriter out) {
        out.number(next);
    }

    @Override
    public final Runnable restorer(FieldReader in) {
        int read = (int) in.number();
        return () -> next = read;
    }

    @Override
    public final boolean readsLinks() {
        return false;
    }

    @Override
    public final long unexpectedDrops() {
        return 0;
    }

    @Override
    public final boolean expectsDrops() {
        return false;
    }

    @Override
    public final String dump() {
        return "next " + next + '\n';
    }
}
