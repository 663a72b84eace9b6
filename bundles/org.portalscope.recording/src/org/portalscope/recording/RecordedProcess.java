package org.portalscope.recording;

import java.util.List;

import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.description.ControlCharacters;
import org.portalscope.engine.protocol.MatchBitField;

/**
 * A process of a recording: what its Portals were made from.
 *
 * @param name       by which it is shown, such as {@code server}
 * @param interfaces its network interfaces, the default one first
 * @param matchBits  what its match bits mean; empty if nothing is known
 */
public record RecordedProcess(String name, List<InterfaceSpec> interfaces, List<MatchBitField> matchBits) {

    /** A name cannot end a line of what is printed of it: its control characters are written as they are shown. */
    public RecordedProcess {
        name = ControlCharacters.shown(name);
        interfaces = List.copyOf(interfaces);
        matchBits = List.copyOf(matchBits);
    }

    /** A process of whose match bits nothing is known. */
    public RecordedProcess(String name, List<InterfaceSpec> interfaces) {
        this(name, interfaces, List.of());
    }
}
