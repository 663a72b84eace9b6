package org.portalscope.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.lapi.LapiProtocol;
import org.portalscope.lapi.message.LapiMessageFault;
import org.portalscope.protocol.Protocols;
import org.portalscope.world.schedule.RoundRobinScheduler;
import org.portalscope.world.waiting.ThreadWait;
import org.portalscope.world.waiting.WaitForGraphs;

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
        assertTrue(changes(run).stream().anyMatch(words -> words.contains("malformed message ignored: " + LapiMessageFault.HANDLER.words())));
    }

    /** Task 1 does something else than task 0; what each waits for, and for whom. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            LAPI_Waitcntr(hndl, counter, 1, &left);         | wait until x == 1;  | blocked in LAPI_Waitcntr: no operation of task[1] has moved the counter
            LAPI_Gfence(hndl);                              | wait until x == 1;  | blocked in LAPI_Gfence: task[1] has not reached LAPI_Gfence
            LAPI_Address_init(hndl, counter, &table);       | wait until x == 1;  | blocked in LAPI_Address_init: task[1] has not sent its address
            LAPI_Put(hndl, 1, 0, NULL, NULL, NULL, NULL, NULL); LAPI_Fence(hndl); | wait until x == 1; |\
             blocked in LAPI_Fence for the put #0 to task[1]: it is not complete
            """)
    void shouldSayWhoWaitsForWhom(String one, String other, String words) throws Exception {
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
        ThreadWait wait = WaitForGraphs.of(run.world).processes().get(0).waits().get(0);
        assertEquals(words, wait.words());
        assertTrue(wait.acts().stream().allMatch(act -> act.processes().equals(List.of(1))), wait::toString);
        assertEquals("none", run.failure());
    }
}
