package org.portalscope.graph;

import java.util.HashMap;
import java.util.Map;

import org.eclipse.jface.resource.ColorRegistry;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.swt.graphics.Color;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.Palette;
import org.portalscope.scene.style.Rgb;

/** The colours of a scene as the theme defines them; where it does not, those of the light palette. */
public final class SceneColors {

    private static final String PREFIX = "org.portalscope.graph.";

    private final ColorRegistry registry;
    private final Map<ColorRole, Color> defaults = new HashMap<>();

    public SceneColors(ColorRegistry registry) {
        this.registry = registry;
    }

    /** The id of a colour's definition: {@code org.portalscope.graph.current.line}. */
    public static String id(ColorRole ink) {
        return PREFIX + ink.id();
    }

    Color of(ColorRole ink) {
        Color defined = registry.get(id(ink));
        return defined != null ? defined : defaults.computeIfAbsent(ink, SceneColors::light);
    }

    private static Color light(ColorRole ink) {
        Rgb rgb = Palette.LIGHT.of(ink);
        return new Color(rgb.red(), rgb.green(), rgb.blue());
    }

    void addListener(IPropertyChangeListener listener) {
        registry.addListener(listener);
    }

    void removeListener(IPropertyChangeListener listener) {
        registry.removeListener(listener);
    }

    /** Whether a property of the registry is a colour of scenes. */
    static boolean isColor(String property) {
        return property.startsWith(PREFIX);
    }
}
