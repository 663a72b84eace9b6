package org.portalscope.timeline;

/**
 * Transitions that follow one another, which one world executes again.
 *
 * @param first number of the first one
 * @param last  number of the last one
 */
record ReplayedRange(int first, int last) {

    int length() {
        return last - first + 1;
    }
}
