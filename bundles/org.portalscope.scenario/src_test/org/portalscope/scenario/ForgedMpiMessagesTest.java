package org.portalscope.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.portalscope.mpi.MpiProtocol;
import org.portalscope.mpi.message.MessageBits;
import org.portalscope.mpi.message.MpiMessageFault;
import org.portalscope.mpi.message.MpiPortals;
import org.portalscope.scenario.MessageForger.Message;

/** Processes that forge messages of MPI, with every field of every kind of message: two ranks that keep to the standard exchange all their messages. */
class ForgedMpiMessagesTest {

    private static final int SEEDS = 60;
    private static final int MESSAGES = 40;
    private static final int LIAR = 2;

    private static final String HONEST = """
            scenario "Forged messages of MPI";
            use mpi { eager_limit = 64, buffers = 32, credits = 4 };
            process honest[2] as i at 0:0 {
                region text[200];
                region inbox[200];
                MPI_Init();
                j = 1 - i;
                repeat 9 as k {
                    length = k % 3 == 0 ? 5 : k % 3 == 1 ? 64 : 200;
                    text[0] = 16 * i + k;
                    text[length - 1] = 0x80 + k;
                    if k % 2 == 0 {
                        MPI_Isend(text, length, MPI_BYTE, j, 7, MPI_COMM_WORLD, &sent);
                        MPI_Recv(inbox, 200, MPI_BYTE, EXPECTED, k < 5 ? MPI_ANY_TAG : 7, MPI_COMM_WORLD, &status);
                    } else {
                        MPI_Irecv(inbox, 200, MPI_BYTE, EXPECTED, 7, MPI_COMM_WORLD, &received);
                        MPI_Issend(text, length, MPI_BYTE, j, 7, MPI_COMM_WORLD, &sent);
                        MPI_Wait(&received, &status);
                    }
                    MPI_Wait(&sent, NULL);
                    assert status.MPI_SOURCE == j && status.MPI_TAG == 7 && status.length == length, "another message came";
                    assert inbox[0] == 16 * j + k && inbox[length - 1] == 0x80 + k, "the data are others";
                }
            """;

    /** What the library sends: messages, offers, returned credits, parts of collectives, and fetches. */
    private static List<Message> valid(long source) {
        List<Message> valid = new ArrayList<>();
        for (long protocol : List.of(MessageBits.SHORT, MessageBits.LONG, MessageBits.READY)) {
            for (long context = 0; context < 4; context++) {
                long bits = MessageBits.PROTOCOL.of(protocol) | MessageBits.envelope(context, source, context % 2 == 0 ? 7 : 0);
                valid.add(new Message(true, MpiPortals.MESSAGES, 0, bits, 0, 1, protocol == MessageBits.LONG ? 65 : 5));
            }
        }
        for (long credits = 1; credits < 4; credits++) {
            valid.add(new Message(true, MpiPortals.CREDITS, 0, MessageBits.SOURCE.of(source), 0, credits, 0));
        }
        for (long number = 1; number < 4; number++) {
            valid.add(new Message(false, MpiPortals.DATA, 0, number, 0, 0, 65));
        }
        return valid;
    }

    private static MessageForger forger(int seed) {
        return new MessageForger(new Random(seed), MessageBits.FIELDS, () -> "", message -> true);
    }

    /** Two ranks that look for messages once they have exchanged theirs, so that they take what is forged. */
    private static String looking(String expected, String source) {
        return HONEST.replace("EXPECTED", expected) + "repeat 300 { MPI_Iprobe(" + source + ", 7, MPI_COMM_WORLD, &flag, &status); }\n";
    }

