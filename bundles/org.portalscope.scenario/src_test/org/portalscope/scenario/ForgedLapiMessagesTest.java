package org.portalscope.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.portalscope.lapi.LapiProtocol;
import org.portalscope.lapi.message.LapiBits;
import org.portalscope.lapi.message.LapiMessageFault;
import org.portalscope.lapi.message.LapiPortals;
import org.portalscope.lapi.message.RequestHeader;
import org.portalscope.scenario.MessageForger.Message;

/**
 * Processes that forge messages of LAPI, with every field of every kind of message and of the requests in them: two other tasks get all that they send
 * each other.
 * Messages that would write into memory, as those of any task may, are not sent.
 */
class ForgedLapiMessagesTest {

    private static final int SEEDS = 60;
    private static final int MESSAGES = 40;
    private static final int LIAR = 2;
    private static final int REQUEST_SIZE = 128;
    private static final int WINDOW = 4;
    /** Words of requests; no address of memory is among them. */
    private static final long[] WORDS = {0, 1, 2, 3, 4, 5, 8, 16, 63, 64, 65, 192, 1 << 24, (1 << 24) + 1, 1L << 31, 1L << 32, 1L << 62, Long.MAX_VALUE,
        Long.MIN_VALUE, -1, -8};

    /** Bytes of data that come with a request, but for the last, which are fetched. */
    private static final long[] LENGTHS = {0, 1, 16, 32, 64, 192};

    /** Of a task, or seldom seen here: there are scenarios about the last two. */
    private static final Set<LapiMessageFault> SCENARIOS = Set.of(LapiMessageFault.NO_TASK, LapiMessageFault.SHORT_DATA, LapiMessageFault.WINDOW);

    private static final String HONEST = """
            scenario "Forged messages of LAPI";
            use lapi { window = 4, request_size = 128 };
            process honest[2] as i at 0:0 {
                region header[8] = "a letter";
                region data[300];
                region inbox[1200];
                region got[8];
                region mail[8];
                region moved[8];
                region target[8];
                received = 0;
                function stop(hndl: integer, code: integer, type: integer, task_id: integer, src: integer) { }
                function accept(hndl: integer, uhdr: integer, uhdr_len: integer, msg_len: integer): list of integer {
                    if uhdr_len == 8 && memory(uhdr, 8) == header[..] {
                        received = received + 1;
                        return [inbox.address + 300 * (received - 1)];
                    }
                    return [0];
                }
                LAPI_Init(&hndl, { lib_vers = L2_LIB, err_hndlr = stop });
                LAPI_Address_init(hndl, accept, &handlers);
                LAPI_Address_init(hndl, inbox, &inboxes);
                LAPI_Address_init(hndl, target, &counters);
                LAPI_Address_init(hndl, mail, &mails);
                j = 1 - i;
                repeat 4 as k {
                    data[0] = 16 * i + k + 1;
                    LAPI_Amsend(hndl, j, handlers[j], header, 8, data, k % 2 == 0 ? 4 : 300, counters[j], NULL, moved);
                    LAPI_Waitcntr(hndl, moved, 1, &left);
                    LAPI_Waitcntr(hndl, target, 1, &left);
                    assert inbox[300 * k] == 16 * j + k + 1, "another message came";
                    LAPI_Get(hndl, j, 1, inboxes[j] + 300 * k, got, NULL, moved);
                    LAPI_Waitcntr(hndl, moved, 1, &left);
                    assert got[0] == 16 * i + k + 1, "the data are others";
                    LAPI_Put(hndl, j, 1, mails[j], data, counters[j], NULL, moved);
                    LAPI_Waitcntr(hndl, moved, 1, &left);
                    LAPI_Waitcntr(hndl, target, 1, &left);
                    assert mail[0] == 16 * j + k + 1, "something else was put";
                    OTHERS
                }
            """;
    /** Operations on the task that lies, which nobody waits for. */
    private static final String ON_LIAR = """
                    if k == 0 {
                        LAPI_Get(hndl, 2, 4, inboxes[2], got[4..8], NULL, NULL);
                        LAPI_Amsend(hndl, 2, handlers[2], header, 8, data, 300, NULL, NULL, NULL);
                        LAPI_Put(hndl, 2, 4, mails[2], data, NULL, NULL, NULL);
                    }
            """;
    private static final String LIAR_BEGINS = """
                region inbox[8];
                function stop(hndl: integer, code: integer, type: integer, task_id: integer, src: integer) { }
                function accept(hndl: integer, uhdr: integer, uhdr_len: integer, msg_len: integer): list of integer { return [0]; }
                LAPI_Init(&hndl, { lib_vers = L2_LIB, err_hndlr = stop });
                LAPI_Address_init(hndl, accept, &handlers);
                LAPI_Address_init(hndl, inbox, &inboxes);
                LAPI_Address_init(hndl, inbox, &counters);
                LAPI_Address_init(hndl, inbox, &mails);
            """;

