package org.portalscope.replay;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;

import org.portalscope.engine.protocol.EntryRoles;
import org.portalscope.protocol.Protocols;
import org.portalscope.protocol.repeat.KnownProtocols;
import org.portalscope.recording.RecordingOrigin;

/** The protocols whose calls the worlds of a recording run again, and where that is not possible. Safe for several threads. */
final class ReplayedProtocols {

    private final KnownProtocols known;
    /** By process. */
    private final Map<Integer, EntryRoles> roles = new ConcurrentHashMap<>();
    /** By process; the sentence about the first one is shown. */
    private final Map<Integer, String> lost = new ConcurrentSkipListMap<>();

    ReplayedProtocols(Protocols installed) {
        known = new KnownProtocols(installed);
    }

    KnownProtocols known() {
        return known;
    }

    /** A process has begun to use a protocol: what its match entries are for. */
    void learn(int process, EntryRoles ofProtocol) {
        roles.putIfAbsent(process, ofProtocol);
    }

    /** What the match entries of a process are for, once some world has come to where it uses a protocol: whoever asks earlier keeps what he gets. */
    EntryRoles roles(int process) {
        return (portal, matchBits, ignoreBits, unlink) -> roles.getOrDefault(process, EntryRoles.UNKNOWN).queueOf(portal, matchBits, ignoreBits, unlink);
    }

    /**
     * What protocols know of a process is lost.
     *
     * @param from the first transition behind which it is not known
     */
    void lose(int process, long from, String why, RecordingOrigin origin) {
        lost.putIfAbsent(process, "From transition " + from + " on it is not shown what protocols know of " + origin.processes().get(process).name() + ": "
                + why + " (recorded by version " + origin.engineVersion() + "). All else is shown as it was recorded.");
    }

    /** Where what they know was lost first, as a sentence; empty if nobody has come upon such a place. */
    Optional<String> words() {
        return lost.values().stream().findFirst();
    }
}
