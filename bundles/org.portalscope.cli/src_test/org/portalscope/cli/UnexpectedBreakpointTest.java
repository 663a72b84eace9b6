package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.portalscope.analysis.breakpoint.Breakpoint;
import org.portalscope.analysis.breakpoint.BreakpointReader;
import org.portalscope.analysis.breakpoint.BreakpointRun;
import org.portalscope.analysis.search.ParallelScan;
import org.portalscope.expression.value.Problems;
import org.portalscope.protocol.Protocols;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.ScenarioReader;
import org.portalscope.scenario.source.FolderImports;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.world.explore.WorkerPool;
import org.portalscope.world.program.SourceId;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** A message that no entry of a posted receive takes, by what a protocol says of its entries. */
class UnexpectedBreakpointTest {

    private static final String SCENARIO = """
            scenario "x"; use receives;
            process receiver at 1:0 {
                region pool[8];
                region inbox[8];
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                keep(0);
                PtlMEAttach(ni, 4, sender, 7, 0, PTL_UNLINK, PTL_INS_AFTER, &receive);
                PtlMDAttach(receive, { start = inbox, length = 8, threshold = 1, options = PTL_MD_OP_PUT }, PTL_UNLINK, PTL_RETAIN, NULL);
                PtlMEAttach(ni, 4, sender, 0, ~0, PTL_RETAIN, PTL_INS_AFTER, &any);
                PtlMDAttach(any, { start = pool, length = 8, options = PTL_MD_OP_PUT }, PTL_RETAIN, PTL_RETAIN, NULL);
                barrier;
            }
            process sender at 0:0 {
                region data[4] = 0x11;
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                PtlMDBind(ni, { start = data, length = 4 }, &md);
                barrier;
                repeat 2 { PtlPut(md, PTL_NOACK_REQ, receiver, 4, 0, 7, 0, 0); }
            }
            """;

    @Test
    void shouldStopWhereAMessageHasNoPostedReceive() throws Exception {
        Protocols protocols = Protocols.of(List.of(new Receives()));
        Scenario scenario = ScenarioReader.parse(SourceId.text("x.ptl"), "x.ptl", SCENARIO, new FolderImports(null), protocols).get();
        LocalSession session = new Launch("", "", scenario::world, RoundRobinScheduler::new).start();
        Optional<Breakpoint> unexpected = BreakpointReader.read("unexpected", session, new Problems());
        new BreakpointRun(new ParallelScan(WorkerPool.ALONE), line -> { }).run(session.drive(), Direction.FORWARD, unexpected.stream().toList(), () -> false);
        assertEquals("put #2 from 0:0", session.frames().get(session.frames().size() - 1).label());
        assertEquals("entry 2 matches the bits 0x0007", session.timeline().stepBefore(session.position()).words());
    }
}
