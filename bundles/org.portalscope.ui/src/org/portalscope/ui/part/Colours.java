package org.portalscope.ui.part;

import org.eclipse.jface.resource.ColorRegistry;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.graphics.Color;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.State;

/** The colours of the theme by their part in the picture, the same in graph, tables and strips. */
public final class Colours {

    private static final String PREFIX = "org.portalscope.graph.";

    private Colours() {
    }

    /** The colour of an ink in the theme that is on. */
    public static Color of(ColorRole ink) {
        ColorRegistry registry = JFaceResources.getColorRegistry();
        return registry.get(PREFIX + ink.id());
    }

    /** The colour of lines of a state. */
    public static Color line(State state) {
        return of(ColorRole.line(state));
    }

    /** The colour of areas of a state. */
    public static Color fill(State state) {
        return of(ColorRole.fill(state));
    }
}
