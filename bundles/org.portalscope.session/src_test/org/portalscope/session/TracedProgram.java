package org.portalscope.session;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

import org.portalscope.engine.state.CanonicalForm;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Parts;
import org.portalscope.world.Execution;
import org.portalscope.world.Failure;
import org.portalscope.world.Place;
import org.portalscope.world.Program;

/**
 * One thread that goes through statements as a list says. Each is the functions that it lies in and a line, such as {@code f g 20};
 * with a {@code ~} behind it, the thread goes on with the statement before.
 */
final class TracedProgram implements Program {

    private final List<String> trace;
    private int next;

    TracedProgram(String... trace) {
        this.trace = List.of(trace);
    }

    private record Moved(int before) implements Effect {
        @Override
        public void apply(Parts parts) {
            parts.part(TracedProgram.class).next = before + 1;
        }

        @Override
        public void revert(Parts parts) {
            parts.part(TracedProgram.class).next = before;
        }

        @Override
        public String words() {
            return "moves on";
        }

        @Override
        public String section() {
            return "";
        }
    }

    /** The functions and the line of the statement that comes next, or of the last. */
    private String[] words() {
        return trace.get(Math.min(next, trace.size() - 1)).replace("~", "").split(" ");
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
        if (next == trace.size()) {
            return Readiness.ENDED;
        }
        return trace.get(next).endsWith("~") ? Readiness.WAKES : Readiness.READY;
    }

    @Override
    public Place place(int thread) {
        int line = Integer.parseInt(words()[words().length - 1]);
        return new Place("trace", line, 1, "statement " + line);
    }

    @Override
    public int depth(int thread) {
        return words().length;
    }

    @Override
    public List<Activation> activations(int thread) {
        List<Activation> activations = new ArrayList<>();
        for (int depth = 0; depth < words().length; depth++) {
            SortedMap<String, String> names = new TreeMap<>();
            names.put("next", Integer.toString(next));
            activations.add(new Activation(depth == 0 ? "main" : words()[depth - 1], place(thread), names));
        }
        return activations;
    }

    @Override
    public void execute(int thread, Execution execution) {
        execution.change(new Moved(next));
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
