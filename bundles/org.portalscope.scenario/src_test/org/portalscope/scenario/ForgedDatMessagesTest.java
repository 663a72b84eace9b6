package org.portalscope.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.portalscope.dat.DatProtocol;
import org.portalscope.dat.message.DatBits;
import org.portalscope.dat.message.DatMessageFault;
import org.portalscope.dat.message.DatPortals;
import org.portalscope.dat.message.MessageKind;
import org.portalscope.dat.message.RemoteSide;
import org.portalscope.scenario.MessageForger.Message;

/**
 * Processes that forge messages of uDAPL, with every field of every kind of message: two others that are connected get all that they send each other. RDMA to
 * memory that there is, as a peer may do that knows its context, is not sent.
 */
class ForgedDatMessagesTest {

    private static final int SEEDS = 60;
    private static final int MESSAGES = 40;
    private static final String LOOK = "dat_evd_dequeue(evd, &event) expect DAT_QUEUE_EMPTY;";
    private static final String REPEATEDLY = "repeat 300 { " + LOOK + " }\n";
    /** Those that the server and the client come to, that of dat_ia_open included. */
    private static final int BARRIERS = 15;

    /** The endpoint of the server that is connected with the client: who takes a receive there makes a Send of the client find none. */
    private static final long QUEUE_OF_OTHERS = 11;
    /** The connection that a server makes first, with the client. */
    private static final int FIRST = 1;

    /** Of a process, of a snapshot, and of a receive that is taken astray. */
    private static final Set<DatMessageFault> ELSEWHERE = Set.of(DatMessageFault.NO_PROCESS, DatMessageFault.UNKNOWN, DatMessageFault.QUEUE);

    private static final String FUNCTIONS = """
            scenario "Forged messages of uDAPL";
            use dat { max_dtos = 16 };
            function dispatcher(ia: dat_handle): dat_handle {
                dat_evd_create(ia, 64, DAT_HANDLE_NULL, DAT_EVD_CR_FLAG | DAT_EVD_DTO_FLAG | DAT_EVD_CONNECTION_FLAG | DAT_EVD_RMR_BIND_FLAG, &evd);
                return evd;
            }
            function next(evd: dat_handle): dat_event {
                dat_evd_wait(evd, DAT_TIMEOUT_INFINITE, 1, &event, NULL);
                return event;
            }
            function completed(evd: dat_handle, cookie: integer): integer {
                event = next(evd);
                assert event.event_number == DAT_DTO_COMPLETION_EVENT && event.user_cookie == cookie && event.status == DAT_DTO_SUCCESS,
                    "another completion came";
                return event.transfered_length;
            }
            function connected(evd: dat_handle): integer {
                event = next(evd);
                assert event.event_number == DAT_CONNECTION_EVENT_ESTABLISHED, "another event came";
                return 0;
            }
            """;

