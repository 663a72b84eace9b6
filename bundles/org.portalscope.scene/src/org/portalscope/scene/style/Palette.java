package org.portalscope.scene.style;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The colours of a theme. */
public final class Palette {

    public static final Palette LIGHT = new Palette("#FFFFFF", "#1B1F24", "#57606A")
            .with(State.IDLE, "#7D8590", "#F4F6F8")
            .with(State.CURRENT, "#0B57B0", "#DCEBFC")
            .with(State.PASSED_OVER, "#656D76", "#FFFFFF")
            .with(State.REFUSED, "#B83A06", "#FDE6D8")
            .with(State.ACCEPTED, "#00755A", "#D9F2E8")
            .with(State.CHANGED, "#5B1A6B", "#F1E4F6")
            .with(State.UNLINKED, "#656D76", "#FFFFFF")
            .with(State.IN_FLIGHT, "#0B57B0", "#FFFFFF")
            .with(State.DROPPED, "#B83A06", "#FFFFFF")
            .with(State.NOT_EXAMINED, "#7D8590", "#F4F6F8")
            .with(State.DEADLOCKED, "#B83A06", "#FDE6D8")
            .with(State.SELECTED, "#1B1F24", "#FFFFFF");

    public static final Palette DARK = new Palette("#1E1F22", "#ECEEF0", "#AEB4BB")
            .with(State.IDLE, "#7F8791", "#2B2D31")
            .with(State.CURRENT, "#6DB5FF", "#143A5E")
            .with(State.PASSED_OVER, "#9AA1A9", "#1E1F22")
            .with(State.REFUSED, "#FF9152", "#4A2711")
            .with(State.ACCEPTED, "#3FCF9E", "#10402F")
            .with(State.CHANGED, "#FFC2F5", "#4A2A46")
            .with(State.UNLINKED, "#9AA1A9", "#1E1F22")
            .with(State.IN_FLIGHT, "#6DB5FF", "#1E1F22")
            .with(State.DROPPED, "#FF9152", "#1E1F22")
            .with(State.NOT_EXAMINED, "#7F8791", "#2B2D31")
            .with(State.DEADLOCKED, "#FF9152", "#4A2711")
            .with(State.SELECTED, "#ECEEF0", "#1E1F22");

    private final Rgb canvas;
    private final Rgb text;
    private final Rgb secondary;
    private final Map<State, Rgb> lines = new EnumMap<>(State.class);
    private final Map<State, Rgb> fills = new EnumMap<>(State.class);

    private Palette(String canvas, String text, String secondary) {
        this.canvas = Rgb.of(canvas);
        this.text = Rgb.of(text);
        this.secondary = Rgb.of(secondary);
    }

    private Palette with(State state, String line, String fill) {
        lines.put(state, Rgb.of(line));
        fills.put(state, Rgb.of(fill));
        return this;
    }

    public Rgb of(ColorRole ink) {
        return switch (ink.role()) {
            case CANVAS -> canvas;
            case TEXT -> text;
            case SECONDARY -> secondary;
            case LINE -> lines.get(ink.state());
            case FILL -> fills.get(ink.state());
        };
    }

    /** Every colour that a palette holds. */
    public static List<ColorRole> inks() {
        List<ColorRole> inks = new ArrayList<>(List.of(ColorRole.CANVAS, ColorRole.TEXT, ColorRole.SECONDARY));
        for (State state : State.values()) {
            inks.add(ColorRole.line(state));
            inks.add(ColorRole.fill(state));
        }
        return inks;
    }
}
