package org.portalscope.engine.protocol;

import java.util.Optional;

import org.portalscope.engine.api.Unlink;

/** What the match entries of a process are for, told by what they are created with, Portals 3.2 §3.7.1. */
@FunctionalInterface
public interface EntryRoles {

    /** Nothing is known of any. */
    EntryRoles UNKNOWN = (portal, matchBits, ignoreBits, unlink) -> Optional.empty();

    /** The queue that an entry belongs to, if it belongs to one; always the same for the same values. */
    Optional<ReceiveQueue> queueOf(int portal, long matchBits, long ignoreBits, Unlink unlink);
}