    /** Each receives from the other by a queue of its own, and the server besides accepts the process that lies. */
    private static final String HONEST = """
            process server at 0:0 {
                region inbox[5];
                region text[5];
                region other[64];
                dat_ia_open(4, &async, &ia);
                dat_pz_create(ia, &pz);
                dat_lmr_create(ia, DAT_MEM_TYPE_VIRTUAL, inbox, 5, pz, DAT_MEM_PRIV_LOCAL_WRITE_FLAG, &lmr, &context, NULL, NULL, NULL);
                dat_lmr_create(ia, DAT_MEM_TYPE_VIRTUAL, text, 5, pz, DAT_MEM_PRIV_LOCAL_READ_FLAG, &lmr2, &context2, NULL, NULL, NULL);
                dat_lmr_create(ia, DAT_MEM_TYPE_VIRTUAL, other, 64, pz, DAT_MEM_PRIV_LOCAL_WRITE_FLAG, &lmr3, &context3, NULL, NULL, NULL);
                evd = dispatcher(ia);
                connections = dispatcher(ia);
                lies = dispatcher(ia);
                dat_psp_create(ia, 1, connections, DAT_PSP_CONSUMER_FLAG, &psp);
                dat_ep_create(ia, pz, evd, evd, connections, NULL, &ep);
                barrier;
                event = next(connections);
                dat_cr_accept(event.cr_handle, ep, 0, NULL);
                n = connected(connections);
                ACCEPT
                barrier;
                repeat 6 as k {
                    dat_ep_post_recv(ep, 1, [{ lmr_context = context, virtual_address = inbox, segment_length = 5 }], k, DAT_COMPLETION_DEFAULT_FLAG);
                    barrier;
                    n = completed(evd, k);
                    assert n == 5 && inbox[0] == k + 1, "the data are others";
                    text[0] = 0x40 + k;
                    dat_ep_post_send(ep, 1, [{ lmr_context = context2, virtual_address = text, segment_length = 5 }], 100 + k, DAT_COMPLETION_DEFAULT_FLAG);
                    n = completed(evd, 100 + k);
                    barrier;
                }
            }
            process client at 1:0 {
                region inbox[5];
                region text[5];
                dat_ia_open(4, &async, &ia);
                dat_pz_create(ia, &pz);
                dat_lmr_create(ia, DAT_MEM_TYPE_VIRTUAL, inbox, 5, pz, DAT_MEM_PRIV_LOCAL_WRITE_FLAG, &lmr, &context, NULL, NULL, NULL);
                dat_lmr_create(ia, DAT_MEM_TYPE_VIRTUAL, text, 5, pz, DAT_MEM_PRIV_LOCAL_READ_FLAG, &lmr2, &context2, NULL, NULL, NULL);
                evd = dispatcher(ia);
                connections = dispatcher(ia);
                dat_ep_create(ia, pz, evd, evd, connections, NULL, &ep);
                barrier;
                dat_ep_connect(ep, server, 1, DAT_TIMEOUT_INFINITE, 0, NULL, DAT_QOS_BEST_EFFORT, DAT_CONNECT_DEFAULT_FLAG);
                n = connected(connections);
                barrier;
                repeat 6 as k {
                    dat_ep_post_recv(ep, 1, [{ lmr_context = context, virtual_address = inbox, segment_length = 5 }], k, DAT_COMPLETION_DEFAULT_FLAG);
                    barrier;
                    text[0] = k + 1;
                    dat_ep_post_send(ep, 1, [{ lmr_context = context2, virtual_address = text, segment_length = 5 }], 100 + k, DAT_COMPLETION_DEFAULT_FLAG);
                    a = next(evd);
                    b = next(evd);
                    assert a.status == DAT_DTO_SUCCESS && b.status == DAT_DTO_SUCCESS && a.user_cookie + b.user_cookie == 100 + 2 * k,
                        "another completion came";
                    assert inbox[0] == 0x40 + k, "the data are others";
                    barrier;
                }
            }
            """;

    private static final String ACCEPT_LIAR = """
            dat_ep_create(ia, pz, lies, lies, lies, NULL, &ep2);
                dat_ep_post_recv(ep2, 1, [{ lmr_context = context3, virtual_address = other, segment_length = 64 }], 50, DAT_COMPLETION_DEFAULT_FLAG);
                barrier;
                event = next(connections);
                dat_cr_accept(event.cr_handle, ep2, 0, NULL);
                n = connected(lies);
                dat_ep_post_send(ep2, 1, [{ lmr_context = context2, virtual_address = text, segment_length = 5 }], 51, DAT_COMPLETION_DEFAULT_FLAG);
            """;

    /** What the library sends, in a connection of the receiver and with its cookie. */
    private static List<Message> valid(int connection, int cookie) {
        List<Message> valid = new ArrayList<>();
        RemoteSide side = new RemoteSide(3, 2, 9);
        valid.add(new Message(true, DatPortals.CONNECTIONS, 0, DatBits.of(MessageKind.CONNECT, 0, 0, 77), 0, side.hdrData(), 0));
        for (MessageKind kind : List.of(MessageKind.ACCEPT, MessageKind.REJECT, MessageKind.NO_LISTENER, MessageKind.DISCONNECT)) {
            valid.add(new Message(true, DatPortals.CONNECTIONS, 0, DatBits.of(kind, connection, 0, 0), 0, kind == MessageKind.ACCEPT ? side.hdrData() : 0, 0));
        }
        for (int reason = 0; reason < 4; reason++) {
            valid.add(new Message(true, DatPortals.CONNECTIONS, 0, DatBits.of(MessageKind.REFUSAL, connection, 0, 1), 0, reason, 0));
        }
        for (int sequence = 1; sequence < 4; sequence++) {
            valid.add(new Message(true, DatPortals.RECEIVES, cookie, DatBits.of(MessageKind.SEND, connection, 0, 10 + sequence), 0, sequence, 5));
            valid.add(new Message(true, DatPortals.MEMORY, cookie, DatBits.of(MessageKind.RDMA_WRITE, connection, 2, 999), 0, sequence, 5));
            valid.add(new Message(false, DatPortals.MEMORY, cookie, DatBits.of(MessageKind.RDMA_READ, connection, 2, 999), 0, 0, 5));
        }
        return valid;
    }

    private static MessageForger forger(int seed) {
        return new MessageForger(new Random(seed), DatBits.FIELDS, () -> "",
                message -> message.portal() != DatPortals.RECEIVES || DatBits.NUMBER.in(message.bits()) != QUEUE_OF_OTHERS);
    }

