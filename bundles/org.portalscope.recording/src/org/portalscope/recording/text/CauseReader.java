package org.portalscope.recording.text;

import org.portalscope.recording.TransitionCause;
import org.portalscope.recording.json.JsonValue;
import org.portalscope.recording.json.MemberReader;

/** Reads why a transition happened, from the line that announces it. */
final class CauseReader {

    private final Values values;
    private final MessageReader messages;

    CauseReader(Values values, MessageReader messages) {
        this.values = values;
        this.messages = messages;
    }

    /** @param thread that the line names */
    TransitionCause read(MemberReader line, int thread) {
        return switch (values.lowerCase(line.required("kind", "why it happened"), CauseKind.class)) {
            case STATEMENT -> new TransitionCause.ThreadTurn(thread);
            case DELIVERY -> delivery(line.required("message", "an object with the operation and the id of the message"));
            case COMPLETION -> completion(line.required("completion", "an object with network_interface, link and ni_fail_type"));
            case DEATH -> new TransitionCause.Death();
            case OUTSIDE -> new TransitionCause.Outside();
        };
    }

    private TransitionCause delivery(JsonValue value) {
        if (value == null) {
            return new TransitionCause.Outside();
        }
        MemberReader members = new MemberReader(value, values.problems());
        members.optional("initiator");
        members.optional("target");
        TransitionCause cause = new TransitionCause.Delivery(messages.key(members));
        members.end();
        return cause;
    }

    private TransitionCause completion(JsonValue value) {
        if (value == null) {
            return new TransitionCause.Outside();
        }
        MemberReader members = new MemberReader(value, values.problems());
        TransitionCause cause = new TransitionCause.Completion(
                values.number(members.required("network_interface", "the number of its interface in the process"), 0, Integer.MAX_VALUE),
                values.number(members.required("link", "the number that ties its events together")), values.niFailType(members.optional("ni_fail_type")));
        members.end();
        return cause;
    }
}
