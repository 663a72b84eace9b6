package org.portalscope.scene.bits;

import java.util.List;

import org.portalscope.engine.api.Ptl;

/** Compares nid and pid of initiator and entry as the bits are compared. */
final class SourceLines {

    private final SourceComparison source;

    SourceLines(SourceComparison source) {
        this.source = source;
    }

    void draw(ComparisonBuilder builder) {
        Part nid = new Part("nid", source.requester().nid(), source.wanted().nid(), source.wanted().nid() == Ptl.PTL_NID_ANY);
        Part pid = new Part("pid", source.requester().pid(), source.wanted().pid(), source.wanted().pid() == Ptl.PTL_PID_ANY);
        builder.parts(List.of(nid.words(), pid.words()), List.of(nid.decides(), pid.decides()));
    }

    /**
     * A part of a process id.
     *
     * @param any whether the entry takes whatever it is
     */
    private record Part(String name, int has, int wants, boolean any) {

        boolean decides() {
            return has != wants && !any;
        }

        String words() {
            return name + ": request " + has + ", entry " + (any ? "any: ignored" : wants + (decides() ? ": differs, it decides" : ": equal"));
        }
    }
}
