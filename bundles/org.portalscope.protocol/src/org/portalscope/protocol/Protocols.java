package org.portalscope.protocol;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;

/** The protocols that can be used. Immutable; who reads scenarios or runs programs is given one. */
public final class Protocols {

    /** None. */
    public static final Protocols NONE = new Protocols(Map.of());

    private final Map<String, Protocol> byName;

    private Protocols(Map<String, Protocol> byName) {
        this.byName = byName;
    }

    /**
     * These, by their names.
     *
     * @throws IllegalArgumentException if two have one name
     */
    public static Protocols of(Iterable<? extends Protocol> protocols) {
        return NONE.and(protocols);
    }

    /**
     * These and others.
     *
     * @throws IllegalArgumentException if two have one name
     */
    public Protocols and(Iterable<? extends Protocol> others) {
        Map<String, Protocol> all = new TreeMap<>(byName);
        for (Protocol protocol : others) {
            if (all.putIfAbsent(protocol.name(), protocol) != null) {
                throw new IllegalArgumentException("two protocols are called " + protocol.name());
            }
        }
        return new Protocols(all);
    }

    /** Those that are declared as services on a class path. */
    public static Protocols installed(ClassLoader loader) {
        return of(ServiceLoader.load(Protocol.class, loader));
    }

    /** The protocol of a name, or null. */
    public Protocol get(String name) {
        return byName.get(name);
    }

    /** All of them in the order of their names. */
    public Collection<Protocol> all() {
        return List.copyOf(byName.values());
    }
}
