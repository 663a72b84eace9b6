package org.portalscope.analysis.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.portalscope.timeline.session.MatchListWorld;
import org.portalscope.timeline.state.ProcessTable;

class ConditionProposalsTest {

    private final ConditionProposals proposals = new ConditionProposals(ProcessTable.of(MatchListWorld.session().state()));

    @Test
    void shouldEndTheNameThatHasBeenBegun() {
        assertEquals(List.of(new ConditionProposals.Proposal("match_bits", "_bits")), proposals.of("passed && match"));
        assertEquals(List.of("reason", "request_bits", "requested", "requester", "result"), words("!re", "ro"));
        assertTrue(words("").containsAll(List.of("kind", "after", "event")));
    }

    @Test
    void shouldProposeInQuotesWhatThereIs() {
        assertEquals(List.of("ThreadMoved", "ThreadOccupied", "ThreadScheduled", "ThreadStarted", "ThreadsEnded", "ThresholdTaken"), words("kind == \"Th"));
        assertEquals(List.of("completion", "criterion", "change"), words("category != \"c"));
        assertEquals(List.of("client", "server"), words("passed && process==\""));
    }

    @Test
    void shouldProposeNothingElsewhere() {
        assertEquals(List.of(), words("function == \"P"));
        assertEquals(List.of(), words("event.m"));
        assertEquals(List.of(), words("zz"));
    }

    private List<String> words(String... begun) {
        return List.of(begun).stream().flatMap(each -> proposals.of(each).stream()).map(ConditionProposals.Proposal::word).toList();
    }
}
