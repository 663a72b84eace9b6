package org.portalscope.engine.property;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.EventOut;
import org.portalscope.engine.api.LongOut;
import org.portalscope.engine.api.Out;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.call.Call;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.input.Answer;
import org.portalscope.engine.input.ApiCall;
import org.portalscope.engine.input.ByteString;
import org.portalscope.engine.input.HeaderArrived;
import org.portalscope.engine.input.ImmediatePut;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.input.MessageArrived;
import org.portalscope.engine.input.OperationCompleted;
import org.portalscope.engine.input.OperationFailed;
import org.portalscope.engine.input.WaitLeft;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.step.Journal;

/** The engine, driven by inputs as values; they are recorded, and the messages of the answers are those that the fabric got. */
final class InputSubject extends EngineSubject {

    private final List<List<Input>> recorded = new ArrayList<>();
    private final List<Message> answered = new ArrayList<>();

    InputSubject(Case tested, Journal journal, boolean whole) {
        super(tested, journal, whole);
        for (PortalsProcess process : processes()) {
            List<Input> inputs = new ArrayList<>();
            process.recordTo(inputs::add);
            recorded.add(inputs);
        }
    }

    /** What a process has taken. */
    List<Input> recorded(int process) {
        return recorded.get(process);
    }

    @Override
    boolean sendsAtOnce() {
        return false;
    }

    private Answer take(PortalsProcess process, Input input) {
        Answer answer = process.take(input);
        answered.addAll(answer.sent());
        assertEquals(sent(), answered);
        return answer;
    }

    @Override
    ReturnCode call(PortalsProcess process, Call call) {
        ApiCall input = ApiCall.of(call);
        Answer answer = take(process, isWhole() && call.function() == Function.PTL_PUT ? new ImmediatePut(input) : input);
        for (int i = 0; i < answer.outputs().size(); i++) {
            store(answer.output(i), call.arguments().get(i));
        }
        return answer.code();
    }

    @SuppressWarnings("unchecked")
    private static void store(Object output, Object location) {
        if (output instanceof Event event) {
            ((EventOut) location).set(event);
        } else if (output instanceof Long number) {
            ((LongOut) location).set(number);
        } else if (output != null) {
            ((Out<Object>) location).set(output);
        }
    }

    @Override
    ReturnCode waitReturned(PortalsProcess process, int thread, EventOut event) {
        Answer answer = take(process, new WaitLeft(thread));
        if (answer.output(1) != null) {
            event.set((Event) answer.output(1));
        }
        return answer.code();
    }

    @Override
    void arrive(PortalsProcess process, Header header) {
        take(process, new HeaderArrived(header.message()));
    }

    @Override
    void deliver(PortalsProcess process, Header header, byte[] data) {
        take(process, new MessageArrived(header.message(), data == null ? null : ByteString.of(data)));
    }

    @Override
    void complete(PortalsProcess process, Operation operation, byte[] data) {
        take(process, OperationCompleted.of(operation, data));
    }

    @Override
    void fail(PortalsProcess process, Operation operation, int niFailType) {
        take(process, OperationFailed.of(operation, niFailType));
    }
}
