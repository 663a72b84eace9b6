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
 * @param earlier its value in recordings that do not name it, because they were made before it existed
 */
public record ProtocolParameter(String name, long initial, long least, long most, String about, long earlier) {

    /** Without a change of behaviour: recordings that do not name it have its initial value. */
    public ProtocolParameter(String name, long initial, long least, long most, String about) {
        this(name, initial, least, most, about, initial);
    }

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

    /**
     * The settings that a recording was made with.
     *
     * @param values those that it names; the others are {@link #earlier}
     */
    public static Map<String, Long> recorded(List<ProtocolParameter> parameters, Map<String, Long> values) {
        Map<String, Long> settings = new TreeMap<>(values);
        parameters.forEach(parameter -> settings.putIfAbsent(parameter.name(), parameter.earlier()));
        return Collections.unmodifiableMap(settings);
    }

    /** Whether it can have a value. */
    public boolean admits(long value) {
        return value >= least && value <= most;
    }
}
