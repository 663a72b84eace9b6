package org.portalscope.recording.text;

import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.input.ApiCall;
import org.portalscope.engine.input.DescriptorEdited;
import org.portalscope.engine.input.EntryEdited;
import org.portalscope.engine.input.FrameEntered;
import org.portalscope.engine.input.FrameLeft;
import org.portalscope.engine.input.HeaderArrived;
import org.portalscope.engine.input.ImmediatePut;
import org.portalscope.engine.input.InputVisitor;
import org.portalscope.engine.input.MemoryDeclared;
import org.portalscope.engine.input.MemoryEdited;
import org.portalscope.engine.input.MemoryRead;
import org.portalscope.engine.input.MemoryReleased;
import org.portalscope.engine.input.MemoryWritten;
import org.portalscope.engine.input.MessageArrived;
import org.portalscope.engine.input.OperationCompleted;
import org.portalscope.engine.input.OperationFailed;
import org.portalscope.engine.input.PeerLost;
import org.portalscope.engine.input.ValueSupplied;
import org.portalscope.engine.input.WaitLeft;
import org.portalscope.recording.TransitionCause;

/** Why a transition happened that consists of one input, unless something else is said. */
final class ObviousCause implements InputVisitor<TransitionCause> {

    static final ObviousCause INSTANCE = new ObviousCause();

    private static final TransitionCause OUTSIDE = new TransitionCause.Outside();
    private static final TransitionCause FIRST_THREAD = new TransitionCause.ThreadTurn(0);

    private ObviousCause() {
    }

    @Override
    public TransitionCause call(ApiCall call) {
        return new TransitionCause.ThreadTurn(call.thread());
    }

    @Override
    public TransitionCause immediatePut(ImmediatePut put) {
        return new TransitionCause.ThreadTurn(put.call().thread());
    }

    @Override
    public TransitionCause waitLeft(WaitLeft left) {
        return new TransitionCause.ThreadTurn(left.thread());
    }

    @Override
    public TransitionCause headerArrived(HeaderArrived arrived) {
        return new TransitionCause.Delivery(arrived.message().key());
    }

    @Override
    public TransitionCause messageArrived(MessageArrived arrived) {
        return new TransitionCause.Delivery(arrived.message().key());
    }

    @Override
    public TransitionCause operationCompleted(OperationCompleted completed) {
        return new TransitionCause.Completion(completed.networkInterface(), completed.link(), NiFailType.PTL_NI_OK);
    }

    @Override
    public TransitionCause operationFailed(OperationFailed failed) {
        return new TransitionCause.Completion(failed.networkInterface(), failed.link(), failed.niFailType());
    }

    @Override
    public TransitionCause peerLost(PeerLost lost) {
        return OUTSIDE;
    }

    @Override
    public TransitionCause memoryDeclared(MemoryDeclared declared) {
        return OUTSIDE;
    }

    @Override
    public TransitionCause memoryReleased(MemoryReleased released) {
        return OUTSIDE;
    }

    @Override
    public TransitionCause memoryWritten(MemoryWritten written) {
        return FIRST_THREAD;
    }

    @Override
    public TransitionCause memoryRead(MemoryRead read) {
        return FIRST_THREAD;
    }

    @Override
    public TransitionCause valueSupplied(ValueSupplied supplied) {
        return OUTSIDE;
    }

    @Override
    public TransitionCause entryEdited(EntryEdited edited) {
        return OUTSIDE;
    }

    @Override
    public TransitionCause descriptorEdited(DescriptorEdited edited) {
        return OUTSIDE;
    }

    @Override
    public TransitionCause memoryEdited(MemoryEdited edited) {
        return OUTSIDE;
    }

    @Override
    public TransitionCause frameEntered(FrameEntered entered) {
        return new TransitionCause.ThreadTurn(entered.thread());
    }

    @Override
    public TransitionCause frameLeft(FrameLeft left) {
        return new TransitionCause.ThreadTurn(left.thread());
    }
}
