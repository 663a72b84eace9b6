package org.portalscope.engine.translation;

import java.util.List;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.step.Subject;

/** Does the descriptor respond to the operation of the request? Portals 3.2 §3.8.1, §4.2. */
public record OperationCheck(EntryRef entry, long descriptor, Message.Kind operation, boolean passed) implements EntryCheck { // R32

    @Override
    public String words() {
        return Handle.text(descriptor) + (passed ? " responds to " : " does not respond to ") + operation.word() + " operations";
    }

    @Override
    public String section() {
        return "4.2";
    }

    @Override
    public String reason() {
        return "no " + operation.word();
    }

    @Override
    public Category category() {
        return Category.DESCRIPTOR;
    }

    @Override
    public void describe(Fields out) {
        out.value("entry", entry).handle("descriptor", descriptor).value("operation", operation);
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfObject(entry.handle()), new Subject.OfObject(descriptor));
    }
}
