package org.portalscope.protocol;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.ServiceLoader;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * The protocols that can be used. Immutable; who reads scenarios or runs programs is given one. Those that are made on demand are made once, when the first of
 * them is asked for, since a protocol has hundreds of classes and most scenarios use none.
 */
public final class Protocols {

    /** None. */
    public static final Protocols NONE = onDemand(List::of);

    private final Supplier<? extends Iterable<? extends Protocol>> source;
    /** What the source has made, or null before somebody has asked for one. */
    private SortedMap<String, Protocol> byName;

    private Protocols(Supplier<? extends Iterable<? extends Protocol>> source) {
        this.source = source;
    }

    /**
     * Those that a source makes, by their names. Whoever asks for one is told by an {@link IllegalArgumentException} if two have one name.
     *
     * @param source asked once, by the first who asks for a protocol
     */
    public static Protocols onDemand(Supplier<? extends Iterable<? extends Protocol>> source) {
        return new Protocols(source);
    }

    /**
     * These, by their names.
     *
     * @throws IllegalArgumentException if two have one name
     */
    public static Protocols of(Iterable<? extends Protocol> protocols) {
        Protocols all = onDemand(() -> protocols);
        all.byName();
        return all;
    }

    /**
     * These and others.
     *
     * @throws IllegalArgumentException if two have one name
     */
    public Protocols and(Iterable<? extends Protocol> others) {
        List<Protocol> all = new ArrayList<>(byName().values());
        others.forEach(all::add);
        return of(all);
    }

    private synchronized SortedMap<String, Protocol> byName() {
        if (byName == null) {
            SortedMap<String, Protocol> made = new TreeMap<>();
            for (Protocol protocol : source.get()) {
                if (made.putIfAbsent(protocol.name(), protocol) != null) {
                    throw new IllegalArgumentException("two protocols are called " + protocol.name());
                }
            }
            byName = made;
        }
        return byName;
    }

    /** Those that are declared as services on a class path, made on demand. */
    public static Protocols installed(ClassLoader loader) {
        return onDemand(() -> ServiceLoader.load(Protocol.class, loader));
    }

    /** The protocol of a name, or null. */
    public Protocol get(String name) {
        return byName().get(name);
    }

    /** All of them in the order of their names. */
    public Collection<Protocol> all() {
        return List.copyOf(byName().values());
    }
}
