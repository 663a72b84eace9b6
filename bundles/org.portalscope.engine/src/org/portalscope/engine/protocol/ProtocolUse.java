package org.portalscope.engine.protocol;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.description.ControlCharacters;

/**
 * How a process uses a protocol above Portals.
 *
 * @param protocol  its name
 * @param settings  what its parameters are set to, by their names
 * @param processes those that use it together, by rank; the process is one of them
 */
public record ProtocolUse(String protocol, SortedMap<String, Long> settings, List<ProcessId> processes) {

    public ProtocolUse {
        protocol = ControlCharacters.shown(protocol);
        TreeMap<String, Long> named = new TreeMap<>();
        settings.forEach((name, value) -> named.put(ControlCharacters.shown(name), value));
        settings = Collections.unmodifiableSortedMap(named);
        processes = List.copyOf(processes);
    }
}
