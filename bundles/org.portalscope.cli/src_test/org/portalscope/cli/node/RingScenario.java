package org.portalscope.cli.node;

import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A scenario of some processes, each of which puts a word to the next one and says that one {@linkplain #SAID has come}. */
final class RingScenario {

    static final String SAID = "came around";
    private static final String PROCESS = """
            process p%1$d at %1$d:0 user 1 {
                region word[4] = "ring";
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                PtlEQAlloc(ni, 8, &eq);
                PtlMEAttach(ni, 4, p%2$d, 7, 0, PTL_RETAIN, PTL_INS_AFTER, &me);
                PtlMDAttach(me, { start = word, length = 4, options = PTL_MD_OP_PUT, eventq = eq }, PTL_RETAIN, PTL_RETAIN, NULL);
                PtlMDBind(ni, { start = word, length = 4 }, &md);
                barrier;
                PtlPut(md, PTL_NOACK_REQ, p%3$d, 4, 0, 7, 0, 0);
                expect PTL_EVENT_PUT_START in eq;
                expect PTL_EVENT_PUT_END in eq;
                print "%4$s";
            }
            """;

    private RingScenario() {
    }

    /** The text for so many processes, which are called {@code p0}, {@code p1} and so on. */
    static String of(int count) {
        return "scenario \"ring\";\n" + IntStream.range(0, count)
                .mapToObj(rank -> PROCESS.formatted(rank, (rank + count - 1) % count, (rank + 1) % count, SAID)).collect(Collectors.joining());
    }
}
