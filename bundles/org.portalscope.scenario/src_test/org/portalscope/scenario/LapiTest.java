package org.portalscope.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.engine.protocol.ProtocolWait;
import org.portalscope.lapi.LapiProtocol;
import org.portalscope.lapi.message.MessageFault;
import org.portalscope.protocol.Protocols;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** The calls of LAPI. */
class LapiTest extends ProtocolScenarios {

    private static final int SEEDS = 4;

    LapiTest() {
        super(new LapiProtocol());
    }

    /** What ends with many operations pending ends with one or two at a time: a call that waits for its turn takes the events of others. */
    @ParameterizedTest
    @MethodSource("names")
    void shouldHoldWithSmallWindows(String name) throws Exception {
        String text = Files.readString(Path.of(LapiTest.class.getResource("/lapi/" + name).toURI()));
        for (int window = 1; window <= 2; window++) {
            String small = "use lapi { window = " + window;
            String changed = text.replaceFirst("use lapi \\{ window = \\d+", small).replaceFirst("use lapi;", small + " };")
                    .replaceFirst("use lapi \\{ (?!window)", small + ", ");
            assertTrue(changed.contains(small), changed);
            for (int seed = 0; seed < SEEDS; seed++) {
                Run run = new Run(Scenario.readText(name, changed, Protocols.of(List.of(new LapiProtocol()))));
                run.toEnd(seed == 0 ? new RoundRobinScheduler() : Run.random(seed));
                run.requireFine("window " + window + ", seed " + seed);
            }
        }
    }

    /** A header handler goes to LAPI as an address: what it takes and returns is looked at when it is called. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            accept
            accept(hndl: integer, uhdr: integer, uhdr_len: integer, msg_len: integer)
            accept(hndl: integer, uhdr: integer, uhdr_len: integer): list of integer
            accept(hndl: integer, uhdr: region, uhdr_len: integer, msg_len: integer): list of integer
            """)
    void shouldRefuseFunctionsThatAreNoHeaderHandlers(String head) throws Exception {
        String function = !head.contains("(") ? "accept = 77;"
                : "function " + head + (head.contains("):") ? " { return [0]; }" : " { }");
        String text = """
                scenario "Handlers"; use lapi;
                process task[2] as i at 0:0 {
                    region counter[8];
                    region header[8];
                    %s
                    refused = 0;
                    function stop(hndl: integer, code: integer, type: integer, task_id: integer, src: integer) { refused = refused + 1; }
                    LAPI_Init(&hndl, { lib_vers = L2_LIB, err_hndlr = stop });
                    LAPI_Address_init(hndl, accept, &handlers);
                    LAPI_Address_init(hndl, counter, &counters);
                    if i == 0 { LAPI_Amsend(hndl, 1, handlers[1], header, 8, NULL, 0, counters[1], NULL, NULL); }
                    LAPI_Gfence(hndl);
                    assert refused == 1 - i;
                }
                """.formatted(function);
        Run run = ran(text);
        run.requireFine("round robin");
        assertTrue(changes(run).stream().anyMatch(words -> words.contains("malformed message ignored: " + MessageFault.HANDLER.words())));
    }

    /** Task 1 does something else than task 0; what each waits for, and for whom. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            LAPI_Waitcntr(hndl, counter, 1, &left);         | wait until x == 1;              | an operation that moves the counter of 1:0
            LAPI_Gfence(hndl);                              | wait until x == 1;              | it to come to LAPI_Gfence of 1:0
            LAPI_Address_init(hndl, counter, &table);       | wait until x == 1;              | its address of 1:0
            LAPI_Put(hndl, 1, 0, NULL, NULL, NULL, NULL, NULL); LAPI_Fence(hndl); | wait until x == 1; | the completion of put #0 to task 1 of 1:0
            """)
    void shouldSayWhoWaitsForWhom(String one, String other, String needs) throws Exception {
        String text = """
                scenario "Waits"; use lapi;
                process task[2] as i at 0:0 {
                    region counter[8];
                    x = 0;
                    function stop(hndl: integer, code: integer, type: integer, task_id: integer, src: integer) { }
                    LAPI_Init(&hndl, { lib_vers = L2_LIB, err_hndlr = stop });
                    if i == 0 { %s } else { %s }
                }
                """.formatted(one, other);
        Run run = ran(text);
        ProtocolWait wait = run.world.process(0).program().waitOf(0).orElseThrow();
        assertEquals(needs, wait.needs().stream().map(need -> need.words() + " of " + need.helpers().get(0)).collect(Collectors.joining(", ")));
        assertEquals("none", run.failure());
    }
}
