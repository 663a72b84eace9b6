package org.portalscope.recording.write;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;

import org.junit.jupiter.api.Test;

class RecordingBenchmarksTest {

    private static final int TIMES = 1_000;

    @Test
    void shouldRecordMessagesAtBothSides() throws IOException {
        RecorderCost benchmark = new RecorderCost();
        benchmark.open();
        for (int i = 0; i < TIMES; i++) {
            benchmark.initiator();
            benchmark.target();
        }
        benchmark.close();
    }

    @Test
    void shouldAllocateNothingOnTheThreadOfTheProcess() throws IOException {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        RecorderCost benchmark = new RecorderCost();
        benchmark.open();
        benchmark.initiator();
        benchmark.target();
        long before = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
        for (int i = 0; i < TIMES; i++) {
            benchmark.initiator();
            benchmark.target();
        }
        assertEquals(before, threads.getThreadAllocatedBytes(Thread.currentThread().getId()));
        benchmark.close();
    }

    @Test
    void shouldTellHowManySegmentsWait() throws IOException {
        PacedRecording benchmark = new PacedRecording();
        PacedRecording.Backlog backlog = new PacedRecording.Backlog();
        benchmark.milliseconds = 20;
        benchmark.open();
        benchmark.second(backlog);
        benchmark.remove();
        assertTrue(backlog.most >= 1 && backlog.most <= RecorderSettings.DEFAULT.segments(), "segments that wait: " + backlog.most);
    }

    @Test
    void shouldReadWhatItWrote() throws IOException {
        RecordingReading benchmark = new RecordingReading();
        benchmark.transitions = 6 * TIMES;
        benchmark.write();
        assertEquals(benchmark.transitions, benchmark.open());
        assertEquals(benchmark.transitions, benchmark.openWithoutIndex());
        assertArrayEquals(new long[] {benchmark.transitions}, benchmark.readAll());
        assertArrayEquals(new long[] {1}, benchmark.readOne());
        assertTrue(benchmark.decodeAll().sum() != 0);
        benchmark.remove();
    }
}
