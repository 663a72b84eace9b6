package org.portalscope.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.LongStream;

import org.junit.jupiter.api.Test;
import org.portalscope.dat.DatProtocol;
import org.portalscope.protocol.Protocols;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.schedule.RoundRobinScheduler;
import org.portalscope.world.schedule.Scheduler;

/**
 * Clients send to a server whose endpoints share a receive queue, with few outstanding operations, few credits and RDMA in between. A program within the limits
 * ends in every order, as with the defaults; a program that exceeds a limit ends, or gets the error that the pages prescribe.
 */
class DatFlowControlProgramsTest {

    private static final Protocols PROTOCOLS = Protocols.of(List.of(new DatProtocol()));
    private static final int MOST = 1_000_000;
    private static final long FIRST = Long.getLong("first.seed", 0);
    private static final long PROGRAMS = Long.getLong("programs", 24);
    private static final int SEEDS = 3;
    private static final String INSUFFICIENT = "DAT_INSUFFICIENT_RESOURCES";

    private static final String TEXT = """
            scenario "random";
            use dat %1$s;

            function next(evd: dat_handle): dat_event {
                dat_evd_wait(evd, DAT_TIMEOUT_INFINITE, 1, &event, NULL);
                return event;
            }

            function completed(evd: dat_handle): dat_event {
                event = next(evd);
                assert event.event_number == DAT_DTO_COMPLETION_EVENT && event.status == DAT_DTO_SUCCESS;
                return event;
            }

            process server at 0:0 {
                region inbox[CREDITS_OF_ALL * 16];
                region shared[64];
                region hello[1];
                dat_ia_open(1, &async, &ia);
                dat_pz_create(ia, &pz);
                dat_lmr_create(ia, DAT_MEM_TYPE_VIRTUAL, inbox, CREDITS_OF_ALL * 16, pz, DAT_MEM_PRIV_LOCAL_WRITE_FLAG, NULL, &context, NULL, NULL, NULL);
                dat_lmr_create(ia, DAT_MEM_TYPE_VIRTUAL, shared, 64, pz, DAT_MEM_PRIV_ALL_FLAG, NULL, NULL, &remote, NULL, NULL);
                dat_lmr_create(ia, DAT_MEM_TYPE_VIRTUAL, hello, 1, pz, DAT_MEM_PRIV_LOCAL_READ_FLAG, NULL, &hello_context, NULL, NULL, NULL);
                hello[0] = remote;
                dat_evd_create(ia, CREDITS_OF_ALL, DAT_HANDLE_NULL, DAT_EVD_DTO_FLAG, &receives);
                dat_evd_create(ia, WINDOW, DAT_HANDLE_NULL, DAT_EVD_DTO_FLAG, &requests);
                dat_evd_create(ia, CLIENTS, DAT_HANDLE_NULL, DAT_EVD_CR_FLAG, &arrivals);
                dat_evd_create(ia, CLIENTS, DAT_HANDLE_NULL, DAT_EVD_CONNECTION_FLAG, &connections);
                dat_srq_create(ia, pz, { max_recv_dtos = CREDITS_OF_ALL }, &srq);
                repeat CREDITS_OF_ALL as k {
                    dat_srq_post_recv(srq, 1, [{ lmr_context = context, virtual_address = inbox.address + 16 * k, segment_length = 16 }], k);
                }
                dat_srq_set_lw(srq, WATERMARK);
                eps = [];
                repeat CLIENTS {
                    dat_ep_create_with_srq(ia, pz, receives, requests, connections, srq, ATTRIBUTES, &ep);
                    eps = append(eps, ep);
                }
                dat_psp_create(ia, 1, arrivals, DAT_PSP_CONSUMER_FLAG, &psp);
                barrier;
                repeat CLIENTS as k {
                    event = next(arrivals);
                    dat_cr_accept(event.cr_handle, eps[k], 0, NULL);
                    event = next(connections);
                    assert event.event_number == DAT_CONNECTION_EVENT_ESTABLISHED;
                    dat_ep_post_send(eps[k], 1, [{ lmr_context = hello_context, virtual_address = hello, segment_length = 1 }], 0, DAT_COMPLETION_DEFAULT_FLAG);
                    event = completed(requests);
                }
                started = 0;
                sum = 0;
                repeat CLIENTS * MESSAGES {
                    event = completed(receives);
                    ep = event.ep_handle;
                    k = event.user_cookie;
                    sum = sum + inbox[16 * k + event.transfered_length - 1];
                    dat_srq_post_recv(srq, 1, [{ lmr_context = context, virtual_address = inbox.address + 16 * k, segment_length = 16 }], k);
                    AGAIN
                    if started == WINDOW {
                        event = completed(requests);
                        started = started - 1;
                    }
                    dat_ep_post_send(ep, 0, NULL, 0, DAT_COMPLETION_DEFAULT_FLAG);
                    started = started + 1;
                }
                repeat started { event = completed(requests); }
                assert sum == CLIENTS * MESSAGES * (MESSAGES + 1) / 2;
                dat_srq_query(srq, &queue);
                assert queue.available_dto_count == CREDITS_OF_ALL && queue.outstanding_dto_count == CREDITS_OF_ALL;
                REPORTED
                barrier;
                repeat CLIENTS {
                    event = next(connections);
                    assert event.event_number == DAT_CONNECTION_EVENT_DISCONNECTED;
                }
                repeat CLIENTS as k { dat_ep_free(eps[k]); }
                dat_srq_free(srq);
            }

            process client[CLIENTS] as i at 1:0 {
                region text[16 * MESSAGES];
                region copy[16];
                dat_ia_open(1, NULL, &ia);
                dat_pz_create(ia, &pz);
                dat_lmr_create(ia, DAT_MEM_TYPE_VIRTUAL, text, 16 * MESSAGES, pz, DAT_MEM_PRIV_LOCAL_READ_FLAG, NULL, &context, NULL, NULL, NULL);
                dat_lmr_create(ia, DAT_MEM_TYPE_VIRTUAL, copy, 16, pz, DAT_MEM_PRIV_LOCAL_WRITE_FLAG, NULL, &copy_context, NULL, NULL, NULL);
                dat_evd_create(ia, CREDITS, DAT_HANDLE_NULL, DAT_EVD_DTO_FLAG, &receives);
                dat_evd_create(ia, WINDOW, DAT_HANDLE_NULL, DAT_EVD_DTO_FLAG, &requests);
                dat_evd_create(ia, 1, DAT_HANDLE_NULL, DAT_EVD_CONNECTION_FLAG, &connections);
                dat_ep_create(ia, pz, receives, requests, connections, ATTRIBUTES, &ep);
                dat_ep_post_recv(ep, 1, [{ lmr_context = copy_context, virtual_address = copy, segment_length = 1 }], 0, DAT_COMPLETION_DEFAULT_FLAG);
                barrier;
                dat_ep_connect(ep, server, 1, DAT_TIMEOUT_INFINITE, 0, NULL, DAT_QOS_BEST_EFFORT, DAT_CONNECT_DEFAULT_FLAG);
                event = next(connections);
                assert event.event_number == DAT_CONNECTION_EVENT_ESTABLISHED;
                event = completed(receives);
                remote = copy[0];
                repeat CREDITS { dat_ep_post_recv(ep, 0, NULL, 0, DAT_COMPLETION_DEFAULT_FLAG); }
                started = 0;
            %2$s
                repeat started { event = completed(requests); }
                repeat CREDITS < MESSAGES ? CREDITS : MESSAGES { event = completed(receives); }
                barrier;
                dat_ep_disconnect(ep, DAT_CLOSE_GRACEFUL_FLAG);
                event = next(connections);
                assert event.event_number == DAT_CONNECTION_EVENT_DISCONNECTED;
            }
            """;

