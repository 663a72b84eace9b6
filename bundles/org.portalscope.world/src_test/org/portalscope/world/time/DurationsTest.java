package org.portalscope.world.time;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.OptionalLong;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import org.portalscope.engine.description.Nanoseconds;

class DurationsTest {

    @ParameterizedTest
    @CsvSource({"0, 0 ns", "999, 999 ns", "1000, 1 us", "2300, 2.3 us", "1000001, 1.000001 ms", "60000000000, 60 s",
        "3600000000001, 3600.000000001 s"})
    void shouldWriteThemExactlyInTheLargestUnit(long nanoseconds, String text) {
        assertEquals(text, Durations.text(nanoseconds));
    }

    @ParameterizedTest
    @CsvSource({"0ns, 0", "999 ns, 999", "2.3 us, 2300", "1.000001ms, 1000001", "60s, 60000000000", "0.5ns, 1"})
    void shouldReadWhatItWrites(String text, long nanoseconds) {
        assertEquals(OptionalLong.of(nanoseconds), Durations.read(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"5", "5 m", "-1ns", "99999999999s", "1.ns", ""})
    void shouldReadNothingElse(String text) {
        assertEquals(OptionalLong.empty(), Durations.read(text));
    }

    @Test
    void shouldRefuseCostsThatAreNoDurations() {
        assertThrows(IllegalArgumentException.class, () -> new ChannelTimes(-1, 0, 0));
        assertThrows(IllegalArgumentException.class, () -> new ChannelTimes(0, 0, Nanoseconds.LONGEST + 1));
    }
}
