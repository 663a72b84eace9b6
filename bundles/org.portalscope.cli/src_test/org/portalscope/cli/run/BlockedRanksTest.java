package org.portalscope.cli.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.portalscope.protocol.Protocols;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.schedule.RoundRobinScheduler;
import org.portalscope.world.waiting.DeadlockWords;
import org.portalscope.world.waiting.ThreadWait;
import org.portalscope.world.waiting.WaitForGraph;
import org.portalscope.world.waiting.WaitForGraphs;

/** Random MPI programs with communicators of their own that get stuck: no sentence has a rank without its process, or a call that the program never makes. */
class BlockedRanksTest {

    private static final int PROGRAMS = 150;
    private static final int LEAST_STUCK = 75;
    private static final int RANKS = 4;
    private static final int LONGEST = 20_000;
    private static final Protocols PROTOCOLS = Protocols.installed(BlockedRanksTest.class.getClassLoader());
    private static final Pattern RANK = Pattern.compile("\\brank \\d+");
    private static final Pattern NAMED = Pattern.compile("(r\\[\\d]|itself) \\(rank \\d+ of (communicator (back|half|\\d+))\\)");
    private static final Pattern CALL = Pattern.compile("MPI_[A-Z][a-z_]+\\b");
    private static final List<String> COMMUNICATORS = List.of("MPI_COMM_WORLD", "back", "half");

    private static String program(SplittableRandom random) {
        StringBuilder text = new StringBuilder("scenario \"Stuck\"; use mpi { eager_limit = 8 };\nprocess r[" + RANKS + "] as i at 0:0 {\n"
                + "region a[32]; region b[64];\nMPI_Init();\nMPI_Comm_split(MPI_COMM_WORLD, 0, " + RANKS + " - i, &back);\n"
                + "MPI_Comm_split(MPI_COMM_WORLD, i % 2, i, &half);\n");
        for (int rank = 0; rank < RANKS; rank++) {
            text.append("if i == ").append(rank).append(" {\n");
            for (int i = random.nextInt(4); i >= 0; i--) {
                text.append(statement(random)).append('\n');
            }
            text.append("}\n");
        }
        return text.append("MPI_Finalize();\n}\n").toString();
    }

    private static String statement(SplittableRandom random) {
        String communicator = COMMUNICATORS.get(random.nextInt(COMMUNICATORS.size()));
        int peer = random.nextInt(communicator.equals("half") ? RANKS / 2 : RANKS);
        String source = random.nextInt(4) == 0 ? "MPI_ANY_SOURCE" : String.valueOf(peer);
        int tag = random.nextInt(3);
        int length = random.nextBoolean() ? 4 : 32;
        return switch (random.nextInt(8)) {
            case 0 -> "MPI_Send(a, " + length + ", MPI_BYTE, " + peer + ", " + tag + ", " + communicator + ");";
            case 1 -> "MPI_Ssend(a, 4, MPI_BYTE, " + peer + ", " + tag + ", " + communicator + ");";
            case 2, 3 -> "MPI_Recv(b, 32, MPI_BYTE, " + source + ", " + tag + ", " + communicator + ", &s);";
            case 4 -> "MPI_Probe(" + source + ", " + tag + ", " + communicator + ", &s);";
            case 5 -> "MPI_Barrier(" + communicator + ");";
            case 6 -> "MPI_Bcast(a, 4, MPI_BYTE, " + peer + ", " + communicator + ");";
            default -> "MPI_Issend(a, 4, MPI_BYTE, " + peer + ", " + tag + ", " + communicator + ", &q);"
                    + " MPI_Irecv(b, 32, MPI_BYTE, " + source + ", " + tag + ", "
                    + communicator + ", &p); both = [p, q]; MPI_Waitall(2, &both, &t);";
        };
    }

    private static World end(String text) throws ScenarioException {
        World world = Scenario.readText("stuck.ptl", text, PROTOCOLS).world();
        RoundRobinScheduler scheduler = new RoundRobinScheduler();
        Optional<Choice> next = scheduler.next(world);
        for (int i = 0; i < LONGEST && next.isPresent() && world.failure().isEmpty(); i++) {
            world.advance(next.get());
            next = scheduler.next(world);
        }
        return world;
    }

    @Test
    void shouldNameProcessesAndCallsOfTheProgramOnly() throws ScenarioException {
        int stuck = 0;
        for (int seed = 0; seed < PROGRAMS; seed++) {
            String text = program(new SplittableRandom(seed));
            World world = end(text);
            WaitForGraph graph = WaitForGraphs.of(world);
            if (world.failure().isPresent() || graph.blocked().isEmpty()) {
                continue;
            }
            stuck++;
            check(DeadlockWords.outcome(graph), text);
            for (ThreadWait wait : graph.blocked()) {
                check(wait.sentence(), text);
            }
        }
        assertTrue(stuck >= LEAST_STUCK, "stuck: " + stuck);
    }

    private static void check(String sentence, String text) {
        assertEquals(List.of(), found(RANK, NAMED.matcher(sentence).replaceAll("$1")), () -> sentence + "\n" + text);
        assertTrue(found(CALL, sentence).stream().allMatch(call -> text.contains(call + "(")), () -> sentence + "\n" + text);
    }

    private static List<String> found(Pattern pattern, String sentence) {
        List<String> found = new ArrayList<>();
        Matcher matcher = pattern.matcher(sentence);
        while (matcher.find()) {
            found.add(matcher.group());
        }
        return found;
    }
}