    private static final String REPORTED = """
                dat_evd_dequeue(async, &event);
                assert event.reason == DAT_SRQ_LOW_WATERMARK_EVENT;
                dat_evd_dequeue(async, &event) expect DAT_QUEUE_EMPTY;
            """;
    private static final String ROOM = """
                if started == WINDOW {
                    event = completed(requests);
                    started = started - 1;
                }
                started = started + 1;
            """;
    private static final String CREDIT = """
                event = completed(receives);
                dat_ep_post_recv(ep, 0, NULL, 0, DAT_COMPLETION_DEFAULT_FLAG);
            """;
    private static final String SEND = """
                text[16 * NUMBER - 1] = NUMBER;
                dat_ep_post_send(ep, 1, [{ lmr_context = context, virtual_address = text.address + 16 * NUMBER - LENGTH, segment_length = LENGTH }], NUMBER,
                    DAT_COMPLETION_DEFAULT_FLAG);
            """;
    private static final String WRITE = """
                dat_ep_post_rdma_write(ep, 1, [{ lmr_context = context, virtual_address = text, segment_length = LENGTH }], 0,
                    { rmr_context = remote, target_address = 16 * i, segment_length = 16 }, DAT_COMPLETION_DEFAULT_FLAG);
            """;
    private static final String READ = """
                dat_ep_post_rdma_read(ep, 1, [{ lmr_context = copy_context, virtual_address = copy, segment_length = LENGTH }], 0,
                    { rmr_context = remote, target_address = 16 * i, segment_length = 16 }, DAT_COMPLETION_DEFAULT_FLAG);
            """;