    /** What the library sends: empty puts, requests at the places of their task, completions, replies, control messages, and fetches. */
    private static List<Message> valid(int task) {
        List<Message> valid = new ArrayList<>();
        for (int number = 0; number < 6; number++) {
            long place = ((long) task * WINDOW + number % WINDOW) * REQUEST_SIZE;
            valid.add(new Message(true, LapiPortals.MEMORY, 0, LapiBits.of(LapiBits.DATA, 0, number, 0), 0, 0, 0, false));
            for (int length : List.of(5, RequestHeader.SIZE, 65, 80, 96, 128)) {
                valid.add(new Message(true, LapiPortals.REQUESTS, 0, LapiBits.of(LapiBits.REQUEST, 0, number, 0), place, 0, length, false));
            }
            valid.add(new Message(true, LapiPortals.ANSWERS, 0, LapiBits.of(LapiBits.COMPLETION, 0, number, number % 3), 0, number, 0));
            valid.add(new Message(true, LapiPortals.ANSWERS, 0, LapiBits.of(LapiBits.REPLY, 0, number, 0), 0, 0, 5, false));
            valid.add(new Message(true, LapiPortals.ANSWERS, 0, LapiBits.of(LapiBits.CONTROL, 0, number, number % 3), 0, number, 0));
            valid.add(new Message(true, LapiPortals.ANSWERS, 0, LapiBits.of(LapiBits.CONTROL, 0, 0, number % 3), 0, number, 0));
            valid.add(new Message(false, LapiPortals.OFFERS, 0, LapiBits.of(LapiBits.OFFER, 0, number, 0), 0, 0, 256, false));
        }
        return valid;
    }

    private static MessageForger forger(int seed) {
        Random random = new Random(seed);
        return new MessageForger(random, LapiBits.FIELDS, () -> request(random), message -> true);
    }

    /** A header with a description of vectors behind it, all of them words at their bounds; most often of a kind that there is. */
    private static String request(Random random) {
        ByteBuffer words = ByteBuffer.allocate(REQUEST_SIZE).order(ByteOrder.LITTLE_ENDIAN);
        words.putLong(random.nextInt(5));
        words.putLong(random.nextInt(4) == 0 ? word(random) : 0);
        words.putLong(random.nextInt(3) == 0 ? word(random) : LENGTHS[random.nextInt(LENGTHS.length)]);
        while (words.hasRemaining()) {
            words.putLong(random.nextInt(3) == 0 ? word(random) : random.nextInt(2));
        }
        return "forged[0.." + REQUEST_SIZE + "] = bytes(" + IntStream.range(0, REQUEST_SIZE).mapToObj(i -> Integer.toString(words.get(i) & 0xFF))
                .collect(Collectors.joining(", ")) + ");\n";
    }

    private static long word(Random random) {
        return WORDS[random.nextInt(WORDS.length)];
    }

