package org.portalscope.recording;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.call.Parameter;
import org.portalscope.engine.input.ApiCall;
import org.portalscope.engine.input.BarrierCrossed;
import org.portalscope.engine.input.BarrierReached;
import org.portalscope.engine.input.ByteString;
import org.portalscope.engine.input.CallbackReturned;
import org.portalscope.engine.input.DescriptorEdited;
import org.portalscope.engine.input.EntryEdited;
import org.portalscope.engine.input.FrameEntered;
import org.portalscope.engine.input.FrameLeft;
import org.portalscope.engine.input.HeaderArrived;
import org.portalscope.engine.input.ImmediatePut;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.input.Location;
import org.portalscope.engine.input.MemoryDeclared;
import org.portalscope.engine.input.MemoryEdited;
import org.portalscope.engine.input.MemoryRead;
import org.portalscope.engine.input.MemoryReleased;
import org.portalscope.engine.input.MemoryWritten;
import org.portalscope.engine.input.MessageArrived;
import org.portalscope.engine.input.OperationCompleted;
import org.portalscope.engine.input.OperationFailed;
import org.portalscope.engine.input.PeerLost;
import org.portalscope.engine.input.ProtocolCalled;
import org.portalscope.engine.input.ValueSupplied;
import org.portalscope.engine.input.WaitLeft;
import org.portalscope.engine.message.Acknowledgement;
import org.portalscope.engine.message.GetRequest;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.message.PutRequest;
import org.portalscope.engine.message.Reply;
import org.portalscope.engine.protocol.ProtocolUse;
import org.portalscope.engine.protocol.MatchBitField;

/** Transitions with inputs of all kinds, as likely and unlikely as they come; no process could have taken them in this order. */
public final class RandomTransitions {

    private static final int KINDS = 23;
    private static final int DECLARED = 3;
    private static final String[] TEXTS = {"", "line 12", "MPI_Send", "übung.ptl", "a/b.ptl"};

    private final SplittableRandom random;
    private final int processes;
    private RecordedTransition last;

    /** Transitions of some processes. */
    public RandomTransitions(long seed, int processes) {
        random = new SplittableRandom(seed);
        this.processes = processes;
    }

    /** What the transitions of up to {@value #DECLARED} processes could be of. */
    public static RecordingOrigin origin(CapturePolicy capture) {
        return origin(capture, DECLARED);
    }

    /** What the transitions of some processes could be of. */
    public static RecordingOrigin origin(CapturePolicy capture, int processes) {
        List<MatchBitField> fields = List.of(new MatchBitField("tag", 0, 32), new MatchBitField("protocol", 63, 1));
        return new RecordingOrigin("A put", "0.1.0", IntStream.range(0, processes).mapToObj(i -> new RecordedProcess("server", interfaces(i), fields)).toList(),
                List.of(new EmbeddedFile("put.ptl", false, "scenario \"A put\";"), new EmbeddedFile("lib", true, "")), List.of("--order", "random 7"),
                capture);
    }

    private static List<InterfaceSpec> interfaces(int process) {
        return List.of(new InterfaceSpec(new ProcessId(3, 4 + process), -7, new Limits(1, 2, 3, 4, 5), 9),
                InterfaceSpec.of(new ProcessId(0, process), 100));
    }

