package org.portalscope.scene.style;

import java.util.Locale;

/**
 * A colour by its part in the picture.
 *
 * @param state whose line or fill it is; {@link State#IDLE} for the others
 */
public record Ink(Role role, State state) {

    public static final Ink TEXT = new Ink(Role.TEXT, State.IDLE);
    public static final Ink SECONDARY = new Ink(Role.SECONDARY, State.IDLE);
    public static final Ink CANVAS = new Ink(Role.CANVAS, State.IDLE);

    /** The part that a colour plays. */
    public enum Role {
        CANVAS, TEXT, SECONDARY, LINE, FILL
    }

    public static Ink line(State state) {
        return new Ink(Role.LINE, state);
    }

    public static Ink fill(State state) {
        return new Ink(Role.FILL, state);
    }

    /** The name in the ids of colours: {@code canvas}, {@code current.line}. */
    public String id() {
        String name = role.name().toLowerCase(Locale.ROOT);
        return role == Role.LINE || role == Role.FILL ? state.id() + "." + name : name;
    }
}
