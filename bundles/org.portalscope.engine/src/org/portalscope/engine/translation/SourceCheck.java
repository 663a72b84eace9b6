package org.portalscope.engine.translation;

import org.portalscope.engine.api.ProcessId;

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
    public boolean ofDescriptor() {
        return false;
    }
}
