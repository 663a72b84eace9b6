package org.portalscope.cli.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.portalscope.analysis.statistics.LevelSample;
import org.portalscope.analysis.statistics.RunStatistics;
import org.portalscope.analysis.statistics.Statistic;
import org.portalscope.cli.Receives;
import org.portalscope.protocol.Protocols;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.ScenarioReader;
import org.portalscope.scenario.source.FolderImports;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.run.ForwardRun;
import org.portalscope.timeline.run.RunResult;
import org.portalscope.timeline.session.Launch;
import org.portalscope.world.program.SourceId;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** The queues of a protocol with receives, sample by sample. */
class ReceiveQueueStatisticsTest {

    private static final int LIMIT = 1000;
    private static final String ATTACH_UNEXPECTED = """
            PtlMEAttach(ni, 4, sender, 0, ~0, PTL_RETAIN, PTL_INS_AFTER, &me);
            PtlMDAttach(me, { start = pool, length = 8, options = PTL_MD_OP_PUT, eventq = eq }, PTL_RETAIN, PTL_RETAIN, &md);
            """;
    private static final String ATTACH_RECEIVE = """
            PtlMEAttach(ni, 4, sender, 7, 0, PTL_UNLINK, PTL_INS_BEFORE, &receive);
            PtlMDAttach(receive, { start = inbox, length = 8, threshold = %d, options = PTL_MD_OP_PUT }, PTL_UNLINK, PTL_RETAIN, &inbox_md);
            """;

    private final List<LevelSample> samples = new ArrayList<>();

    @Test
    void shouldCountAReceiveUntilItsMessageComes() throws ScenarioException {
        run(ATTACH_RECEIVE.formatted(1) + "barrier; wait until inbox[0] == 0x11;", 1);
        assertEquals(List.of(1L, 0L), values(Statistic.POSTED_RECVQ_LENGTH));
        assertEquals(List.of(), values(Statistic.UNEXPECTED_RECVQ_LENGTH));
    }

    @Test
    void shouldCountAReceiveFromTheTimeItsDescriptorIsActive() throws ScenarioException {
        run(ATTACH_RECEIVE.formatted(0) + """
                barrier;
                PtlMDUpdate(inbox_md, NULL, { start = inbox, length = 8, threshold = 3, options = PTL_MD_OP_PUT }, PTL_EQ_NONE);
                PtlMEUnlink(receive);
                """, 0);
        assertEquals(List.of(1L, 0L), values(Statistic.POSTED_RECVQ_LENGTH));
    }

    @Test
    void shouldCountAnUnexpectedMessageUntilItsEventIsTaken() throws ScenarioException {
        run(ATTACH_UNEXPECTED + "barrier; wait until pool[0] == 0x11; PtlEQWait(eq, &event); PtlEQWait(eq, &event);", 2);
        assertEquals(List.of(1L, 2L, 1L, 0L), values(Statistic.UNEXPECTED_RECVQ_LENGTH).subList(0, 4));
        assertEquals(List.of(), values(Statistic.POSTED_RECVQ_LENGTH));
    }

    @Test
    void shouldCountWhatTheProtocolKeepsAndForgetReleasedQueues() throws ScenarioException {
        run(ATTACH_UNEXPECTED + "keep(2); barrier; keep(1); wait until pool[0] == 0x11; PtlMEUnlink(me); PtlEQFree(eq);", 1);
        List<Long> values = values(Statistic.UNEXPECTED_RECVQ_LENGTH);
        assertEquals(2L, values.get(0));
        assertEquals(1L, values.get(values.size() - 1));
        assertEquals(4, values.size(), values::toString);
    }

    private void run(String receiver, int messages) throws ScenarioException {
        String text = """
                scenario "x"; use receives;
                process receiver at 1:0 {
                    region pool[8];
                    region inbox[8];
                    PtlInit(&max);
                    PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                    PtlEQAlloc(ni, 8, &eq);
                    keep(0);
                    %s
                }
                process sender at 0:0 {
                    region data[4] = 0x11;
                    PtlInit(&max);
                    PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                    PtlMDBind(ni, { start = data, length = 4 }, &md);
                    barrier;
                    repeat %d {
                        PtlPut(md, PTL_NOACK_REQ, receiver, 4, 0, 7, 0, 0);
                    }
                }
                """.formatted(receiver, messages);
        Scenario scenario = ScenarioReader.parse(SourceId.text("x.ptl"), "x.ptl", text, new FolderImports(null), Protocols.of(List.of(new Receives()))).get();
        ForwardRun run = new Launch("", "", scenario::world, RoundRobinScheduler::new).forwardRun(LIMIT);
        RunResult result = run.follow(new RunStatistics(run.state(), samples::add), () -> false);
        assertEquals(RunResult.Result.FINE, result.result(), () -> result.words().toString());
    }

    /** What it is whenever it has changed. */
    private List<Long> values(Statistic statistic) {
        return samples.stream().filter(sample -> sample.key().process() == 0 && sample.key().statistic() == statistic).map(LevelSample::value).toList();
    }
}
