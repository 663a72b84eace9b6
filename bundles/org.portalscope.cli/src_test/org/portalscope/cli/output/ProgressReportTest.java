package org.portalscope.cli.output;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;

import org.junit.jupiter.api.Test;

class ProgressReportTest {

    private static final long SECOND = 1_000_000_000;

    private final StringWriter err = new StringWriter();
    private long now;

    private ProgressReport progress(int from, int length) {
        return new ProgressReport(() -> false, new PrintWriter(err), () -> now, from, length);
    }

    private static void pass(ProgressReport progress, int transitions) {
        for (int i = 0; i < transitions; i++) {
            assertFalse(progress.getAsBoolean());
        }
    }

    @Test
    void shouldTellPerCentWhereTheLengthIsKnown() {
        ProgressReport progress = progress(2048, 10_240);
        pass(progress, 1024);
        assertEquals("", err.toString());
        now = SECOND;
        pass(progress, 1024);
        assertEquals("4,096 of 10,240 transitions (40 %), 2,048 a second\n", err.toString());
    }

    @Test
    void shouldTellHowManyWhereItIsNot() {
        ProgressReport progress = progress(0, ProgressReport.UNKNOWN);
        now = 2 * SECOND;
        pass(progress, 4096);
        now = 4 * SECOND;
        progress.end();
        assertEquals("1,024 transitions, 512 a second\n4096 transitions in 4.0 s, 1,024 a second\n", err.toString());
    }

    @Test
    void shouldSayNothingOfAShortRun() {
        ProgressReport progress = progress(0, 10_000);
        pass(progress, 10_000);
        progress.end();
        assertEquals("", err.toString());
    }

    @Test
    void shouldPassOnThatTheRunIsToEnd() {
        assertTrue(new ProgressReport(() -> true, null, () -> now, 0, 1).getAsBoolean());
    }
}
