package org.portalscope.recording.format;

import java.util.HashMap;
import java.util.Map;

import org.portalscope.engine.input.ByteString;
import org.portalscope.engine.input.FrameEntered;
import org.portalscope.engine.input.ProtocolCalled;
import org.portalscope.engine.protocol.ProtocolUse;

/** Writes what frames are, and how processes use protocols, each once in a segment; after that a number stands for it. */
final class CallFrameEncoder {

    private final BlockOutput out;
    private final Map<String, Integer> texts = new HashMap<>();
    private final Map<Place, Integer> places = new HashMap<>();
    private final Map<ProtocolUse, Integer> uses = new HashMap<>();

    /** What a frame is, whoever enters it. */
    private record Place(FrameEntered.Kind kind, String name, String file, int line) {
    }

    CallFrameEncoder(BlockOutput out) {
        this.out = out;
    }

    void reset() {
        if (!texts.isEmpty()) {
            texts.clear();
            places.clear();
            uses.clear();
        }
    }

    /** Writes what a thread enters. */
    void place(FrameEntered entered) {
        Place place = new Place(entered.kind(), entered.name(), entered.file(), entered.line());
        Integer known = places.putIfAbsent(place, places.size() + 1);
        if (known != null) {
            out.number(known);
            return;
        }
        out.number(0);
        out.octet(place.kind.ordinal());
        text(place.name);
        text(place.file);
        out.reserve(BlockOutput.NUMBER);
        out.signed(place.line);
    }

    /** Writes what a thread calls. */
    void call(ProtocolCalled called) {
        Integer known = uses.putIfAbsent(called.use(), uses.size() + 1);
        out.number(known == null ? 0 : known);
        if (known == null) {
            use(called.use());
        }
        text(called.operation());
        bytes(called.arguments());
    }

    /** Writes what a protocol has written of its values. */
    void bytes(ByteString written) {
        byte[] bytes = written.toArray();
        out.reserve(BlockOutput.NUMBER);
        out.number(bytes.length);
        out.bytes(bytes, 0, bytes.length);
    }

    private void use(ProtocolUse use) {
        text(use.protocol());
        out.reserve(BlockOutput.NUMBER);
        out.number(use.settings().size());
        use.settings().forEach((name, value) -> {
            text(name);
            out.reserve(BlockOutput.NUMBER);
            out.signed(value);
        });
        out.reserve((1 + use.processes().size()) * BlockOutput.NUMBER);
        out.number(use.processes().size());
        use.processes().forEach(process -> out.signed(process.packed()));
    }

    private void text(String text) {
        out.reserve(BlockOutput.NUMBER);
        Integer known = texts.putIfAbsent(text, texts.size() + 1);
        if (known != null) {
            out.number(known);
            return;
        }
        out.number(0);
        out.text(text);
    }
}
