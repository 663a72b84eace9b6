package org.portalscope.engine.step;

/** A decision that changes nothing. A check that did not pass says why in its {@link #words()}. */
public non-sealed interface Check extends Step {

    /** Whether what was asked holds. */
    boolean passed();

    /** What refuses if it does not pass, in one or two words for narrow places; empty if there are none. */
    default String reason() {
        return "";
    }

    @Override
    default Category category() {
        return Category.DECISION;
    }
}
