package org.portalscope.protocol.repeat;

import java.util.Map;
import java.util.SortedMap;
import java.util.concurrent.ConcurrentHashMap;

import org.portalscope.engine.protocol.ProtocolUse;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.ProtocolParameter;
import org.portalscope.protocol.Protocols;

/** The protocols whose calls can be run again, as processes use them. Safe for several threads. */
public final class KnownProtocols {

    /** None. */
    public static final KnownProtocols NONE = new KnownProtocols(Protocols.NONE);

    private final Protocols installed;
    private final Map<Settings, KnownProtocol> known = new ConcurrentHashMap<>();

    private record Settings(String protocol, SortedMap<String, Long> values) {
    }

    public KnownProtocols(Protocols installed) {
        this.installed = installed;
    }

    /**
     * The protocol that a process uses.
     *
     * @throws RepetitionException if there is none, or it cannot be set so
     */
    KnownProtocol of(ProtocolUse use) {
        return known.computeIfAbsent(new Settings(use.protocol(), use.settings()), this::make);
    }

    private KnownProtocol make(Settings settings) {
        Protocol protocol = installed.get(settings.protocol);
        if (protocol == null) {
            throw new RepetitionException("the protocol " + settings.protocol + " is not installed");
        }
        settings.values.forEach((name, value) -> require(protocol, name, value));
        Map<String, Long> recorded = ProtocolParameter.recorded(protocol.parameters(), settings.values);
        return KnownProtocol.of(recorded.isEmpty() ? protocol : protocol.with(recorded));
    }

    private static void require(Protocol protocol, String name, long value) {
        ProtocolParameter parameter = protocol.parameters().stream().filter(each -> each.name().equals(name)).findFirst()
                .orElseThrow(() -> new RepetitionException(protocol.name() + " has no parameter " + name));
        if (!parameter.admits(value)) {
            throw new RepetitionException(protocol.name() + " cannot have " + value + " as " + name);
        }
    }
}