    /** Who is no rank has no effect at all: wildcards do not receive from it, and MPI ends as always. */
    @Test
    void shouldIgnoreWhoIsNoRank() throws Exception {
        ForgedRuns runs = new ForgedRuns(new MpiProtocol());
        for (int seed = 0; seed < SEEDS; seed++) {
            String text = HONEST.replace("EXPECTED", seed % 2 == 0 ? "j" : "MPI_ANY_SOURCE") + "MPI_Barrier(MPI_COMM_WORLD);\nMPI_Finalize();\n}\n"
                    + "process outsider at 7:0 {\n" + MessageForger.regions() + MessageForger.descriptors(false)
                    + forger(seed).statements(MESSAGES, valid(1), List.of("honest[0]", "honest[1]")) + "}\n";
            runs.run(text, seed, "nobody");
        }
        assertEquals(Set.of(MpiMessageFault.NO_RANK.words()), runs.reasons());
    }

    /** A rank can harm its own messages only: those of the others come all, in their order. */
    @Test
    void shouldExchangeAllMessagesBesideARankThatLies() throws Exception {
        ForgedRuns runs = new ForgedRuns(new MpiProtocol());
        for (int seed = 0; seed < SEEDS; seed++) {
            MessageForger forger = forger(seed);
            List<String> targets = List.of("honest[0]", "honest[1]");
            String text = HONEST.replace("EXPECTED", "j") + "}\nprocess liar at 5:0 {\n" + MessageForger.regions() + "region text[65];\nMPI_Init();\n"
                    + MessageForger.descriptors(true) + forger.statements(MESSAGES / 2, valid(LIAR), targets)
                    + "repeat 3 as k { MPI_Isend(text, 65, MPI_BYTE, k % 2, 7, MPI_COMM_WORLD, &sent); }\n"
                    + forger.statements(MESSAGES / 2, valid(LIAR), targets) + "}\n";
            runs.run(text, seed, "liar");
        }
        assertTrue(runs.reasons().containsAll(List.of(MpiMessageFault.PROTOCOL.words(), MpiMessageFault.SOURCE.words(), MpiMessageFault.TAG.words(),
                MpiMessageFault.COLLECTIVE.words(), MpiMessageFault.LENGTH.words(), MpiMessageFault.KEY.words(), MpiMessageFault.NO_CREDIT.words(),
                MpiMessageFault.CREDIT_BITS.words(), MpiMessageFault.CREDIT_COUNT.words())), runs.reasons()::toString);
    }

    @Test
    void shouldKnowNoMoreTheMoreMessagesAreForged() throws Exception {
        ForgedRuns runs = new ForgedRuns(new MpiProtocol());
        List<String> targets = List.of("honest[0]", "honest[1]");
        for (int seed = 0; seed < ForgedRuns.FEW_SEEDS; seed++) {
            String outside = forger(seed).statements(MESSAGES, valid(1), targets);
            runs.requireBounded(times -> looking("MPI_ANY_SOURCE", "MPI_ANY_SOURCE") + "MPI_Barrier(MPI_COMM_WORLD);\nMPI_Finalize();\n}\n"
                    + "process outsider at 7:0 {\n" + MessageForger.regions() + MessageForger.descriptors(false) + "repeat " + times + " {\n" + outside
                    + "}\n}\n", seed, "nobody");
            String lies = forger(seed).statements(MESSAGES, valid(LIAR), targets);
            runs.requireBounded(times -> looking("j", "j") + "}\nprocess liar at 5:0 {\n" + MessageForger.regions() + "MPI_Init();\n"
                    + MessageForger.descriptors(true) + "repeat " + times + " {\n" + lies + "}\n}\n", seed, "liar");
        }
    }

    @Test
    void shouldKnowNoMoreOfTheMoreSenders() throws Exception {
        String messages = forger(0).statements(2, valid(1), List.of("honest[0]", "honest[1]"));
        new ForgedRuns(new MpiProtocol()).requireBoundedForSenders(senders -> HONEST.replace("EXPECTED", "j")
                + ForgedRuns.taking(senders, "MPI_Iprobe(j, 7, MPI_COMM_WORLD, &flag, &status);") + "}\n" + ForgedRuns.outsiders(senders, 1, messages));
    }
}
