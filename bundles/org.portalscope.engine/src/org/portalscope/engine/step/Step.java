package org.portalscope.engine.step;

/**
 * One thing that happened while an input was processed: a {@link Check} decided something, or an {@link Effect} changed something.
 * Steps are immutable values; every view of the product is made of them.
 */
public sealed interface Step permits Check, Effect {

    /** What happened, as a short sentence without a full stop, in the words of the document. */
    String words();

    /** The section of the Portals 3.2 document that asks for it, such as {@code "4.2"}; empty where the document has no say. */
    String section();
}