    /** Who is no process of the run has no effect. */
    @Test
    void shouldIgnoreWhoIsNoProcessOfTheRun() throws Exception {
        ForgedRuns runs = new ForgedRuns(new DatProtocol());
        for (int seed = 0; seed < SEEDS; seed++) {
            String text = FUNCTIONS + HONEST.replace("ACCEPT\n", "\n") + "process outsider at 7:0 {\n" + MessageForger.regions()
                    + MessageForger.descriptors(false) + forger(seed).statements(MESSAGES, valid(FIRST, 0), List.of("server", "client")) + "}\n";
            runs.run(text, seed, "nobody");
        }
        // There is no connection until portals are closed to all.
        assertEquals(Set.of(DatMessageFault.NO_PROCESS.words(), DatMessageFault.NO_CONNECTION.words()), runs.reasons());
    }

    /** The processes with another one that the server accepts, and what it does then. */
    private static String withLiar(String honest, String lies) {
        return honest.replace("ACCEPT\n", ACCEPT_LIAR).replace("n = connected(connections);\n    barrier;\n    repeat",
                "n = connected(connections);\n    barrier;\n    barrier;\n    repeat") + "process liar at 5:0 {\n" + MessageForger.regions() + """
                        dat_ia_open(4, &async, &ia);
                        dat_pz_create(ia, &pz);
                        evd = dispatcher(ia);
                        dat_ep_create(ia, pz, evd, evd, evd, NULL, &ep);
                        barrier;
                        barrier;
                        dat_ep_connect(ep, server, 1, DAT_TIMEOUT_INFINITE, 0, NULL, DAT_QOS_BEST_EFFORT, DAT_CONNECT_DEFAULT_FLAG);
                        n = connected(evd);
                        barrier;
                        """ + MessageForger.descriptors(true) + lies + "}\n";
    }

    /** A peer can end its own connections, and take receives of others, which are posted again. */
    @Test
    void shouldExchangeAllMessagesBesideAPeerThatLies() throws Exception {
        ForgedRuns runs = new ForgedRuns(new DatProtocol());
        for (int seed = 0; seed < SEEDS; seed++) {
            MessageForger forger = forger(seed);
            List<String> targets = List.of("server", "server", "client");
            String text = FUNCTIONS + withLiar(HONEST, forger.statements(MESSAGES, valid(FIRST + 1, FIRST + 1), targets) + "repeat 12 { barrier; }\n");
            runs.run(text, seed, "liar");
        }
        Set<String> missing = Arrays.stream(DatMessageFault.values()).filter(fault -> !ELSEWHERE.contains(fault))
                .map(DatMessageFault::words).collect(Collectors.toCollection(TreeSet::new));
        missing.removeAll(runs.reasons());
        assertEquals(Set.of(), missing);
    }

    /** Both look for events once they have exchanged their messages, so that they take what is forged. */
    private static String looking(String look) {
        return HONEST.replace("        barrier;\n    }\n}", "        barrier;\n    }\n" + look + "}");
    }

    @Test
    void shouldKnowNoMoreTheMoreMessagesAreForged() throws Exception {
        ForgedRuns runs = new ForgedRuns(new DatProtocol());
        for (int seed = 0; seed < ForgedRuns.FEW_SEEDS; seed++) {
            String outside = forger(seed).statements(MESSAGES, valid(FIRST, 0), List.of("server", "client"));
            runs.requireBounded(times -> FUNCTIONS + looking(REPEATEDLY).replace("ACCEPT\n", "\n") + "process outsider at 7:0 {\n" + MessageForger.regions()
                    + MessageForger.descriptors(false) + "repeat " + times + " {\n" + outside + "}\n}\n", seed, "nobody");
            String lies = forger(seed).statements(MESSAGES, valid(FIRST + 1, FIRST + 1), List.of("server", "server", "client"));
            runs.requireBounded(times -> FUNCTIONS + withLiar(looking(REPEATEDLY), "repeat 12 { barrier; }\nrepeat " + times + " {\n" + lies + "}\n"),
                    seed, "liar");
        }
    }

    @Test
    void shouldKnowNoMoreOfTheMoreSenders() throws Exception {
        String messages = forger(0).statements(2, valid(FIRST, 0), List.of("server", "client"));
        new ForgedRuns(new DatProtocol()).requireBoundedForSenders(senders -> FUNCTIONS
                + looking(ForgedRuns.taking(senders, LOOK)).replace("ACCEPT\n", "\n") + ForgedRuns.outsiders(senders, BARRIERS, messages));
    }
}
