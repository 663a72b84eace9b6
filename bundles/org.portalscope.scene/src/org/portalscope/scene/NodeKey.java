package org.portalscope.scene;

/**
 * Names a node across pictures, so that a selection survives stepping.
 *
 * @param process index of the process it belongs to
 * @param kind    what it shows
 * @param id      tells nodes of a kind apart: a handle, a Portal index, an address, an ordinal
 */
public record NodeKey(int process, Kind kind, long id) {

    /** What a node shows. */
    public enum Kind {
        /** A tile of the strip. */
        PROCESS,
        /** A message in flight between two tiles; the id is its place among them. */
        FLIGHT,
        /** The message in question. */
        MESSAGE,
        /** An index of the Portal table. */
        PORTAL,
        /** A run of unused indices of the Portal table. */
        UNUSED,
        /** A match entry; the id is its handle. */
        ENTRY,
        /** A run of match entries in one row; the id is the handle of its first. */
        FOLD,
        /** A memory descriptor; the id is its handle. */
        DESCRIPTOR,
        /** A region of memory; the id is its address. */
        REGION,
        /** An event queue; the id is its handle. */
        QUEUE,
        /** Words where there is nothing to draw. */
        NOTE,
        /** Something on a lifeline; the id is its transition and, in the lower half, its step. */
        OCCURRENCE,
        /** The column of a bit in a comparison; the id is its number. */
        BIT,
        /** A bit that is being edited; the id is its number, behind 64 bits that of a bit to be ignored. */
        EDITED,
        /** A field of match bits, or a part of a process id, in a comparison. */
        FIELD,
        /** Hexadecimal digits beside the bits of a comparison. */
        DIGITS,
        /** A box of the flow chart. */
        BOX,
        /** A heading; no key leads to it. */
        CAPTION
    }
}
