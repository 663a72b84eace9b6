package org.portalscope.engine.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.message.DropReason;

class DropLogTest {

    private final DropLog log = new DropLog();

    @Test
    void shouldCountByReasonAndKeepTheOrder() {
        log.add(DropReason.NO_MATCH);
        log.add(DropReason.COOKIE);
        log.add(DropReason.NO_MATCH);
        assertEquals(3, log.total());
        assertEquals(2, log.count(DropReason.NO_MATCH));
        assertEquals(List.of(DropReason.NO_MATCH, DropReason.COOKIE, DropReason.NO_MATCH), log.latest());
        assertNull(log.reason(3));
        assertNull(log.reason(-1));
    }

    @Test
    void shouldForgetTheOldestAndRememberItWhenADropIsReverted() {
        log.add(DropReason.QUEUE_FULL);
        for (int i = 1; i < DropLog.REMEMBERED; i++) {
            log.add(DropReason.NO_MATCH);
        }
        String before = log.toString();
        DropReason forgotten = log.nextForgotten();
        assertEquals(DropReason.QUEUE_FULL, forgotten);
        log.add(DropReason.COOKIE);
        assertNull(log.reason(0));
        assertEquals(DropReason.COOKIE, log.reason(DropLog.REMEMBERED));
        assertEquals(1, log.count(DropReason.QUEUE_FULL));
        log.remove(forgotten);
        assertEquals(before, log.toString());
        assertEquals(DropReason.QUEUE_FULL, log.reason(0));
    }
}
