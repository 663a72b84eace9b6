package org.portalscope.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

import org.portalscope.engine.protocol.ProtocolTable;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.Protocols;

/** Runs of scenarios in which a process forges messages of a protocol. */
final class ForgedRuns {

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
