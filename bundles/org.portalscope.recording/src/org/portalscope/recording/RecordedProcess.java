package org.portalscope.recording;

import java.util.List;

import org.portalscope.engine.api.InterfaceSpec;

/**
 * A process of a recording: what its Portals were made from.
 *
 * @param name       by which it is shown, such as {@code server}
 * @param interfaces its network interfaces, the default one first
 */
public record RecordedProcess(String name, List<InterfaceSpec> interfaces) {

    public RecordedProcess {
        interfaces = List.copyOf(interfaces);
    }
}
