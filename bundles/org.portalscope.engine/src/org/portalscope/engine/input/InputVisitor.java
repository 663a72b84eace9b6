package org.portalscope.engine.input;

/**
 * A method for each kind of {@link Input}, so that who handles inputs, stores them or shows them cannot forget one.
 *
 * @param <R> what comes of an input
 */
public interface InputVisitor<R> {

    R call(ApiCall call);

    R immediatePut(ImmediatePut put);

    R waitLeft(WaitLeft left);

    R headerArrived(HeaderArrived arrived);

    R messageArrived(MessageArrived arrived);

    R operationCompleted(OperationCompleted completed);

    R operationFailed(OperationFailed failed);

    R peerLost(PeerLost lost);

    R memoryDeclared(MemoryDeclared declared);

    R memoryReleased(MemoryReleased released);

    R memoryWritten(MemoryWritten written);

    R memoryRead(MemoryRead read);

    R valueSupplied(ValueSupplied supplied);

    R entryEdited(EntryEdited edited);

    R descriptorEdited(DescriptorEdited edited);

    R memoryEdited(MemoryEdited edited);

    R frameEntered(FrameEntered entered);

    R frameLeft(FrameLeft left);

    R protocolCalled(ProtocolCalled called);

    R callbackReturned(CallbackReturned returned);

    R barrierCrossed(BarrierCrossed crossed);

    R barrierReached(BarrierReached reached);
}
