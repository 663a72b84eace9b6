package org.portalscope.timeline.text;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.step.Numbers;
import org.portalscope.engine.step.Subject;

/** How every front end calls what steps and differences are about. */
public final class SubjectWords {

    private SubjectWords() {
    }

    /** {@code portal 4}, {@code eq 0}, {@code 8 bytes at 0x3000}. */
    public static String of(Subject subject) {
        if (subject instanceof Subject.OfPortal portal) {
            return "portal " + portal.index() + of(portal.networkInterface());
        } else if (subject instanceof Subject.OfAccessEntry entry) {
            return "access control entry " + entry.index() + of(entry.networkInterface());
        } else if (subject instanceof Subject.OfObject object) {
            return Handle.text(object.handle());
        } else if (subject instanceof Subject.OfExtent extent) {
            return Numbers.count(extent.length(), "byte") + " at " + Numbers.hex(extent.address());
        } else if (subject instanceof Subject.OfInterface ni) {
            return "interface " + ni.number();
        }
        return other(subject);
    }

    private static String other(Subject subject) {
        if (subject instanceof Subject.OfProcess process) {
            return process.id().toString();
        } else if (subject instanceof Subject.OfThread thread) {
            return "thread " + thread.number();
        } else if (subject instanceof Subject.OfName name) {
            return name.name();
        } else if (subject instanceof Subject.OfOperation operation) {
            return operation.id() + " from " + operation.id().initiator();
        } else if (subject instanceof Subject.OfMessage message) {
            return message.key() + " from " + message.key().operation().initiator();
        }
        return ((Subject.OfLabel) subject).text();
    }

    /** What tells an interface other than the default one. */
    private static String of(int networkInterface) {
        return networkInterface == 0 ? "" : " of ni " + networkInterface;
    }
}
