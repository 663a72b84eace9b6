package org.portalscope.expression.value;

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
    void shouldTakeNoShortNameForAnotherOfWhichNothingIsLeft() {
        assertEquals("", Suggestion.near("x", List.of("a", "y", "md")));
        assertEquals(" (did you mean X?)", Suggestion.near("x", List.of("a", "X")));
        assertEquals(" (did you mean me?)", Suggestion.near("md", List.of("a", "me", "eq")));
    }

    @Test
    void shouldSuggestNothingFarAway() {
        assertEquals("", Suggestion.near("MPI_Send", NAMES));
        assertEquals("", Suggestion.near("P".repeat(1_000_000), NAMES));
    }
}
