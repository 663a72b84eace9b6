package org.portalscope.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

import org.junit.jupiter.api.Test;
import org.portalscope.protocol.Protocols;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.schedule.RandomScheduler;
import org.portalscope.world.schedule.Scheduler;
import org.portalscope.world.waiting.ThreadWait;
import org.portalscope.world.waiting.WaitForGraphs;

/** The last call of LAPI and of uDAPL waits until messages have left, which nothing can keep from leaving for ever: it says so while it waits. */
class ClosingWaitsTest {

    private static final int SEEDS = 30;
    private static final int LONGEST = 4_000;
    private static final Protocols PROTOCOLS = Protocols.installed(ClosingWaitsTest.class.getClassLoader());

    /** What a call waits for in some moment of random orders of a scenario. */
    private static SortedSet<String> waits(String call, String text) throws ScenarioException {
        SortedSet<String> words = new TreeSet<>();
        for (int seed = 0; seed < SEEDS; seed++) {
            World world = Scenario.readText("closing.ptl", text, PROTOCOLS).world();
            Scheduler scheduler = new RandomScheduler(seed);
            Optional<Choice> next = scheduler.next(world);
            for (int number = 1; number <= LONGEST && next.isPresent(); number++) {
                world.execute(next.get(), number);
                WaitForGraphs.of(world).blocked().stream().map(ThreadWait::words).filter(said -> said.startsWith("blocked in " + call)).forEach(words::add);
                next = scheduler.next(world);
            }
            assertEquals(Optional.empty(), world.failure());
        }
        return words;
    }

    @Test
    void shouldSayWhichMessagesLapiTermWaitsFor() throws ScenarioException {
        SortedSet<String> words = waits("LAPI_Term", """
                scenario "Term"; use lapi;
                process task[2] as i at 0:0 {
                    region data[8];
                    region inbox[8];
                    function stop(hndl: integer, code: integer, type: integer, task_id: integer, src: integer) { }
                    LAPI_Init(&hndl, { lib_vers = L2_LIB, err_hndlr = stop });
                    LAPI_Address_init(hndl, inbox, &inboxes);
                    if i == 0 { LAPI_Put(hndl, 1, 8, inboxes[1], data, NULL, NULL, NULL); }
                    if i == 1 { LAPI_Get(hndl, 0, 8, inboxes[0], data, NULL, NULL); }
                    LAPI_Term(hndl);
                }
                """);
        assertTrue(words.contains("blocked in LAPI_Term for the put #0 to task[1]: its message has not left"), words::toString);
        assertTrue(words.contains("blocked in LAPI_Term for all of: get #0 to task[0]; signals to task[0]"), words::toString);
    }

    @Test
    void shouldSayWhomDatIaCloseWaitsFor() throws ScenarioException {
        SortedSet<String> words = waits("dat_ia_close", """
                scenario "Close"; use dat;
                process server at 0:0 {
                    region inbox[8];
                    dat_ia_open(4, NULL, &ia);
                    dat_pz_create(ia, &pz);
                    dat_lmr_create(ia, DAT_MEM_TYPE_VIRTUAL, inbox, 8, pz, DAT_MEM_PRIV_LOCAL_WRITE_FLAG, NULL, &context, NULL, NULL, NULL);
                    dat_evd_create(ia, 4, DAT_HANDLE_NULL, DAT_EVD_CR_FLAG, &requests);
                    dat_evd_create(ia, 4, DAT_HANDLE_NULL, DAT_EVD_CONNECTION_FLAG | DAT_EVD_DTO_FLAG, &evd);
                    dat_psp_create(ia, 7, requests, DAT_PSP_CONSUMER_FLAG, &psp);
                    dat_ep_create(ia, pz, evd, evd, evd, NULL, &ep);
                    dat_ep_post_recv(ep, 1, [{ lmr_context = context, virtual_address = inbox, segment_length = 8 }], 1, DAT_COMPLETION_DEFAULT_FLAG);
                    barrier;
                    dat_evd_wait(requests, DAT_TIMEOUT_INFINITE, 1, &event, NULL);
                    dat_cr_accept(event.cr_handle, ep, 0, NULL);
                    dat_evd_wait(evd, DAT_TIMEOUT_INFINITE, 1, &event, NULL);
                    dat_ia_close(ia, DAT_CLOSE_ABRUPT_FLAG);
                }
                process client at 1:0 {
                    region text[8] = "eight by";
                    dat_ia_open(4, NULL, &ia);
                    dat_pz_create(ia, &pz);
                    dat_lmr_create(ia, DAT_MEM_TYPE_VIRTUAL, text, 8, pz, DAT_MEM_PRIV_LOCAL_READ_FLAG, NULL, &context, NULL, NULL, NULL);
                    dat_evd_create(ia, 4, DAT_HANDLE_NULL, DAT_EVD_CONNECTION_FLAG | DAT_EVD_DTO_FLAG, &evd);
                    dat_ep_create(ia, pz, evd, evd, evd, NULL, &ep);
                    barrier;
                    dat_ep_connect(ep, server, 7, DAT_TIMEOUT_INFINITE, 0, NULL, DAT_QOS_BEST_EFFORT, DAT_CONNECT_DEFAULT_FLAG);
                    dat_evd_wait(evd, DAT_TIMEOUT_INFINITE, 1, &event, NULL);
                    dat_ep_post_send(ep, 1, [{ lmr_context = context, virtual_address = text, segment_length = 8 }], 2, DAT_COMPLETION_DEFAULT_FLAG);
                    dat_ia_close(ia, DAT_CLOSE_ABRUPT_FLAG);
                }
                """);
        assertTrue(words.contains("blocked in dat_ia_close for the send to server: its data have not left; server has ended"), words::toString);
        assertTrue(words.contains("blocked in dat_ia_close for the connection with client: client has not been told that it ends"), words::toString);
    }
}
