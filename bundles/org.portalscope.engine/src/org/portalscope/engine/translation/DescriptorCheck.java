package org.portalscope.engine.translation;

import java.util.List;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.step.Subject;

/** Has the entry a memory descriptor? Portals 3.2 §2.2. */
public record DescriptorCheck(EntryRef entry, long descriptor, boolean passed) implements EntryCheck {

    @Override
    public String words() {
        return entry + (passed ? " has the memory descriptor " + Handle.text(descriptor) : " has no memory descriptor");
    }

    @Override
    public String section() {
        return "2.2";
    }

    @Override
    public String reason() {
        return "no descriptor";
    }

    @Override
    public Category category() {
        return Category.DESCRIPTOR;
    }

    @Override
    public void describe(Fields out) {
        out.value("entry", entry).handle("descriptor", descriptor);
    }

    @Override
    public List<Subject> subjects() {
        return passed ? List.of(new Subject.OfObject(entry.handle()), new Subject.OfObject(descriptor)) : List.of(new Subject.OfObject(entry.handle()));
    }
}
