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

/** The fonts of a scene in JFace's families, made at the size they are drawn at. */
final class SceneFonts implements TextMeasure {

    private static final int MOST_WIDTHS = 4096;

    private final Device device;
    private final FontRegistry registry;
    private final Map<TextStyle, Font> fonts = new HashMap<>();
    private final Map<TextStyle, Map<String, Integer>> widths = new HashMap<>();

    SceneFonts(Device device, FontRegistry registry) {
        this.device = device;
        this.registry = registry;
    }

    Font of(TextStyle type) {
        return fonts.computeIfAbsent(type, this::make);
    }

    private Font make(TextStyle type) {
        String name = type.family() == TextStyle.Family.MONO ? JFaceResources.TEXT_FONT : JFaceResources.DEFAULT_FONT;
        FontData base = registry.getFontData(name)[0];
        return new Font(device, base.getName(), type.points(), type.bold() ? SWT.BOLD : SWT.NORMAL);
    }

    @Override
    public int width(String text, TextStyle type) {
        Map<String, Integer> known = widths.computeIfAbsent(type, any -> new HashMap<>());
        if (known.size() > MOST_WIDTHS) {
            known.clear();
        }
        return known.computeIfAbsent(text, unknown -> FigureUtilities.getStringExtents(unknown, of(type)).width);
    }

    void dispose() {
        fonts.values().forEach(Font::dispose);
        fonts.clear();
        widths.clear();
    }
}
