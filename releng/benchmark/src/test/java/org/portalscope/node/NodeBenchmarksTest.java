package org.portalscope.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Timeout(60)
class NodeBenchmarksTest {

    private static final int TIMES = 200;

    @Test
    void shouldCarryMessagesBetweenNodesAndWithNettyAlone() throws Exception {
        NodeLatency latency = new NodeLatency();
        NodeRate rate = new NodeRate();
        NodeBandwidth bandwidth = new NodeBandwidth();
        for (NodeMessages benchmark : List.of(latency, rate, bandwidth)) {
            benchmark.connect();
        }
        NodeMessages.Spent spent = new NodeMessages.Spent();
        latency.half(spent);
        rate.message(spent);
        bandwidth.message(spent);
        assertTrue(Math.min(spent.nodes, spent.netty) > 0);
        for (NodeMessages benchmark : List.of(latency, rate, bandwidth)) {
            benchmark.close();
        }
    }

    @ParameterizedTest
    @EnumSource
    void shouldCarryMessagesOfPrograms(MpiLatency.Calls calls) throws Exception {
        MpiLatency latency = new MpiLatency();
        latency.calls = calls;
        latency.connect();
        for (int i = 0; i < TIMES; i++) {
            latency.half();
        }
        latency.close();
    }

    @Test
    void shouldCountProcessorTimeWithAndWithoutAReader() throws Exception {
        AttachedReader benchmark = new AttachedReader();
        benchmark.connect();
        AttachedReader.Spent spent = new AttachedReader.Spent();
        benchmark.message(spent);
        benchmark.message(spent);
        assertTrue(Math.min(spent.processorTimeWithout, spent.processorTimeWith) > 0);
        assertTrue(Math.min(spent.timeWithout, spent.timeWith) > 0);
        benchmark.close();
    }

    @Test
    void shouldTakeStatesAndDigests() {
        StateStop benchmark = new StateStop();
        benchmark.entries = 10;
        benchmark.prepare();
        benchmark.write();
        assertEquals(64 * 256, benchmark.state().pages().size());
        assertEquals(256, benchmark.digest().pages());
        assertEquals(256, benchmark.digest().firstPage());
    }
}
