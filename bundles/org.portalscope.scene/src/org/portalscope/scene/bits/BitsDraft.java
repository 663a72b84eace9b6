package org.portalscope.scene.bits;

import java.util.Optional;

import org.portalscope.scene.NodeKey;

/**
 * Match bits and ignore bits while somebody sets them, beside a request that they take or do not take, Portals 3.2 §3.7.1.
 *
 * @param purpose    what they are for
 * @param shown      the examination that they begin with; it has compared match bits
 * @param matchBits  as they are now
 * @param ignoreBits as they are now
 */
public record BitsDraft(Purpose purpose, EntryExamination shown, long matchBits, long ignoreBits) {

    /** What bits are set for. */
    public enum Purpose {
        /** A breakpoint that waits for requests with such bits. */
        BREAKPOINT,
        /** The match entry, which gets them. */
        ENTRY
    }

    /** A breakpoint that waits for the bits of the request; nothing if none have been compared. */
    public static Optional<BitsDraft> breakpoint(EntryExamination shown) {
        return shown.bits().map(bits -> new BitsDraft(Purpose.BREAKPOINT, shown, bits.request(), 0));
    }

    /** The bits of the entry; nothing if none have been compared. */
    public static Optional<BitsDraft> entry(EntryExamination shown) {
        return shown.bits().map(bits -> new BitsDraft(Purpose.ENTRY, shown, bits.entry(), bits.ignore()));
    }

    /** The node of a bit that can be flipped. */
    static NodeKey key(ComparedLine line, int bit) {
        return new NodeKey(-1, NodeKey.Kind.EDITED, line == ComparedLine.IGNORE ? Long.SIZE + bit : bit);
    }

    /** Whether a line can be edited: what is wanted, and what is ignored. */
    static boolean isEdited(ComparedLine line) {
        return line == ComparedLine.ENTRY || line == ComparedLine.IGNORE;
    }

    /** The same with the bit of a node flipped; unchanged by other nodes. */
    public BitsDraft flipped(NodeKey key) {
        if (key.kind() != NodeKey.Kind.EDITED) {
            return this;
        }
        long bit = 1L << key.id() % Long.SIZE;
        return key.id() < Long.SIZE ? new BitsDraft(purpose, shown, matchBits ^ bit, ignoreBits) : new BitsDraft(purpose, shown, matchBits, ignoreBits ^ bit);
    }

    /** What is compared with them. */
    BitsComparison bits() {
        BitsComparison before = shown.bits().orElseThrow();
        boolean takes = ((before.request() ^ matchBits) & ~ignoreBits) == 0;
        return new BitsComparison(before.request(), matchBits, ignoreBits, takes, "", before.fields());
    }

    /** What they are and whether they take the request, as a sentence. */
    public String words() {
        BitsComparison bits = bits();
        String what = purpose == Purpose.BREAKPOINT ? "Breakpoint for requests to portal " + shown.entry().portal() : "Edit of " + shown.entry();
        return what + ": bits " + BitsWords.hex(matchBits) + (ignoreBits == 0 ? "" : ", ignoring " + BitsWords.hex(ignoreBits)) + ". "
                + (bits.passed() ? "They take " : "They do not take ") + shown.message() + ".";
    }
}
