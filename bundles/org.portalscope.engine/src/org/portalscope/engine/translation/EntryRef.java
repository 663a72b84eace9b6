package org.portalscope.engine.translation;

/**
 * Names a match entry in a check.
 *
 * @param handle   the match entry
 * @param portal   the Portal index of its list
 * @param position its place in the list when it was examined, from 1
 */
public record EntryRef(long handle, int portal, int position) {

    @Override
    public String toString() {
        return "entry " + position;
    }
}
