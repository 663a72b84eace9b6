package org.portalscope.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntFunction;

import org.portalscope.engine.protocol.ProtocolTable;
import org.portalscope.engine.snapshot.SnapshotWriter;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.Protocols;
import org.portalscope.protocol.state.ProtocolState;
import org.portalscope.scenario.thread.AbstractProgramState;

/** Runs of scenarios in which a process forges messages of a protocol. */
final class ForgedRuns {

    /** Runs, where a few will do. */
    static final int FEW_SEEDS = 4;
    /** How often everything is forged where a state must not grow with it. */
    private static final int FEW = 4;
    private static final int MANY = 16;
    /** More senders than are counted each for itself. */
    private static final int SENDERS = 260;
    private static final int MANY_SENDERS = 400;
    /** Bytes by which a state may grow with many forged messages: fewer than one for each. */
    private static final int SLACK = 300;
    /** Bytes of a message that waits for a receive. */
    private static final int UNEXPECTED = 45;
    /** So many processes send at once, which is what queues have room for. */
    private static final int GROUP = 20;

    private final Protocols protocols;
    private final Set<String> reasons = new TreeSet<>();

    ForgedRuns(Protocol protocol) {
        protocols = Protocols.of(List.of(protocol));
    }

    /**
     * A run in an order that a seed decides. Nothing fails, nobody waits but perhaps the process that forges, and each message that is ignored is counted.
     *
     * @param forger name of that process
     */
    Run run(String text, int seed, String forger) throws Exception {
        String order = "seed " + seed + ":\n" + text;
        Run run = new Run(Scenario.readText("forged.ptl", text, protocols));
        try {
            run.toEnd(Run.random(seed));
        } catch (RuntimeException e) {
            throw new AssertionError(order, e);
        }
        assertEquals("none", run.failure(), order);
        assertEquals(List.of(), run.world.waiting().stream().filter(words -> !words.startsWith(forger + ' ')).toList(), order);
        long said = ProtocolScenarios.changes(run).stream().filter(words -> words.contains("malformed message ignored: ")).count();
        assertEquals(said, counted(run), order);
        return run;
    }

    /**
     * Requires that two processes know no more, the more is forged.
     *
     * @param text the scenario in which everything is forged so many times; the first two processes are those that keep to the protocol
     */
    void requireBounded(IntFunction<String> text, int seed, String forger) throws Exception {
        requireBounded(text, FEW, MANY, seed, forger);
    }

    /**
     * Requires that two processes know no more, the more processes forge.
     *
     * @param text the scenario in which so many processes do; none of these may wait at the end
     */
    void requireBoundedForSenders(IntFunction<String> text) throws Exception {
        requireBounded(text, SENDERS, MANY_SENDERS, 0, "nobody");
    }

    /**
     * What the protocols of the first two processes know takes as much room in a scenario with a few as in one with many, but for numbers that have more
     * digits, and messages that fit and wait for a receive, as those of any peer do.
     */
    private void requireBounded(IntFunction<String> text, int few, int many, int seed, String forger) throws Exception {
        Run less = run(text.apply(few), seed, forger);
        Run more = run(text.apply(many), seed, forger);
        for (int process = 0; process < 2; process++) {
            long before = size(less, process);
            long after = size(more, process);
            assertTrue(after <= before + SLACK, "seed " + seed + ": process " + process + " knows " + before + " bytes, and then " + after);
        }
    }

    /**
     * Processes that forge the same messages, a group after the other.
     *
     * @param barriers that the others come to before, that of the first call of the protocol included
     */
    static String outsiders(int count, int barriers, String messages) {
        return "process outsider[" + count + "] as o at 7:0 {\n" + MessageForger.regions() + MessageForger.descriptors(false)
                + "repeat " + (barriers + 1) + " + o / " + GROUP + " { barrier; }\n" + messages + "repeat " + count / GROUP + " - o / " + GROUP
                + " { barrier; }\n}\n";
    }

    /** Looks for messages behind each group of these. */
    static String taking(int count, String look) {
        return "repeat " + (count / GROUP + 1) + " { barrier; repeat " + 2 * GROUP + " { " + look + " } }\n";
    }

    /** Bytes of what the protocols of a process know, without messages that wait for a receive. */
    private static long size(Run run, int process) {
        long size = 0;
        for (ProtocolState state : ((AbstractProgramState) run.world.process(process).program().state()).protocols().values()) {
            SnapshotWriter fields = new SnapshotWriter();
            state.write(fields);
            size += fields.toBytes().length - UNEXPECTED * state.unexpectedMessages();
        }
        return size;
    }

    private long counted(Run run) {
        long counted = 0;
        for (int process = 0; process < run.world.processes().size(); process++) {
            for (ProtocolTable table : run.world.process(process).program().protocolTables()) {
                counted += table.name().equals("malformed messages") ? count(table) : 0;
            }
        }
        return counted;
    }

    private long count(ProtocolTable table) {
        table.rows().forEach(row -> reasons.add((String) row.cells().get(1)));
        return table.rows().stream().mapToLong(row -> (Long) row.cells().get(2)).sum();
    }

    /** The reasons for which messages have been ignored in all runs. */
    Set<String> reasons() {
        return reasons;
    }
}
