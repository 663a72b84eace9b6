package org.portalscope.recording.format;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.input.ApiCall;
import org.portalscope.engine.input.BarrierCrossed;
import org.portalscope.engine.input.BarrierReached;
import org.portalscope.engine.input.ByteString;
import org.portalscope.engine.input.CallbackReturned;
import org.portalscope.engine.input.DescriptorEdited;
import org.portalscope.engine.input.EntryEdited;
import org.portalscope.engine.input.FrameEntered;
import org.portalscope.engine.input.FrameLeft;
import org.portalscope.engine.input.ImmediatePut;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.input.MemoryDeclared;
import org.portalscope.engine.input.MemoryEdited;
import org.portalscope.engine.input.MemoryRead;
import org.portalscope.engine.input.MemoryReleased;
import org.portalscope.engine.input.MemoryWritten;
import org.portalscope.engine.input.PeerLost;
import org.portalscope.engine.input.ProtocolCalled;
import org.portalscope.engine.input.ValueSupplied;
import org.portalscope.engine.input.WaitLeft;
import org.portalscope.engine.protocol.ProtocolUse;
import org.portalscope.recording.RecordingException;

/** Reads the inputs that an {@link InputEncoder} wrote and that are always values. */
final class InputDecoder {

    private static final Function[] FUNCTIONS = Function.values();
    private static final ValueSupplied.Question[] QUESTIONS = ValueSupplied.Question.values();
    private static final FrameEntered.Kind[] FRAMES = FrameEntered.Kind.values();
    /** What is claimed without being there may take this part of the heap. */
    private static final int PART_OF_HEAP = 4;

    private final BlockInput in;
    private final List<String> texts = new ArrayList<>();
    private final List<FrameEntered> places = new ArrayList<>();
    private final List<ProtocolUse> uses = new ArrayList<>();

    InputDecoder(BlockInput in) {
        this.in = in;
    }

    void reset() {
        texts.clear();
        places.clear();
        uses.clear();
    }

    /** Requires that bytes which a length claims, and which are zero or unknown, can be held at all. */
    static void requireHeap(BlockInput in, int length) throws RecordingException {
        if (length > Runtime.getRuntime().maxMemory() / PART_OF_HEAP) {
            throw in.damaged("there should be a piece of memory of " + length + " bytes, which are more than a quarter of the heap");
        }
    }

    /** Reads an input behind its thread. */
    Input ofThread(InputTag tag, int thread) throws RecordingException {
        return switch (tag) {
            case CALL -> call(thread);
            case IMMEDIATE_CALL -> immediate(thread);
            case WAIT_LEFT -> new WaitLeft(thread);
            case FRAME_ENTERED -> entered(thread);
            case PROTOCOL_CALLED -> called(thread);
            case CALLBACK_RETURNED -> new CallbackReturned(thread, written());
            case BARRIER_CROSSED -> new BarrierCrossed(thread);
            case BARRIER_REACHED -> BarrierReached.at(entered(thread));
            default -> new FrameLeft(thread);
        };
    }

    private Input immediate(int thread) throws RecordingException {
        ApiCall call = call(thread);
        if (call.function() != Function.PTL_PUT) {
            throw in.damaged(call.function().documentName() + " sends data");
        }
        return new ImmediatePut(call);
    }

    private ApiCall call(int thread) throws RecordingException {
        Function function = FUNCTIONS[in.index(FUNCTIONS.length)];
        Object[] arguments = new Object[function.parameters().size()];
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = ArgumentDecoder.read(in);
        }
        Declarations.requireArguments(in, function, arguments);
        return new ApiCall(thread, function, Arrays.asList(arguments));
    }

    private FrameEntered entered(int thread) throws RecordingException {
        int known = in.index(places.size() + 1);
        if (known > 0) {
            FrameEntered place = places.get(known - 1);
            return place.thread() == thread ? place : new FrameEntered(thread, place.kind(), place.name(), place.file(), place.line());
        }
        FrameEntered place = new FrameEntered(thread, FRAMES[in.index(FRAMES.length)], text(), text(), in.signedInteger());
        places.add(place);
        return place;
    }

    private ProtocolCalled called(int thread) throws RecordingException {
        int known = in.index(uses.size() + 1);
        if (known == 0) {
            uses.add(use());
        }
        return new ProtocolCalled(thread, uses.get(known == 0 ? uses.size() - 1 : known - 1), text(), written());
    }

    /** What a protocol has written of its values. */
    private ByteString written() throws RecordingException {
        return ByteString.of(in.bytes(in.count()));
    }

    private ProtocolUse use() throws RecordingException {
        String protocol = text();
        SortedMap<String, Long> settings = new TreeMap<>();
        for (int left = in.count(); left > 0; left--) {
            settings.put(text(), in.signed());
        }
        List<ProcessId> processes = new ArrayList<>();
        for (int left = in.count(); left > 0; left--) {
            processes.add(ProcessId.unpacked(in.signed()));
        }
        return new ProtocolUse(protocol, settings, processes);
    }

    private String text() throws RecordingException {
        int known = in.index(texts.size() + 1);
        if (known > 0) {
            return texts.get(known - 1);
        }
        String text = in.text();
        texts.add(text);
        return text;
    }

    /** Reads an input of the process. */
    Input read(InputTag tag, boolean flag) throws RecordingException {
        return switch (tag) {
            case PEER_LOST -> new PeerLost(ArgumentDecoder.process(in));
            case MEMORY_DECLARED -> new MemoryDeclared(in.text(), content());
            case MEMORY_RELEASED -> new MemoryReleased(in.signed());
            case MEMORY_WRITTEN -> new MemoryWritten(in.signed(), content());
            case MEMORY_EDITED -> new MemoryEdited(in.signed(), content());
            case MEMORY_READ -> new MemoryRead(in.signed(), in.signed());
            case VALUE_SUPPLIED -> new ValueSupplied(QUESTIONS[in.index(QUESTIONS.length)], flag ? OptionalLong.of(in.signed()) : OptionalLong.empty());
            case ENTRY_EDITED -> new EntryEdited(ArgumentDecoder.handle(in), ArgumentDecoder.process(in), in.signed(), in.signed());
            case DESCRIPTOR_EDITED -> new DescriptorEdited(ArgumentDecoder.handle(in), ArgumentDecoder.descriptor(in));
            default -> throw in.damaged("an input is of an unknown kind");
        };
    }

    private ByteString content() throws RecordingException {
        int length = in.integer();
        int stored = in.count();
        if (stored > length) {
            throw in.damaged("a piece of memory of " + length + " bytes has " + stored);
        }
        if (stored < length) {
            requireHeap(in, length);
        }
        byte[] bytes = in.bytes(stored);
        return ByteString.of(stored == length ? bytes : Arrays.copyOf(bytes, length));
    }
}
