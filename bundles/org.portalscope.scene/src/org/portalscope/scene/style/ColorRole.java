package org.portalscope.scene.style;

import java.util.Locale;

/**
 * A colour by its part in the picture.
 *
 * @param state whose line or fill it is; {@link State#IDLE} for the others
 */
public record ColorRole(Role role, State state) {

    public static final ColorRole TEXT = new ColorRole(Role.TEXT, State.IDLE);
    public static final ColorRole SECONDARY = new ColorRole(Role.SECONDARY, State.IDLE);
    public static final ColorRole CANVAS = new ColorRole(Role.CANVAS, State.IDLE);

    /** The part that a colour plays. */
    public enum Role {
        CANVAS, TEXT, SECONDARY, LINE, FILL
    }

    public static ColorRole line(State state) {
        return new ColorRole(Role.LINE, state);
    }

    public static ColorRole fill(State state) {
        return new ColorRole(Role.FILL, state);
    }

    /** The name in the ids of colours: {@code canvas}, {@code current.line}. */
    public String id() {
        String name = role.name().toLowerCase(Locale.ROOT);
        return role == Role.LINE || role == Role.FILL ? state.id() + "." + name : name;
    }
}
