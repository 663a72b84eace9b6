package org.portalscope.engine.input;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.message.Fabric;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.message.RevocableFabric;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Journal;
import org.portalscope.engine.step.ProcessParts;
import org.portalscope.engine.step.Scope;
import org.portalscope.engine.step.Step;

/** A process with two regions, a match entry on portal 4 and a free descriptor, driven by inputs. Its effects can be undone. */
final class DrivenProcess implements RevocableFabric, Journal, ProcessParts {

    static final ProcessId SELF = new ProcessId(0, 0);
    static final ProcessId PEER = new ProcessId(1, 0);
    static final int LENGTH = 8;
    static final int PORTAL = 4;
    static final long BITS = 7;

    final PortalsProcess process;
    final List<Step> steps = new ArrayList<>();
    final List<Scope> scopes = new ArrayList<>();
    final List<byte[]> data = new ArrayList<>();
    final List<Message> sent = new ArrayList<>();
    final long queue;
    final long entry;
    final long target;
    final long source;

    /** A process whose memory is on the heap. */
    DrivenProcess() {
        this(null, null);
    }

    /** @param from and to the memory of the source and of the target; null for a region on the heap */
    DrivenProcess(ByteBuffer from, ByteBuffer to) {
        process = new PortalsProcess(List.of(InterfaceSpec.of(SELF, 100)), (one, other) -> OptionalLong.of(3), this);
        declare("source", from);
        declare("target", to);
        call(Function.PTL_INIT, Location.WANTED);
        long ni = (Long) call(Function.PTL_NI_INIT, 0L, -1L, null, Location.WANTED, Location.WANTED).output(4);
        queue = (Long) call(Function.PTL_EQ_ALLOC, ni, 16L, Location.WANTED).output(2);
        entry = (Long) call(Function.PTL_ME_ATTACH, ni, (long) PORTAL, ProcessId.ANY, BITS, 0L, Unlink.PTL_RETAIN, InsertPosition.PTL_INS_AFTER,
                Location.WANTED).output(7);
        target = (Long) call(Function.PTL_MD_ATTACH, entry, values(1), Unlink.PTL_RETAIN, Unlink.PTL_RETAIN, Location.WANTED).output(4);
        source = (Long) call(Function.PTL_MD_BIND, ni, values(0), Location.WANTED).output(2);
        process.attach(this);
    }

    private void declare(String name, ByteBuffer buffer) {
        if (buffer == null) {
            process.take(new MemoryDeclared(name, ByteString.of(new byte[LENGTH])));
        } else {
            process.mapRegion(name, buffer);
        }
    }

    /** A descriptor over a whole region, which responds to all operations. */
    MdValues values(int region) {
        return new MdValues(address(region), LENGTH, Ptl.PTL_MD_THRESH_INF, Ptl.MAX_OFFSET_NONE,
                Ptl.PTL_MD_OP_PUT | Ptl.PTL_MD_OP_GET | Ptl.PTL_MD_MANAGE_REMOTE, 0, queue);
    }

    long address(int region) {
        return state().memory().regions().get(region).address();
    }

    PortalsState state() {
        return process.state();
    }

    byte[] memory(int region) {
        return state().memory().read(address(region), LENGTH);
    }

    /** Makes a call that succeeds. */
    Answer call(Function function, Object... arguments) {
        Answer answer = process.take(ApiCall.of(0, function, arguments));
        assertEquals(ReturnCode.PTL_OK, answer.code(), function.documentName());
        return answer;
    }

    Answer put(ProcessId to) {
        return call(Function.PTL_PUT, source, AckRequest.PTL_NOACK_REQ, to, (long) PORTAL, 0L, BITS, 0L, 0L);
    }

    Answer get(ProcessId from) {
        return call(Function.PTL_GET, source, from, (long) PORTAL, 0L, BITS, 0L);
    }

    /** The only operation of a kind that is pending. */
    Operation pending(Operation.Kind kind) {
        return state().interfaces().get(0).operations().stream().filter(operation -> operation.kind() == kind).findFirst().orElseThrow();
    }

    /** Takes an input, reverts its effects and applies them again, and expects the state before and after. */
    void takeUndoRedo(Input input) {
        String before = state().dump();
        int from = steps.size();
        process.take(input);
        String after = state().dump();
        List<Effect> effects = steps.subList(from, steps.size()).stream().filter(Effect.class::isInstance).map(Effect.class::cast).toList();
        for (int i = effects.size() - 1; i >= 0; i--) {
            effects.get(i).revert(this);
        }
        assertEquals(before, state().dump());
        effects.forEach(effect -> effect.apply(this));
        assertEquals(after, state().dump());
    }

    @Override
    public <T> T part(Class<T> type) {
        return type.cast(state());
    }

    @Override
    public void note(Step step) {
        steps.add(step);
    }

    @Override
    public void enter(Scope scope) {
        scopes.add(scope);
    }

    @Override
    public void leave() {
        scopes.add(null);
    }

    @Override
    public void send(Header header) {
        sent.add(header.message());
    }

    @Override
    public void sendData(Header header, MemoryBlock memory, int from, int length) {
        data.add(memory.copy(from, length));
    }

    @Override
    public void withholdData(Header header, int niFailType) {
        data.add(null);
    }

    @Override
    public void revoke(Message message) {
        sent.remove(sent.size() - 1);
    }

    @Override
    public void revokeData(Message.Key message) {
        data.remove(data.size() - 1);
    }

    /** A fabric that cannot revoke, as a wire cannot. */
    static final class OneWay implements Fabric {

        @Override
        public void send(Header header) {
            // it is gone
        }

        @Override
        public void sendData(Header header, MemoryBlock memory, int from, int length) {
            // they are gone
        }

        @Override
        public void withholdData(Header header, int niFailType) {
            // the news is gone
        }
    }
}
