package org.portalscope.timeline.session;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

import org.portalscope.engine.description.TypedValue;
import org.portalscope.world.program.SourceLocation;

/**
 * One thread that goes through statements as a list says. Each is the functions that it lies in and a line, such as {@code f g 20};
 * with a {@code ~} behind it, the thread goes on with the statement before. What begins with a {@code %} is a call of a library.
 */
final class TracedProgram extends OneThread {

    private final List<String> trace;

    TracedProgram(String... trace) {
        super(trace.length);
        this.trace = List.of(trace);
    }

    /** The functions and the line of the statement that comes next, or of the last. */
    private String[] words() {
        return trace.get(Math.min(next(), trace.size() - 1)).replace("~", "").split(" ");
    }

    @Override
    public boolean isWithinStatement(int thread) {
        return next() < trace.size() && trace.get(next()).endsWith("~");
    }

    @Override
    public SourceLocation place(int thread) {
        int line = Integer.parseInt(words()[words().length - 1]);
        return new SourceLocation("trace", line, 1, "statement " + line);
    }

    @Override
    public int depth(int thread) {
        return words().length;
    }

    @Override
    public int upperCalls(int thread) {
        return (int) Arrays.stream(words()).filter(word -> word.startsWith("%")).count();
    }

    @Override
    public List<Activation> activations(int thread) {
        List<Activation> activations = new ArrayList<>();
        for (int depth = 0; depth < words().length; depth++) {
            SortedMap<String, TypedValue> names = new TreeMap<>();
            names.put("next", new TypedValue("an integer", (long) next(), Integer.toString(next())));
            activations.add(new Activation(depth == 0 ? "main" : words()[depth - 1], place(thread), names));
        }
        return activations;
    }
}
