package org.portalscope.scene.bits;

import java.util.List;

import org.portalscope.engine.api.Ptl;

/** Compares nid and pid of initiator and entry as the bits are compared, a line each. */
final class SourceLines {

    private final SourceComparison source;

    SourceLines(SourceComparison source) {
        this.source = source;
    }

    void draw(ComparisonBuilder builder) {
        line(builder, 0, "nid", source.requester().nid(), source.wanted().nid(), Ptl.PTL_NID_ANY);
        line(builder, 1, "pid", source.requester().pid(), source.wanted().pid(), Ptl.PTL_PID_ANY);
    }

    private static void line(ComparisonBuilder builder, int id, String label, int has, int wants, int any) {
        boolean ignored = wants == any;
        boolean differs = has != wants && !ignored;
        String verdict = ignored ? "any, ignored" : differs ? "differs, not ignored: it decides" : "equal";
        builder.line(id, label, List.of("request " + has, "entry " + (ignored ? "any" : Integer.toString(wants)), verdict), differs);
    }
}
