package org.portalscope.recording.text;

import java.util.OptionalLong;

import org.portalscope.engine.input.DescriptorEdited;
import org.portalscope.engine.input.EntryEdited;
import org.portalscope.engine.input.BarrierReached;
import org.portalscope.engine.input.FrameEntered;
import org.portalscope.engine.input.FrameLeft;
import org.portalscope.engine.input.PeerLost;
import org.portalscope.engine.input.ValueSupplied;
import org.portalscope.recording.json.JsonValue;
import org.portalscope.recording.json.MemberReader;

/** Reads marks, edits of objects, and what comes from outside the process. */
final class OtherInputReader {

    private final Values values;

    OtherInputReader(Values values) {
        this.values = values;
    }

    ReadInput entered(MemberReader line, RunningProcess process, int thread) {
        JsonValue scope = line.optional("scope");
        process.enter(thread);
        return ReadInput.of(new FrameEntered(thread,
                scope == null ? FrameEntered.Kind.STATEMENT : values.lowerCase(scope, FrameEntered.Kind.class),
                values.text(line.required("name", "what a debugger calls the frame")), values.text(line.optional("file")), lineNumber(line)));
    }

    ReadInput reachedBarrier(MemberReader line, int thread) {
        return ReadInput.of(new BarrierReached(thread, values.text(line.required("name", "what a debugger calls the place")),
                values.text(line.optional("file")), lineNumber(line)));
    }

    private int lineNumber(MemberReader line) {
        JsonValue number = line.optional("line");
        return number == null ? 0 : values.number(number, 0, Integer.MAX_VALUE);
    }

    ReadInput left(MemberReader line, RunningProcess process, int thread) {
        if (!process.leave(thread) && values.areRight()) {
            values.problems().add(line.object().position(), "<leave>", "something that thread " + thread + " of " + process.description().name()
                    + " has entered and not left");
        }
        return ReadInput.of(new FrameLeft(thread));
    }

    ReadInput peerLost(MemberReader line) {
        JsonValue peer = line.required("peer", "the id of the process that is lost");
        PeerLost lost = new PeerLost(values.id(peer));
        if (peer != null && !lost.peer().isExact() && values.areRight()) {
            values.refuse(peer, "the id of one process, without wildcards");
        }
        return ReadInput.of(lost);
    }

    ReadInput supplied(MemberReader line) {
        ValueSupplied.Question question = values.lowerCase(line.required("question", "what the call asks"), ValueSupplied.Question.class);
        JsonValue value = line.required("value", "a number, or null if there is no such process");
        boolean none = value != null && value.isNull() && question == ValueSupplied.Question.DISTANCE;
        return ReadInput.of(new ValueSupplied(question, none ? OptionalLong.empty() : OptionalLong.of(values.number(value))));
    }

    ReadInput entryEdited(MemberReader line, RunningProcess process) {
        return ReadInput.of(new EntryEdited(new ProcessValues(values, process).handle(line.required("entry", "a match entry")),
                values.id(line.required("match_id", "the initiators that it admits")),
                values.number(line.required("match_bits", "the bits that must match")),
                values.number(line.required("ignore_bits", "the bits that do not matter"))));
    }

    ReadInput descriptorEdited(MemberReader line, RunningProcess process) {
        ProcessValues own = new ProcessValues(values, process);
        return ReadInput.of(new DescriptorEdited(own.handle(line.required("descriptor", "a memory descriptor")),
                own.descriptor(line.required("mem_desc", "all of its members"))));
    }
}
