package org.portalscope.protocol.lockstep;

/**
 * What a program is answered: an input, which is all that it depends on.
 *
 * @param value of the type that the {@link ProgramAction} has an answer of, or null; nobody changes it
 */
public record ProgramAnswer(Object value) {
}
