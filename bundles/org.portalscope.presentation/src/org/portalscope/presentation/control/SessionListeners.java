package org.portalscope.presentation.control;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

import org.portalscope.timeline.Direction;

/** All who are notified of what becomes of a session, as one of them. */
public final class SessionListeners implements SessionListener {

    private final List<SessionListener> listeners = new CopyOnWriteArrayList<>();

    /** Notifies one more from now on. */
    public void add(SessionListener listener) {
        listeners.add(listener);
    }

    /** Notifies one of them no more. */
    public void remove(SessionListener listener) {
        listeners.remove(listener);
    }

    @Override
    public void changed() {
        listeners.forEach(SessionListener::changed);
    }

    @Override
    public void stopped(Direction direction) {
        listeners.forEach(listener -> listener.stopped(direction));
    }

    @Override
    public void missed(String sentence) {
        listeners.forEach(listener -> listener.missed(sentence));
    }

    @Override
    public void lost(IOException why) {
        listeners.forEach(listener -> listener.lost(why));
    }

    @Override
    public void busy(boolean busy) {
        listeners.forEach(listener -> listener.busy(busy));
    }
}
