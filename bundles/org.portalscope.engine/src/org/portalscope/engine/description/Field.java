package org.portalscope.engine.description;

/**
 * A part of a step or of a value under its name.
 *
 * @param name  as the document spells it where it names it, else in its style, such as {@code match_bits}
 * @param unit  what a number counts or names
 * @param value a {@link Long}, {@link Boolean} or {@link String}, an enum constant, a byte array that nobody changes, a {@link Structure}, or
 *              {@link Elements}; null if it has none
 */
public record Field(String name, Unit unit, Object value) {
}