    /** Who is no task has no effect, unless it writes into memory; the places of a task for requests to itself are free here. */
    @Test
    void shouldIgnoreWhoIsNoTask() throws Exception {
        ForgedRuns runs = new ForgedRuns(new LapiProtocol());
        for (int seed = 0; seed < SEEDS; seed++) {
            String text = HONEST.replace("OTHERS", "") + "LAPI_Gfence(hndl);\nLAPI_Term(hndl);\n}\nprocess outsider at 7:0 {\n" + MessageForger.regions()
                    + MessageForger.descriptors(false) + forger(seed).statements(MESSAGES / 2, valid(0), List.of("honest[0]"))
                    + forger(-seed).statements(MESSAGES / 2, valid(1), List.of("honest[1]")) + "}\n";
            runs.run(text, seed, "nobody");
        }
        assertEquals(Set.of(LapiMessageFault.NO_TASK.words()), runs.reasons());
    }

    /** A task can harm its own operations, and those on it. */
    @Test
    void shouldCompleteAllOperationsBesideATaskThatLies() throws Exception {
        ForgedRuns runs = new ForgedRuns(new LapiProtocol());
        for (int seed = 0; seed < SEEDS; seed++) {
            MessageForger forger = forger(seed);
            List<String> targets = List.of("honest[0]", "honest[1]");
            String text = HONEST.replace("OTHERS", ON_LIAR) + "}\nprocess liar at 5:0 {\n" + MessageForger.regions() + LIAR_BEGINS
                    + MessageForger.descriptors(true) + forger.statements(MESSAGES / 2, valid(LIAR), targets) + "LAPI_Probe(hndl);\n"
                    + forger.statements(MESSAGES / 2, valid(LIAR), targets) + "LAPI_Probe(hndl);\n}\n";
            runs.run(text, seed, "liar");
        }
        Set<String> missing = Arrays.stream(LapiMessageFault.values()).filter(fault -> !SCENARIOS.contains(fault)).map(LapiMessageFault::words)
                .collect(Collectors.toCollection(TreeSet::new));
        missing.removeAll(runs.reasons());
        assertEquals(Set.of(), missing);
    }

    /** Two tasks that look for messages once their operations are complete, so that they take what is forged. */
    private static String looking(String others) {
        return HONEST.replace("OTHERS", others) + "repeat 300 { LAPI_Probe(hndl); }\n";
    }

    @Test
    void shouldKnowNoMoreTheMoreMessagesAreForged() throws Exception {
        ForgedRuns runs = new ForgedRuns(new LapiProtocol());
        for (int seed = 0; seed < ForgedRuns.FEW_SEEDS; seed++) {
            String outside = forger(seed).statements(MESSAGES / 2, valid(0), List.of("honest[0]"))
                    + forger(-seed).statements(MESSAGES / 2, valid(1), List.of("honest[1]"));
            runs.requireBounded(times -> looking("") + "}\nprocess outsider at 7:0 {\n" + MessageForger.regions() + MessageForger.descriptors(false)
                    + "repeat " + times + " {\n" + outside + "}\n}\n", seed, "nobody");
            String lies = forger(seed).statements(MESSAGES, valid(LIAR), List.of("honest[0]", "honest[1]"));
            runs.requireBounded(times -> looking(ON_LIAR) + "}\nprocess liar at 5:0 {\n" + MessageForger.regions() + LIAR_BEGINS
                    + MessageForger.descriptors(true) + "repeat " + times + " {\n" + lies + "LAPI_Probe(hndl);\n}\n}\n", seed, "liar");
        }
    }

    @Test
    void shouldKnowNoMoreOfTheMoreSenders() throws Exception {
        String messages = forger(0).statements(1, valid(0), List.of("honest[0]")) + forger(1).statements(1, valid(1), List.of("honest[1]"));
        new ForgedRuns(new LapiProtocol()).requireBoundedForSenders(senders -> HONEST.replace("OTHERS", "")
                + ForgedRuns.taking(senders, "LAPI_Probe(hndl);") + "}\n" + ForgedRuns.outsiders(senders, 1, messages));
    }
}
