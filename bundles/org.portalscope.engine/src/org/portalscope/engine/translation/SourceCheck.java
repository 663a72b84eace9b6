package org.portalscope.engine.translation;

import java.util.List;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.step.Subject;

/** Does the entry admit the initiator of the request? Portals 3.2 §3.7.1. */
public record SourceCheck(EntryRef entry, ProcessId requester, ProcessId wanted, boolean passed) implements EntryCheck {

    @Override
    public String words() {
        return entry + (passed ? " admits the initiator " + requester : " wants the initiator " + wanted + ", not " + requester);
    }

    @Override
    public String section() {
        return "3.7.1";
    }

    @Override
    public String reason() {
        return "source";
    }

    @Override
    public Category category() {
        return Category.CRITERION;
    }

    @Override
    public void describe(Fields out) {
        out.value("entry", entry).value("requester", requester).value("wanted", wanted);
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfObject(entry.handle()), new Subject.OfProcess(requester));
    }
}
