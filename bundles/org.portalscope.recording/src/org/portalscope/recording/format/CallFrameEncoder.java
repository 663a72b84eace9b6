package org.portalscope.recording.format;

import java.util.HashMap;
import java.util.Map;

import org.portalscope.engine.input.FrameEntered;

/** Writes what frames are, each once in a segment; after that a number stands for it. */
final class CallFrameEncoder {

    private final BlockOutput out;
    private final Map<String, Integer> texts = new HashMap<>();
    private final Map<Place, Integer> places = new HashMap<>();

    /** What a frame is, whoever enters it. */
    private record Place(FrameEntered.Kind kind, String name, String file, int line) {
    }

    CallFrameEncoder(BlockOutput out) {
        this.out = out;
    }

    void reset() {
        if (!places.isEmpty()) {
            texts.clear();
            places.clear();
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
