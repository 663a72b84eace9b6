package org.portalscope.timeline;

/**
 * What is to be learnt of the transitions of a timeline. They are looked at in segments, several at once, each by a visitor of its own.
 *
 * @param <V> of visitors
 */
public interface TimelineScan<V extends TransitionVisitor> {

    /** A visitor of a segment; asked for in any thread. */
    V visitor();

    /** Whether those that lie behind its segment, in the direction of the scan, need not be looked at; asked in any thread. */
    boolean isLast(V visitor);

    /** Takes what a visitor has learnt: one after the other, those of earlier segments, in the direction of the scan, before the others. */
    void take(V visitor);
}
