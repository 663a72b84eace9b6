package org.portalscope.scene;

import org.portalscope.scene.style.TextStyle;

/** How wide text comes out, in logical pixels. */
@FunctionalInterface
public interface TextMeasure {

    int width(String text, TextStyle type);

    /** An estimate where there is no display: every character of a family has the same width. */
    TextMeasure ESTIMATE = (text, type) -> (text.codePointCount(0, text.length()) * 7 * type.percent() + 99) / 100;
}
