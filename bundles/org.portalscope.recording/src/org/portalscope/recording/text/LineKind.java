package org.portalscope.recording.text;

/** What a line behind the first one tells: something that a process took, or a transition that consists of several such things. */
enum LineKind {
    CALL, WAIT_LEFT, ARRIVAL, COMPLETION, FAILURE, PEER_LOST, MEMORY_DECLARED, MEMORY_RELEASED, MEMORY_WRITTEN, MEMORY_READ, VALUE_SUPPLIED, ENTRY_EDITED,
    DESCRIPTOR_EDITED, MEMORY_EDITED, ENTER, LEAVE, PROTOCOL_CALL, CALLBACK_RETURN, BARRIER, BARRIER_REACHED,
    TRANSITION
}