    /**
     * A program.
     *
     * @param credits of each client: messages that it sends before the server has answered one
     * @param window  operations that a process starts on an endpoint before it takes a completion
     */
    private record Program(long seed, int clients, int credits, int window, int messages) {

        static Program random(long seed, int limit) {
            Random random = new Random(seed);
            int clients = random.nextInt(1, Math.min(3, limit) + 1);
            return new Program(seed, clients, random.nextInt(1, limit / clients + 1), random.nextInt(1, limit + 1), random.nextInt(1, 7));
        }

        /** Whether the program is refused in every order, since the shared receive queue needs more receives than the limit. */
        boolean isRefused(int limit) {
            return clients * credits > limit;
        }

        String text(String parameters) {
            Random random = new Random(~seed);
            String body = body(random);
            int all = clients * credits;
            int watermark = random.nextBoolean() ? 1 : all;
            boolean isSetAgain = random.nextInt(3) == 0;
            return TEXT.formatted(parameters, body).replace("CREDITS_OF_ALL", String.valueOf(all)).replace("WATERMARK", String.valueOf(watermark))
                    .replace("AGAIN", isSetAgain ? "dat_srq_set_lw(srq, " + random.nextInt(all + 1) + ");" : "")
                    .replace("REPORTED", watermark == all && !isSetAgain ? REPORTED : "")
                    .replace("ATTRIBUTES", random.nextBoolean() ? "NULL" : "{ max_recv_dtos = CREDITS, max_request_dtos = WINDOW }")
                    .replace("CREDITS", String.valueOf(credits)).replace("CLIENTS", String.valueOf(clients))
                    .replace("MESSAGES", String.valueOf(messages)).replace("WINDOW", String.valueOf(window));
        }

        /** What a client sends, writes and reads. */
        private String body(Random random) {
            StringBuilder body = new StringBuilder();
            for (int message = 1; message <= messages; message++) {
                for (int i = random.nextInt(4); i > 0; i--) {
                    body.append(ROOM).append((random.nextBoolean() ? WRITE : READ).replace("LENGTH", String.valueOf(random.nextInt(17))));
                }
                body.append(message > credits ? CREDIT : "").append(ROOM)
                        .append(SEND.replace("LENGTH", String.valueOf(random.nextInt(1, 17))).replace("NUMBER", String.valueOf(message)));
            }
            return body.toString();
        }
    }

    private static LongStream seeds() {
        return LongStream.range(FIRST, FIRST + PROGRAMS);
    }

    /** How a program ends: "fine", or what is wrong. */
    private static String end(String text, Scheduler scheduler) throws ScenarioException {
        World world = Scenario.readText("random.ptl", text, PROTOCOLS).world();
        int transitions = 0;
        for (Optional<Choice> next = scheduler.next(world); next.isPresent(); next = scheduler.next(world)) {
            if (++transitions > MOST) {
                return "it does not end";
            }
            world.advance(next.get());
        }
        return world.failure().map(Object::toString).orElse(world.waiting().isEmpty() ? "fine" : world.waiting().toString());
    }

    private static String parameters(int limit) {
        return "{ max_dtos = " + limit + ", max_iov = 1, events = 256 }";
    }

    @Test
    void shouldEndWithinTheLimitsInEveryOrder() throws ScenarioException {
        for (long seed : seeds().toArray()) {
            int limit = 1 + (int) (seed % 4);
            Program program = Program.random(seed, limit);
            assertEquals("fine", end(program.text(""), new RoundRobinScheduler()), () -> program.text(""));
            String text = program.text(parameters(limit));
            assertEquals("fine", end(text, new RoundRobinScheduler()), text);
            for (int order = 0; order < SEEDS; order++) {
                int by = order;
                assertEquals("fine", end(text, Run.random(order)), () -> "random order " + by + " of " + text);
            }
        }
    }

    @Test
    void shouldEndOrRefuseWhatExceedsALimit() throws ScenarioException {
        int refusedInPart = 0;
        for (long seed : seeds().toArray()) {
            int limit = 1 + (int) (seed % 4);
            Program program = Program.random(seed, 6);
            String text = program.text(parameters(limit));
            for (int order = 0; order < SEEDS; order++) {
                String end = end(text, Run.random(order));
                assertTrue(end.equals("fine") || end.contains(INSUFFICIENT) || end.contains("DAT_INVALID_PARAMETER: ep_attributes"), () -> end + " " + text);
                assertTrue(!end.equals("fine") || !program.isRefused(limit), text);
                refusedInPart += end.contains("operations outstanding") ? 1 : 0;
            }
        }
        assertTrue(refusedInPart > 0);
    }
}
