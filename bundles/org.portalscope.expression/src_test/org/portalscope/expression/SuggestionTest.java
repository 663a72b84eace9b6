package org.portalscope.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.junit.jupiter.api.Test;

class SuggestionTest {

    private static final List<String> NAMES = List.of("PtlPut", "PtlGet", "PtlMEAttach");

    @Test
    void shouldSuggestTheNearestName() {
        assertEquals(" (did you mean PtlPut?)", Suggestion.near("PtlPutt", NAMES));
        assertEquals(" (did you mean PtlMEAttach?)", Suggestion.near("ptlmeattach", NAMES));
    }

    @Test
    void shouldSuggestNothingFarAway() {
        assertEquals("", Suggestion.near("MPI_Send", NAMES));
        assertEquals("", Suggestion.near("P".repeat(1_000_000), NAMES));
    }
}
