package org.portalscope.node.transport;

import java.util.EnumMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

import org.portalscope.wire.LinkFrame;

/** The introductions that this node has accepted: one of each rank for each kind of connection, however long that lasts. */
final class Introductions {

    private final Map<LinkFrame.Kind, Set<Integer>> ranks = new EnumMap<>(LinkFrame.Kind.class);

    /**
     * Accepts an introduction.
     *
     * @throws RefusalException if the rank has a connection of this kind, or had one; that one is left as it is
     */
    void accept(LinkFrame.Introduction introduction) throws RefusalException {
        if (!ranks.computeIfAbsent(introduction.kind(), kind -> new HashSet<>()).add(introduction.rank())) {
            throw new RefusalException("rank " + introduction.rank() + " is connected already");
        }
    }
}
