package org.portalscope.timeline;

/** Is told now and then how far something has come that goes through a run or a recording; in any thread, but once at a time. */
@FunctionalInterface
public interface RunProgress {

    /** Nobody wants to know. */
    RunProgress NONE = (transitions, total) -> { };

    /**
     * So many transitions have been passed.
     *
     * @param total how many there are to pass
     */
    void passed(long transitions, long total);
}
