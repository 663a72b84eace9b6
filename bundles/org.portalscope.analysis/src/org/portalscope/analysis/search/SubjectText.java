package org.portalscope.analysis.search;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.step.Numbers;
import org.portalscope.engine.step.Subject;

/** What a step is about, in words: {@code md 3}, {@code portal 4}, {@code put #7 from 0:0}. */
public final class SubjectText {

    private SubjectText() {
    }

    /** The text of a subject; what belongs to another interface than the default one names it. */
    public static String of(Subject subject) {
        if (subject instanceof Subject.OfObject object) {
            return Handle.text(object.handle());
        }
        if (subject instanceof Subject.OfPortal portal) {
            return "portal " + portal.index() + elsewhere(portal.networkInterface());
        }
        if (subject instanceof Subject.OfAccessEntry entry) {
            return "access entry " + entry.index() + elsewhere(entry.networkInterface());
        }
        if (subject instanceof Subject.OfInterface open) {
            return "ni " + open.number();
        }
        if (subject instanceof Subject.OfExtent extent) {
            return Numbers.count(extent.length(), "byte") + " at " + Numbers.hex(extent.address());
        }
        return other(subject);
    }

    private static String elsewhere(int networkInterface) {
        return networkInterface == 0 ? "" : " of ni " + networkInterface;
    }

    private static String other(Subject subject) {
        if (subject instanceof Subject.OfThread thread) {
            return "thread " + thread.number();
        }
        if (subject instanceof Subject.OfName name) {
            return name.name();
        }
        if (subject instanceof Subject.OfOperation operation) {
            return operation.id() + " from " + operation.id().initiator();
        }
        if (subject instanceof Subject.OfMessage message) {
            return message.key() + " from " + message.key().operation().initiator();
        }
        return subject instanceof Subject.OfProcess process ? process.id().toString() : ((Subject.OfLabel) subject).text();
    }
}
