package org.portalscope.engine.translation;

import org.portalscope.engine.api.Handle;

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
    public boolean ofDescriptor() {
        return true;
    }
}
