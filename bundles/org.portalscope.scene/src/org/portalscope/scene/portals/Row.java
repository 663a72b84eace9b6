package org.portalscope.scene.portals;

import java.util.Optional;

import org.portalscope.model.MatchEntry;
import org.portalscope.scene.NodeKey;
import org.portalscope.timeline.cursor.Outcome;

/** A row of the match list. */
sealed interface Row {

    /** A match entry, or the place of one that is gone. */
    sealed interface Place extends Row {

        long handle();

        int position();

        Optional<Outcome> outcome();
    }

    /** A match entry. */
    record Linked(MatchEntry entry, int position, Optional<Outcome> outcome) implements Place {

        @Override
        public long handle() {
            return entry.getHandle();
        }
    }

    /** The gap that an entry leaves until the transition ends. */
    record Gap(long handle, int position, Optional<Outcome> outcome, Optional<RecentChanges.Unlinked> unlinked) implements Place {
    }

    /**
     * A run of entries in one row.
     *
     * @param words how many, and what became of them
     */
    record Fold(NodeKey key, int first, int last, String words) implements Row {
    }
}
