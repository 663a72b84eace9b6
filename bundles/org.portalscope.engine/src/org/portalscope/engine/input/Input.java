package org.portalscope.engine.input;

/**
 * What a process takes, one at a time and as a whole (Portals 3.2 §2.4): a process is a function of its inputs, so that who keeps them in their order
 * can derive all of its states and steps again.
 *
 * <p>An input is a value: two of the same content are equal, nothing in it changes, and it holds no locations for outputs; those are in the
 * {@link Answer}. Memory that it brings is part of it. Every kind is a record, and an {@link InputVisitor} has a method for each.
 */
public sealed interface Input permits ApiCall, ImmediatePut, WaitLeft, HeaderArrived, MessageArrived, OperationCompleted, OperationFailed, PeerLost,
        MemoryDeclared, MemoryReleased, MemoryWritten, MemoryRead, ValueSupplied, EntryEdited, DescriptorEdited, MemoryEdited, FrameEntered, FrameLeft,
        ProtocolCalled, CallbackReturned, BarrierCrossed, BarrierReached {

    /** Calls the method of the visitor that is for inputs of this kind, and returns what it returns. */
    <R> R accept(InputVisitor<R> visitor);
}
