package org.portalscope.graph;

import java.util.HashMap;
import java.util.Map;

import org.eclipse.draw2d.FigureUtilities;
import org.eclipse.jface.resource.FontRegistry;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Device;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.FontData;
import org.portalscope.scene.TextMeasure;
import org.portalscope.scene.style.TextStyle;

/**
 * The fonts of a scene in JFace's families, made at the size they are drawn at. They are as large as the system's, so a scene has to be as much larger
 * than its measures as {@link #percent} says.
 */
final class SceneFonts implements TextMeasure {

    private static final int MOST_WIDTHS = 4096;
    /** Points of a system's fonts beside which those of scenes have their own size. */
    private static final int USUAL_POINTS = 10;

    private final Device device;
    private final FontRegistry registry;
    private final Map<TextStyle, Font> fonts = new HashMap<>();
    private final Map<TextStyle, Map<String, Integer>> widths = new HashMap<>();
    private final Map<TextStyle, Integer> heights = new HashMap<>();
    private int percent;

    SceneFonts(Device device, FontRegistry registry) {
        this.device = device;
        this.registry = registry;
    }

    Font of(TextStyle type) {
        percent();
        return fonts.computeIfAbsent(type, this::make);
    }

    /** The height of a line, in pixels; to measure it takes longer than to draw a word. */
    int height(TextStyle type) {
        Font font = of(type);
        return heights.computeIfAbsent(type, unknown -> FigureUtilities.getFontMetrics(font).getHeight());
    }

    private Font make(TextStyle type) {
        String name = type.family() == TextStyle.Family.MONO ? JFaceResources.TEXT_FONT : JFaceResources.DEFAULT_FONT;
        FontData base = registry.getFontData(name)[0];
        int usual = Math.max(USUAL_POINTS, Math.max(base.getHeight(), registry.getFontData(JFaceResources.DEFAULT_FONT)[0].getHeight()));
        int points = type.at(type.percent() * 100 / percent()).points() * usual / USUAL_POINTS;
        return new Font(device, base.getName(), Math.max(1, points), type.bold() ? SWT.BOLD : SWT.NORMAL);
    }

    /** How large a scene is drawn whose text is to have the system's size, in percent of its measures. */
    int percent() {
        if (percent == 0) {
            percent = 100;
            percent = FontScale.percent(width(FontScale.WORDS, TextStyle.UI), width(FontScale.DIGITS, TextStyle.MONO));
            forget();
        }
        return percent;
    }

    private void forget() {
        fonts.values().forEach(Font::dispose);
        fonts.clear();
        widths.clear();
        heights.clear();
    }

    @Override
    public int width(String text, TextStyle type) {
        percent();
        Map<String, Integer> known = widths.computeIfAbsent(type, any -> new HashMap<>());
        if (known.size() > MOST_WIDTHS) {
            known.clear();
        }
        return known.computeIfAbsent(text, unknown -> FigureUtilities.getStringExtents(unknown, of(type)).width);
    }

    void dispose() {
        forget();
        percent = 0;
    }
}
