package org.portalscope.scenario.protocol;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;

/**
 * The protocols that scenarios can use: those on the class path that are declared as services, and those that were handed in, as the workbench does
 * with what its bundles bring. They are handed in before the first scenario is read.
 */
public final class Protocols {

    private static final Map<String, Protocol> BY_NAME = new TreeMap<>();

    static {
        ServiceLoader.load(Protocol.class, Protocols.class.getClassLoader()).forEach(Protocols::add);
    }

    private Protocols() {
    }

    /**
     * Hands a protocol in.
     *
     * @throws IllegalArgumentException if another has its name
     */
    public static synchronized void add(Protocol protocol) {
        Protocol other = BY_NAME.putIfAbsent(protocol.name(), protocol);
        if (other != null && other != protocol) {
            throw new IllegalArgumentException("two protocols are called " + protocol.name());
        }
    }

    /** The protocol of a name, or null. */
    public static synchronized Protocol get(String name) {
        return BY_NAME.get(name);
    }

    /** All of them by their names. */
    public static synchronized Collection<Protocol> all() {
        return List.copyOf(BY_NAME.values());
    }
}
