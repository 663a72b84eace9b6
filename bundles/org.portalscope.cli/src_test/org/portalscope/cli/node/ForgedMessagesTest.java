package org.portalscope.cli.node;

import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.cli.argument.NamedScenario;
import org.portalscope.node.process.NodeEnding;
import org.portalscope.node.process.NodeRun;
import org.portalscope.scenario.Scenario;
import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** Nodes that forge messages of MPI, LAPI and uDAPL: the two others exchange all of theirs, and end. */
@Timeout(120)
class ForgedMessagesTest {

    private static final int SEEDS = 4;
    private static final int HONEST = 2;

    /** What the node that forges does: each bit of each field changes, beginning with messages that the library sends. */
    private static final String FORGE = """
                PtlMDBind(ni, { start = forged, length = 0 }, &md0);
                PtlMDBind(ni, { start = forged, length = 64 }, &md64);
                x = %d;
                repeat 60 as k {
                    x = x * 6364136223846793005 + 1442695040888963407;
                    forged[x >> 58] = (x >> 50) & 7;
                    bits = [FORGED];
                    bits = append(bits, bits[0] ^ (1 << (x >> 58)));
                    bits = append(bits, x);
                    data = [0, 1, 2, (x >> 40) %% 70000, x, 0 - 1];
                    PtlPut((x >> 36) %% 2 == 0 ? md0 : md64, PTL_NOACK_REQ, honest[k %% 2], FIRST + (x >> 33) %% PORTALS, 0, bits[(x >> 44) %% bits.length],
                           OFFSET, data[(x >> 30) %% 6]);
                }
            """;

    private static final String MPI = """
            scenario "Forged messages of MPI"; use mpi { buffers = 32, credits = 4 };
            process honest[2] as i at 0:0 {
                region text[200];
                region inbox[200];
                MPI_Init();
                repeat 20 as k {
                    length = k %% 2 == 0 ? 5 : 200;
                    text[0] = 32 * i + k;
                    MPI_Isend(text, length, MPI_BYTE, 1 - i, 7, MPI_COMM_WORLD, &sent);
                    MPI_Recv(inbox, 200, MPI_BYTE, 1 - i, 7, MPI_COMM_WORLD, &status);
                    MPI_Wait(&sent, NULL);
                    assert status.length == length && inbox[0] == 32 * (1 - i) + k, "another message came";
                }
            """;
    private static final String LAPI = """
            scenario "Forged messages of LAPI"; use lapi;
            process honest[2] as i at 0:0 {
                region data[300];
                region inbox[300];
                region moved[8];
                region target[8];
                function stop(hndl: integer, code: integer, type: integer, task_id: integer, src: integer) { }
                LAPI_Init(&hndl, { lib_vers = L2_LIB, err_hndlr = stop });
                LAPI_Address_init(hndl, inbox, &inboxes);
                LAPI_Address_init(hndl, target, &counters);
                repeat 10 as k {
                    data[0] = 32 * i + k;
                    LAPI_Putv(hndl, 1 - i, { num_vecs = 1, info = [inboxes[1 - i]], len = [296] }, { num_vecs = 1, info = [data], len = [296] },
                        counters[1 - i],
                              NULL, moved);
                    LAPI_Waitcntr(hndl, moved, 1, &left);
                    LAPI_Waitcntr(hndl, target, 1, &left);
                    assert inbox[0] == 32 * (1 - i) + k, "other data came";
                    LAPI_Put(hndl, 1 - i, 0, NULL, NULL, counters[1 - i], NULL, NULL);
                    LAPI_Waitcntr(hndl, target, 1, &left);
                }
            """;
    private static final String DAT = """
            scenario "Forged messages of uDAPL"; use dat;
            function dispatcher(ia: dat_handle): dat_handle {
                dat_evd_create(ia, 64, DAT_HANDLE_NULL, DAT_EVD_CR_FLAG | DAT_EVD_DTO_FLAG | DAT_EVD_CONNECTION_FLAG, &evd);
                return evd;
            }
            process honest[2] as i at 0:0 {
                region text[5];
                region inbox[5];
                dat_ia_open(4, &async, &ia);
                dat_pz_create(ia, &pz);
                dat_lmr_create(ia, DAT_MEM_TYPE_VIRTUAL, text, 5, pz, DAT_MEM_PRIV_LOCAL_READ_FLAG, &lmr, &context, NULL, NULL, NULL);
                dat_lmr_create(ia, DAT_MEM_TYPE_VIRTUAL, inbox, 5, pz, DAT_MEM_PRIV_LOCAL_WRITE_FLAG, &lmr2, &context2, NULL, NULL, NULL);
                evd = dispatcher(ia);
                connections = dispatcher(ia);
                dat_psp_create(ia, 0x4242, connections, DAT_PSP_CONSUMER_FLAG, &psp);
                dat_ep_create(ia, pz, evd, evd, connections, NULL, &ep);
                dat_ep_post_recv(ep, 1, [{ lmr_context = context2, virtual_address = inbox, segment_length = 5 }], 1, DAT_COMPLETION_DEFAULT_FLAG);
                barrier;
                if i == 0 {
                    dat_evd_wait(connections, DAT_TIMEOUT_INFINITE, 1, &event, NULL);
                    dat_cr_accept(event.cr_handle, ep, 0, NULL);
                } else {
                    dat_ep_connect(ep, honest[0], 0x4242, DAT_TIMEOUT_INFINITE, 0, NULL, DAT_QOS_BEST_EFFORT, DAT_CONNECT_DEFAULT_FLAG);
                }
                dat_evd_wait(connections, DAT_TIMEOUT_INFINITE, 1, &event, NULL);
                assert event.event_number == DAT_CONNECTION_EVENT_ESTABLISHED;
                text[0] = 1 + i;
                dat_ep_post_send(ep, 1, [{ lmr_context = context, virtual_address = text, segment_length = 5 }], 2, DAT_COMPLETION_DEFAULT_FLAG);
                repeat 2 {
                    dat_evd_wait(evd, DAT_TIMEOUT_INFINITE, 1, &event, NULL);
                    assert event.status == DAT_DTO_SUCCESS;
                }
                assert inbox[0] == 2 - i, "other data came";
                barrier;
            """;

