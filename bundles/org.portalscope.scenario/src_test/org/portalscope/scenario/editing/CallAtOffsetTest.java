package org.portalscope.scenario.editing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CallAtOffsetTest {

    /** The caret stands where the bar is. */
    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {
        "PtlPut(|; PtlPut 0",
        "PtlPut(md, |PTL_ACK_REQ; PtlPut 1",
        "PtlMDBind(ni, { start = inbox, length = |; PtlMDBind 1",
        "PtlMDBind(ni, { start = inbox, length = 4 }, |&md); PtlMDBind 2",
        "x = events(|eq) + 1; events 0",
        "PtlPut(md, events(eq), |; PtlPut 2",
        "PtlPut(md)|; none",
        "x = (1 + |2); none",
        "process p at 0:0 { PtlPut(md, (1, 2), |; PtlPut 2"
    })
    void shouldFindTheInnermostCall(String marked, String expected) {
        int offset = marked.indexOf('|');
        Optional<CallAtOffset> found = CallAtOffset.find(marked.replace("|", ""), offset);
        assertEquals(expected.strip(), found.map(call -> call.function() + " " + call.argument()).orElse("none"));
    }
}
