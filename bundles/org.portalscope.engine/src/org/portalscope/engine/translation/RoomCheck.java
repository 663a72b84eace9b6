package org.portalscope.engine.translation;

import java.util.List;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.step.Numbers;
import org.portalscope.engine.step.Subject;

/**
 * Is there room for the request behind the offset, or may it be truncated? Portals 3.2 §3.8.1, §4.2.
 *
 * @param requested bytes of the request
 * @param offset    displacement at which the operation would work
 * @param available bytes behind that offset
 * @param truncates whether the descriptor may reduce the length
 */
public record RoomCheck(EntryRef entry, long descriptor, long requested, long offset, long available, boolean truncates, boolean passed)
        implements EntryCheck {

    @Override
    public String words() {
        String room = Handle.text(descriptor) + " has " + Numbers.count(available, "byte") + " at offset "
                + Long.toUnsignedString(offset) + ", " + Long.toUnsignedString(requested) + " requested";
        if (!passed) {
            return room + ": too little room, no PTL_MD_TRUNCATE";
        }
        return Long.compareUnsigned(requested, available) > 0 ? room + ": truncated" : room;
    }

    @Override
    public String section() {
        return "4.2";
    }

    @Override
    public String reason() {
        return "no room";
    }

    @Override
    public Category category() {
        return Category.DESCRIPTOR;
    }

    @Override
    public void describe(Fields out) {
        out.value("entry", entry).handle("descriptor", descriptor).bytes("requested", requested).bytes("offset", offset)
                .bytes("available", available).value("truncates", truncates);
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfObject(entry.handle()), new Subject.OfObject(descriptor));
    }
}
