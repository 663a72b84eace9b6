package org.portalscope.protocol;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

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

    /**
     * What all of some parameters are set to, by their names.
     *
     * @param values of some of them; the others have their initial ones
     */
    public static Map<String, Long> settings(List<ProtocolParameter> parameters, Map<String, Long> values) {
        Map<String, Long> settings = new TreeMap<>();
        parameters.forEach(parameter -> settings.put(parameter.name(), values.getOrDefault(parameter.name(), parameter.initial())));
        return Collections.unmodifiableMap(settings);
    }

    /** Whether it can have a value. */
    public boolean admits(long value) {
        return value >= least && value <= most;
    }
}
