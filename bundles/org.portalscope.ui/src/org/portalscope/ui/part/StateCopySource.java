package org.portalscope.ui.part;

/** Parts of the state that are selected in a view; they can also leave the window as statements. */
public interface StateCopySource extends CopySource {

    /** As statements of the scenario language that make such objects; empty where none do. */
    String scenario();
}
