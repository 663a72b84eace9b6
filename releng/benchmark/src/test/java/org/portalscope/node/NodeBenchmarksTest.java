package org.portalscope.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.portalscope.world.Parts;

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

    @ParameterizedTest
    @EnumSource
    void shouldCountProcessorTime(AttachedReader.Reader reader) throws Exception {
        AttachedReader benchmark = new AttachedReader();
        benchmark.reader = reader;
        benchmark.connect();
        Parts parts = new Parts();
        benchmark.message(parts);
        benchmark.message(parts);
        assertTrue(parts.parts > 0);
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
