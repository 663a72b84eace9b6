package org.portalscope.node.process;

/**
 * How a node ended.
 *
 * @param failure what went wrong, as a sentence; null if nothing did
 */
public record NodeEnding(String failure) {

    /** Whether nothing went wrong. */
    public boolean isFine() {
        return failure == null;
    }
}
