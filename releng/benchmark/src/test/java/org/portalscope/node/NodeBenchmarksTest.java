package org.portalscope.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Timeout(60)
class NodeBenchmarksTest {

    private static final int TIMES = 200;

    @ParameterizedTest
    @EnumSource
    void shouldCarryMessages(NodeMessages.Carrier carrier) throws Exception {
        NodeLatency latency = new NodeLatency();
        latency.carrier = carrier;
        latency.connect();
        NodeRate rate = new NodeRate();
        rate.carrier = carrier;
        rate.connect();
        NodeBandwidth bandwidth = new NodeBandwidth();
        bandwidth.carrier = carrier;
        bandwidth.connect();
        for (int i = 0; i < TIMES; i++) {
            latency.half();
            rate.message();
            bandwidth.message();
        }
        latency.close();
        rate.close();
        bandwidth.close();
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
