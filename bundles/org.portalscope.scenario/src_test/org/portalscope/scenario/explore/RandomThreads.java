package org.portalscope.scenario.explore;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/** Makes small scenarios of threads that compute for themselves and with each other, with everything by which one can notice what another does. */
final class RandomThreads {

    private static final int MOST_STATEMENTS = 4;
    private static final int NAMES = 2;
    private static final int SELDOM = 4;
    private static final List<String> SHARED = List.of("s", "t");

    private final SplittableRandom random;
    private final StringBuilder out = new StringBuilder();
    private final List<Supplier<String>> statements = List.of(this::assignment, this::assignment, this::assignment, this::assignment, this::assertion,
            this::branch, this::loop, this::waiting, this::call, this::label, this::print, () -> "barrier;", () -> "buffer[0] = 1;");
    /** The prefix of the names of the thread that is written. */
    private String own;

    private RandomThreads(SplittableRandom random) {
        this.random = random;
    }

    /** The text of a scenario of two processes, {@code p} and {@code q}. */
    static String scenario(SplittableRandom random) {
        return new RandomThreads(random).write();
    }

    private String write() {
        out.append("scenario \"Random threads\";\n");
        process("p", "0:0", 1 + random.nextInt(2));
        process("q", "1:0", random.nextInt(2));
        return out.toString();
    }

    private void process(String name, String id, int threads) {
        out.append("process ").append(name).append(" at ").append(id).append(random.nextInt(SELDOM) == 0 ? " service" : "").append(" {\nregion buffer[8];\n");
        own = "f";
        out.append("function work(f0: integer): integer {\nf1 = f0 + 1;\n").append(statement()).append("return f1;\n}\n");
        own = "m";
        if (random.nextInt(2) == 0) {
            out.append("always ").append(condition(name())).append(";\n");
        }
        if (random.nextInt(SELDOM) == 0) {
            out.append("finally ").append(condition(name())).append(";\n");
        }
        List<String> late = SHARED.stream().filter(shared -> random.nextInt(SELDOM) == 0).toList();
        SHARED.stream().filter(shared -> !late.contains(shared)).forEach(this::bind);
        bindOwn();
        for (int i = 0; i < threads; i++) {
            own = List.of("a", "b").get(i);
            boolean repeated = random.nextInt(SELDOM) == 0;
            out.append(repeated ? "repeat 2 {\n" : "").append("thread ").append(own).append(" {\n");
            bindOwn();
            body();
            out.append(repeated ? "}\n}\n" : "}\n");
        }
        own = "m";
        body();
        late.forEach(this::bind);
        out.append("}\n");
    }

    private void bindOwn() {
        for (int i = 0; i < NAMES; i++) {
            bind(own + i);
        }
    }

    private void bind(String name) {
        out.append(name).append(" = 0;\n");
    }

    private void body() {
        int count = 1 + random.nextInt(MOST_STATEMENTS);
        for (int i = 0; i < count; i++) {
            out.append(statement());
        }
    }

    private String statement() {
        return statements.get(random.nextInt(statements.size())).get() + "\n";
    }

    /** A name: most often of the thread itself. */
    private String name() {
        return random.nextInt(SELDOM) == 0 ? SHARED.get(random.nextInt(SHARED.size())) : own + random.nextInt(NAMES);
    }

    private String term() {
        return switch (random.nextInt(2 * SELDOM)) {
            case 0 -> "4 / " + name();
            case 1 -> "buffer[0]";
            case 2, 3 -> name() + " + 1";
            case 4 -> name();
            default -> Integer.toString(random.nextInt(NAMES));
        };
    }

    private String condition(String name) {
        return name + (random.nextInt(2) == 0 ? " < " : " != ") + (1 + random.nextInt(NAMES));
    }

    private String assignment() {
        return name() + " = " + term() + ";";
    }

    private String assertion() {
        return "assert " + condition(name()) + ";";
    }

    private String branch() {
        return "if " + condition(name()) + " {\n" + assignment() + "\n} else {\n" + assignment() + "\n" + assignment() + "\n}";
    }

    private String loop() {
        return random.nextInt(SELDOM) == 0 ? "while " + condition(own + "0") + " {\n" + own + "0 = 1 - " + own + "0;\n}"
                : "repeat 2 as " + name() + " {\n" + assignment() + "\n}";
    }

    private String waiting() {
        return "wait until " + condition(name()) + ";";
    }

    private String call() {
        return own.equals("f") ? "f1 = f0;" : own + "0 = work(" + random.nextInt(NAMES) + ");";
    }

    private String label() {
        return "label \"here\";";
    }

    private String print() {
        return "print \"" + own + " \", " + name() + ";";
    }
}
