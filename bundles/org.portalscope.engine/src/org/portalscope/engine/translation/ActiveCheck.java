package org.portalscope.engine.translation;

import java.util.List;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.step.Subject;

/** Is the descriptor active: threshold left, maximum offset not exceeded? Portals 3.2 §3.8.1. */
public record ActiveCheck(EntryRef entry, long descriptor, int threshold, long localOffset, long maxOffset, boolean passed)
        implements EntryCheck {

    @Override
    public String words() {
        if (passed) {
            return Handle.text(descriptor) + " is active: threshold "
                    + (threshold == Ptl.PTL_MD_THRESH_INF ? "infinite" : threshold);
        }
        return Handle.text(descriptor) + " is inactive: " + (threshold == 0 ? "its threshold is used up"
                : "its local offset " + localOffset + " exceeds the maximum " + Long.toUnsignedString(maxOffset));
    }

    @Override
    public String section() {
        return "3.8.1";
    }

    @Override
    public String reason() {
        return "inactive";
    }

    @Override
    public Category category() {
        return Category.DESCRIPTOR;
    }

    @Override
    public void describe(Fields out) {
        out.value("entry", entry).handle("descriptor", descriptor).count("threshold", threshold)
                .bytes("local_offset", localOffset).bytes("max_offset", maxOffset);
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfObject(entry.handle()), new Subject.OfObject(descriptor));
    }
}
