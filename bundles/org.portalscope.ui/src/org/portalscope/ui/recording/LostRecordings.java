package org.portalscope.ui.recording;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.stream.Stream;

import org.portalscope.ui.session.OpenSessions;

/** Ends sessions whose recordings have been cut or overwritten when it is a view that cannot read them, while it draws. */
public final class LostRecordings {

    private LostRecordings() {
    }

    /** Whether something that went wrong in the display's thread comes from a recording that has been changed; its session has ended then. */
    public static boolean explain(Throwable thrown, OpenSessions sessions) {
        return unreadable(thrown).filter(sessions::loseChanged).isPresent();
    }

    private static Optional<IOException> unreadable(Throwable thrown) {
        return Stream.iterate(thrown, cause -> cause != null, Throwable::getCause).filter(UncheckedIOException.class::isInstance)
                .map(UncheckedIOException.class::cast).map(UncheckedIOException::getCause).findFirst();
    }
}
