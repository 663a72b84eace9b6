package org.portalscope.mpi.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;

import org.junit.jupiter.api.Test;

class FlowControlTest {

    private static final int RANKS = 5;
    private static final int CREDITS = 4;

    @Test
    void shouldBeSettledWhileAllCreditsAreHereAndNoneIsOnItsWay() {
        FlowControl begun = FlowControl.begin(RANKS, CREDITS);
        assertTrue(begun.isSettled());
        assertFalse(begun.telling(1).isSettled());
        assertTrue(begun.telling(1).telling(-1).isSettled());
        assertTrue(FlowControl.NONE.isSettled());
    }

    @Test
    void shouldBeSettledOnceEachRankHasGivenBackWhatItGot() {
        SplittableRandom random = new SplittableRandom(1);
        FlowControl flow = FlowControl.begin(RANKS, CREDITS);
        int[] spent = new int[RANKS];
        int settled = 0;
        for (int round = 0; round < 5000; round++) {
            int rank = random.nextInt(RANKS);
            boolean spends = spent[rank] == 0 || spent[rank] < CREDITS && random.nextInt(3) == 0;
            int returned = spends ? 0 : 1 + random.nextInt(spent[rank]);
            flow = flow.with(rank, peer -> spends ? peer.spent() : peer.returned(returned));
            spent[rank] += spends ? 1 : -returned;
            boolean all = flow.peers().values().stream().allMatch(peer -> peer.left() == CREDITS);
            assertEquals(all, flow.isSettled(), "round " + round);
            settled += all ? 1 : 0;
        }
        assertTrue(settled > 10, settled + " rounds");
    }
}
