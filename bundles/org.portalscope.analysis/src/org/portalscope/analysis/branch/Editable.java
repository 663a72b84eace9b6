package org.portalscope.analysis.branch;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.portalscope.analysis.search.WatchedValue;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.state.MatchEntry;
import org.portalscope.engine.state.MemoryDescriptor;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Subject;
import org.portalscope.expression.value.Problems;

/** Something of a process that can be edited by hand, member by member, each as a text. It is as it was when it was looked at. */ // R82
public sealed interface Editable permits EditableEntry, EditableDescriptor, EditableMemory {

    /** Bytes that are edited at once. */
    int MOST_BYTES = 4096;

    /** What to say of something of which there is no editable. */
    String ABSENT = " cannot be edited here: it is no entry, no descriptor and no bytes of one region, " + MOST_BYTES + " at most, or it is not there yet.";

    /** The members that can be edited, in the document's order. */
    List<Member> members();

    /**
     * What the process is to take for other members.
     *
     * @param texts    those that are to be others, by their names
     * @param problems takes what is wrong with them, the line of each that of the member in {@link #members}
     * @return nothing if something is wrong
     */
    Optional<Input> edited(Map<String, String> texts, Problems problems);

    /**
     * A member.
     *
     * @param text as it can be read again
     */
    record Member(String name, String text) {
    }

    /** The line that a problem of a member is in. */
    default int line(String member) {
        return members().stream().map(Member::name).toList().indexOf(member) + 1;
    }

    /** Whether a value can belong to something that can be edited. */
    static boolean isOne(WatchedValue value) {
        return value.subject() instanceof Subject.OfExtent || value.subject() instanceof Subject.OfObject;
    }

    /** What of a process can be edited; nothing if it is none of that, or is not there. */
    static Optional<Editable> of(PortalsState state, Subject subject) {
        if (subject instanceof Subject.OfExtent extent) {
            return Optional.of(extent).filter(bytes -> bytes.length() > 0 && bytes.length() <= MOST_BYTES
                    && state.memory().legal(bytes.address(), bytes.length()))
                    .map(bytes -> new EditableMemory(bytes, state.memory().read(bytes.address(), bytes.length())));
        }
        return subject instanceof Subject.OfObject object ? object(state, object.handle()) : Optional.empty();
    }

    private static Optional<Editable> object(PortalsState state, long handle) {
        if (Handle.is(Handle.Kind.ME, handle)) {
            MatchEntry entry = state.entry(handle);
            return Optional.ofNullable(entry).map(found -> new EditableEntry(handle, found.values()));
        }
        MemoryDescriptor descriptor = Handle.is(Handle.Kind.MD, handle) ? state.validDescriptor(handle) : null;
        return Optional.ofNullable(descriptor).map(found -> new EditableDescriptor(handle, found.md(),
                found.networkInterface().queues().all().stream().map(queue -> queue.handle()).toList()));
    }
}
