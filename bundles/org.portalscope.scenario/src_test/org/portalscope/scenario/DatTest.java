package org.portalscope.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.portalscope.dat.DatProtocol;

/** The calls of uDAPL. */
class DatTest extends ProtocolScenarios {

    private static final Pattern ASTRAY = Pattern.compile("receive \\d is (taken astray|posted again)");

    DatTest() {
        super(new DatProtocol());
    }

    /** A peer that writes match bits of its own stops nobody: what belongs to no connection is counted, and the receives that it takes are posted again. */
    @Test
    void shouldIgnoreMessagesThatBelongToNoConnection() throws Exception {
        Run run = fine("forged-messages.ptl");
        assertEquals(5L, cell(run, "interface adapter", 0, "messages ignored"));
        assertEquals(List.of("receive 1 is taken astray", "receive 2 is taken astray", "receive 1 is posted again", "receive 2 is posted again"),
                changes(run).stream().map(ASTRAY::matcher).filter(Matcher::find).map(Matcher::group).toList());
    }
}
