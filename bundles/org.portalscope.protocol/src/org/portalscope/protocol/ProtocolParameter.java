package org.portalscope.protocol;

/**
 * Something that can be set for all processes of a run that use a protocol, before it begins: {@code use mpi { eager_limit = 64 };}.
 *
 * @param name    as scenarios write it
 * @param initial its value unless something else is said
 * @param least   the least that it can be
 * @param most    the most
 * @param about   what it is, with its unit
 */
public record ProtocolParameter(String name, long initial, long least, long most, String about) {

    /** Whether it can have a value. */
    public boolean admits(long value) {
        return value >= least && value <= most;
    }
}