    private static final String OUTSIDER = """
            }
            process forger at 7:0 {
                region forged[64];
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
            """;
    private static final String AGAIN = "    PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni) expect PTL_INIT_DUP;\n";
    private static final String MPI_RANK = "}\nprocess forger at 5:0 {\n    region forged[64];\n    MPI_Init();\n" + AGAIN;
    private static final String LAPI_TASK = """
            }
            process forger at 5:0 {
                region forged[64];
                region counter[8];
                function stop(hndl: integer, code: integer, type: integer, task_id: integer, src: integer) { }
                LAPI_Init(&hndl, { lib_vers = L2_LIB, err_hndlr = stop });
                LAPI_Address_init(hndl, counter, &inboxes);
                LAPI_Address_init(hndl, counter, &counters);
            """ + AGAIN;
    private static final String DAT_PEER = "}\nprocess forger at 5:0 {\n    region forged[64];\n    dat_ia_open(4, &async, &ia);\n" + AGAIN;

    private static String mpi(String forger) {
        return MPI + forger + FORGE.replace("FORGED", "0x1000_0002_0000_0007, 0x2000_0002_0000_0007, 0x0000_0002_0000_0000, 0x1001_0002_0000_0000")
                .replace("FIRST", "4").replace("PORTALS", "3").replace("OFFSET", "0");
    }

    /** Nothing is put to the portal of memory, where anybody may write; the places of requests are those of a third task. */
    private static String lapi(String forger) {
        return LAPI + forger + FORGE.replace("FORGED", "0x2000_0000_0000_0000, 0x3000_0000_0000_0000, 0x4000_0000_0000_0000, 0x5000_0000_0000_0001")
                .replace("FIRST", "9").replace("PORTALS", "3").replace("OFFSET", "(x >> 36) %% 4 == 0 ? 4096 : 0x7FFF_0000");
    }

    private static String dat(String forger) {
        return DAT + forger + FORGE.replace("FORGED", "0x0000_0000_0000_0001, 0x1001_0000_0000_0000, 0x4001_0000_0000_0000, 0x5001_0000_0000_0001")
                .replace("FIRST", "4").replace("PORTALS", "3").replace("OFFSET", "0") + (forger.equals(OUTSIDER) ? "" : "    barrier;\n    barrier;\n");
    }

    static Stream<Arguments> runs() {
        return IntStream.range(0, SEEDS).boxed().flatMap(seed -> Stream.of(
                Arguments.of("MPI, no rank", mpi(OUTSIDER), seed), Arguments.of("MPI, a rank", mpi(MPI_RANK), seed),
                Arguments.of("LAPI, no task", lapi(OUTSIDER), seed), Arguments.of("LAPI, a task", lapi(LAPI_TASK), seed),
                Arguments.of("uDAPL, no process of the run", dat(OUTSIDER), seed), Arguments.of("uDAPL, a peer", dat(DAT_PEER), seed)));
    }

    @ParameterizedTest(name = "{0}, seed {2}")
    @MethodSource("runs")
    void shouldExchangeAllMessagesBesideANodeThatForges(String about, String text, int seed) throws Exception {
        Scenario scenario = Scenario.readText("forged.ptl", text.formatted(seed) + "}\n",
                NamedScenario.protocols());
        assertTrue(ignored(scenario.world()) > 0, about);
        try (RunningNodes nodes = new RunningNodes(NodeRun.of(scenario), rank -> null)) {
            List<NodeEnding> endings = nodes.await();
            endings.subList(0, HONEST).forEach(ending -> assertNull(ending.failure(), about));
        }
    }

    /** How many messages are ignored where the same processes run in one world. */
    private static long ignored(World world) {
        RoundRobinScheduler scheduler = new RoundRobinScheduler();
        long ignored = 0;
        int number = 0;
        for (Optional<Choice> next = scheduler.next(world); next.isPresent(); next = scheduler.next(world)) {
            ignored += world.execute(next.get(), ++number).steps().stream().filter(step -> step.words().contains("malformed message ignored")).count();
        }
        return ignored;
    }
}
