package org.portalscope.ui.session;

/** Is notified, in the display's thread, which sessions are open and which one is selected. */
public interface OpenSessionsListener {

    /** A session has been opened, closed or selected. */
    void sessionsChanged();

    /** A session has been started again; another one has taken its place. */
    default void replaced(OpenSession old, OpenSession replacement) {
    }
}