    /** Some transitions. */
    public List<RecordedTransition> list(int count) {
        List<RecordedTransition> list = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            list.add(next());
        }
        return list;
    }

    /** The next transition; now and then the same as before. */
    public RecordedTransition next() {
        if (last == null || random.nextInt(5) > 0) {
            List<Input> inputs = new ArrayList<>();
            for (int left = chance(80) ? 1 : random.nextInt(4); left > 0; left--) {
                inputs.add(input(random.nextInt(KINDS)));
            }
            last = new RecordedTransition(random.nextInt(processes), time(), cause(inputs), inputs);
        }
        return last;
    }

    private long time() {
        if (last == null || chance(20)) {
            return RecordedTransition.NO_TIME;
        }
        return chance(50) ? last.time() : last.time() + random.nextInt(1000);
    }

    private TransitionCause cause(List<Input> inputs) {
        if (chance(50) && !inputs.isEmpty()) {
            return InputCause.of(inputs.get(0));
        }
        return switch (random.nextInt(6)) {
            case 0 -> new TransitionCause.Delivery(message().key());
            case 1 -> new TransitionCause.Completion(random.nextInt(2), number(), (int) number());
            case 2 -> new TransitionCause.Death();
            case 3 -> new TransitionCause.Outside();
            default -> new TransitionCause.ThreadTurn(thread());
        };
    }

    private Input input(int kind) {
        return switch (kind) {
            case 0, 1 -> call(Function.values()[random.nextInt(Function.values().length)]);
            case 2 -> new ImmediatePut(call(Function.PTL_PUT));
            case 3 -> new WaitLeft(thread());
            case 4 -> new HeaderArrived(message());
            case 5 -> new MessageArrived(message(), data());
            case 6 -> new OperationCompleted(random.nextInt(2), number(), data());
            case 7 -> new OperationFailed(random.nextInt(2), number(), (int) number());
            case 8 -> new PeerLost(process());
            case 9 -> new MemoryDeclared(text(), ByteString.of(bytes()));
            case 10 -> new MemoryReleased(number());
            case 11 -> new MemoryWritten(number(), ByteString.of(bytes()));
            case 12 -> new MemoryRead(number(), number());
            case 13 -> new ValueSupplied(ValueSupplied.Question.values()[random.nextInt(3)], chance(50) ? OptionalLong.of(number()) : OptionalLong.empty());
            case 14 -> new EntryEdited(handle(Handle.Kind.ME), process(), number(), number());
            case 15 -> new DescriptorEdited(handle(Handle.Kind.MD), md());
            case 16 -> new MemoryEdited(number(), ByteString.of(bytes()));
            case 17 -> new FrameEntered(thread(), FrameEntered.Kind.values()[random.nextInt(2)], text(), text(), random.nextInt(40));
            case 18 -> new ProtocolCalled(thread(), use(), text(), ByteString.of(bytes()));
            case 19 -> new BarrierCrossed(thread());
            case 20 -> new CallbackReturned(thread(), ByteString.of(bytes()));
            case 21 -> new BarrierReached(thread(), text(), text(), random.nextInt(40));
            default -> new FrameLeft(thread());
        };
    }

    private ProtocolUse use() {
        return new ProtocolUse(text(), new TreeMap<>(chance(50) ? Map.of() : Map.of(text(), number())),
                Stream.generate(this::process).limit(random.nextInt(3)).toList());
    }

    private ApiCall call(Function function) {
        return new ApiCall(thread(), function, Arrays.asList(function.parameters().stream().map(this::argument).toArray()));
    }

    private Object argument(Parameter parameter) {
        if (parameter.address() && chance(20)) {
            return chance(50) ? null : Location.ILLEGAL;
        }
        if (parameter.output()) {
            return Location.WANTED;
        }
        return switch (parameter.type()) {
            case INTEGER -> number();
            case NI -> handle(Handle.Kind.NI);
            case ME -> handle(Handle.Kind.ME);
            case MD -> handle(Handle.Kind.MD);
            case EQ -> handle(Handle.Kind.EQ);
            case HANDLE -> chance(50) ? handle(Handle.Kind.EQ) : number();
            case PROCESS -> process();
            case MD_VALUES -> chance(90) ? md() : MdValues.ILLEGAL;
            case LIMITS -> chance(90) ? new Limits((int) number(), 2, (int) number(), 4, 5) : Limits.ILLEGAL;
            case UNLINK -> Unlink.values()[random.nextInt(2)];
            case POSITION -> InsertPosition.values()[random.nextInt(2)];
            case ACK -> AckRequest.values()[random.nextInt(2)];
            case EVENT -> throw new IllegalArgumentException("events are outputs");
        };
    }

    private Message message() {
        ProcessId from = process();
        ProcessId to = process();
        int ordinal = random.nextInt(1000);
        int portal = random.nextInt(4);
        long bits = number();
        long offset = number();
        long length = number();
        boolean forged = chance(10);
        OperationId request = new OperationId(forged ? process() : from, ordinal);
        OperationId response = new OperationId(forged ? process() : to, ordinal);
        return switch (random.nextInt(4)) {
            case 0 -> new PutRequest(request, from, (int) number(), to, portal, 0, bits, offset, handle(Handle.Kind.MD), length, number());
            case 1 -> new GetRequest(request, from, 100, to, portal, (int) number(), bits, offset, handle(Handle.Kind.MD), length);
            case 2 -> new Acknowledgement(response, from, to, portal, bits, offset, Ptl.PTL_MD_NONE, length, number());
            default -> new Reply(response, from, to, portal, bits, offset, handle(Handle.Kind.MD), length, number());
        };
    }

    private MdValues md() {
        return new MdValues(number(), number(), (int) number(), Ptl.MAX_OFFSET_NONE, random.nextInt(64), number(),
                chance(30) ? Ptl.PTL_EQ_NONE : handle(Handle.Kind.EQ));
    }

    private ByteString data() {
        return chance(20) ? null : ByteString.of(bytes());
    }

    private byte[] bytes() {
        byte[] bytes = new byte[chance(90) ? random.nextInt(40) : random.nextInt(5000)];
        for (int i = random.nextInt(bytes.length + 1) - 1; i >= 0; i--) {
            bytes[i] = (byte) random.nextInt();
        }
        return bytes;
    }

    private String text() {
        return chance(90) ? TEXTS[random.nextInt(TEXTS.length)] : "line " + random.nextInt(1000);
    }

    private ProcessId process() {
        return chance(90) ? new ProcessId(random.nextInt(3), random.nextInt(2)) : new ProcessId(random.nextInt(), random.nextInt());
    }

    private long handle(Handle.Kind kind) {
        return Handle.of(kind, random.nextInt(2), chance(90) ? random.nextInt(3) : random.nextInt(), random.nextInt(300));
    }

    private int thread() {
        return chance(80) ? 0 : random.nextInt(3);
    }

    private long number() {
        int kind = random.nextInt(10);
        return kind < 6 ? random.nextInt(300) : kind < 8 ? random.nextLong() : kind == 8 ? -random.nextInt(300) : random.nextLong() >> random.nextInt(64);
    }

    private boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }
}
