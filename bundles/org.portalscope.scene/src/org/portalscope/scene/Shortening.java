package org.portalscope.scene;

import java.util.function.IntFunction;
import java.util.function.ToIntFunction;

/** Makes text fit a width by putting an ellipsis in the place of characters. */
public enum Shortening {
    /** For words: the end goes. */
    END {
        @Override
        String keep(String text, int characters) {
            return text.substring(0, characters).stripTrailing() + ELLIPSIS;
        }
    },
    /** For numbers: the middle goes. */
    MIDDLE {
        @Override
        String keep(String text, int characters) {
            int head = (characters + 1) / 2;
            return text.substring(0, head) + ELLIPSIS + text.substring(text.length() - (characters - head));
        }
    };

    static final String ELLIPSIS = "…";

    abstract String keep(String text, int characters);

    /** The longest form of the text that is not wider than the given width; empty if not even the ellipsis is. */
    public String fit(String text, int width, ToIntFunction<String> measure) {
        if (measure.applyAsInt(text) <= width) {
            return text;
        }
        IntFunction<String> kept = characters -> keep(text, characters);
        int low = -1;
        int high = text.length();
        while (high - low > 1) {
            int middle = (low + high) >>> 1;
            if (measure.applyAsInt(kept.apply(middle)) <= width) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low < 0 ? "" : kept.apply(low);
    }
}
