package org.portalscope.scenario.explore;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/**
 * Makes small scenarios whose threads poll: for each other's names, for events of messages, or for nothing that ever comes. No statement is local, since
 * invariants use all names.
 */
final class RandomPollers {

    /** How a text begins in which no statement is local. */
    static final String NO_LOCAL_STATEMENTS = "// nothing is local";

    private static final int SELDOM = 4;
    private static final List<String> SHARED = List.of("s", "t");

    private final SplittableRandom random;
    private final StringBuilder out = new StringBuilder();
    private final List<Supplier<String>> statements = List.of(this::assignment, this::assignment, this::poll, this::poll, this::patience, this::turn);

    private RandomPollers(SplittableRandom random) {
        this.random = random;
    }

    /** The text of a scenario of two processes, {@code p} and {@code q}. */
    static String scenario(SplittableRandom random) {
        return new RandomPollers(random).write();
    }

    private String write() {
        boolean messages = random.nextInt(2) == 0;
        out.append(NO_LOCAL_STATEMENTS).append("\nscenario \"Random pollers\";\nprocess p at 0:0").append(service()).append(" {\n");
        if (messages) {
            target();
        }
        threads();
        out.append("}\nprocess q at 1:0").append(service()).append(" {\n");
        if (messages) {
            initiator();
        } else {
            threads();
        }
        return out.append("}\n").toString();
    }

    private String service() {
        return random.nextInt(SELDOM) == 0 ? " service" : "";
    }

    private void target() {
        out.append("""
                always code == code;
                PtlInit(&max); PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni); PtlEQAlloc(ni, 4, &eq);
                PtlMEAttach(ni, 0, q, 0, 0, PTL_RETAIN, PTL_INS_AFTER, &me);
                PtlMDAttach(me, { length = 0, options = PTL_MD_OP_PUT, eventq = eq }, PTL_RETAIN, PTL_RETAIN, NULL);
                barrier;
                code = PTL_EQ_EMPTY;
                while code == PTL_EQ_EMPTY { code = PtlEQGet(eq, &event); }
                """);
    }

    /** Sends what the target polls for, unless it does not. */
    private void initiator() {
        out.append("PtlInit(&max); PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni); PtlMDBind(ni, { length = 0 }, &md); barrier;\n");
        if (random.nextInt(SELDOM) != 0) {
            out.append("PtlPut(md, PTL_NOACK_REQ, p, 0, 0, 0, 0, 0);\n");
        }
        if (random.nextInt(SELDOM) == 0) {
            out.append("always x == x; x = 0; while x == 0 { label \"polls\"; }\n");
        }
    }

    private void threads() {
        out.append("always n == n && s == s && t == t;\nn = 0;\n");
        SHARED.forEach(name -> out.append(name).append(" = ").append(random.nextInt(2)).append(";\n"));
        for (int i = random.nextInt(2); i >= 0; i--) {
            out.append("thread ").append((char) ('a' + i)).append(" {\n");
            body();
            out.append("}\n");
        }
    }

    private void body() {
        for (int i = 1 + random.nextInt(2); i > 0; i--) {
            out.append(statements.get(random.nextInt(statements.size())).get()).append('\n');
        }
    }

    private String name() {
        return SHARED.get(random.nextInt(SHARED.size()));
    }

    private String assignment() {
        return name() + " = " + random.nextInt(2) + ";";
    }

    private String poll() {
        return "while " + name() + " == " + random.nextInt(2) + " { label \"polls\"; }";
    }

    /** Polls, but not for ever. */
    private String patience() {
        return "n = 0; while " + name() + " == 0 && n < 2 { n = n + 1; }";
    }

    /** Polls and changes what others poll for. */
    private String turn() {
        return "while " + name() + " == 1 { " + assignment() + " }";
    }
}
