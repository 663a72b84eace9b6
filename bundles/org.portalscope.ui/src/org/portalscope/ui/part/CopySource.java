package org.portalscope.ui.part;

/** What is selected in a view, in each form in which it can leave the window; empty where there is nothing to copy. */
public interface CopySource {

    /** As words, the cells of rows with tabs between them. */
    String text();

    /** As comma-separated values. */
    String csv();
}
