package org.portalscope.analysis.excerpt;

/** Is told how far the search for the fewest calls has come. */
@FunctionalInterface
public interface ExcerptProgress {

    /**
     * A smaller excerpt has been tried.
     *
     * @param tries how many were tried
     * @param most  how many are tried at most
     * @param calls of the smallest excerpt that does
     */
    void tried(int tries, int most, int calls);
}
