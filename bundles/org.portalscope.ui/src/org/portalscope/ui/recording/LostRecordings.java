package org.portalscope.ui.recording;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

import org.eclipse.swt.widgets.Display;
import org.portalscope.ui.session.OpenSessions;

/** Ends sessions whose recordings have been cut or overwritten when it is a view that cannot read them, while it draws. */
public final class LostRecordings {

    private final OpenSessions sessions;

    private LostRecordings(OpenSessions sessions) {
        this.sessions = sessions;
    }

    /** Looks at what goes wrong in the display's thread from now on. */
    public static void watch(Display display, OpenSessions sessions) {
        LostRecordings lost = new LostRecordings(sessions);
        Consumer<RuntimeException> others = display.getRuntimeExceptionHandler();
        display.setRuntimeExceptionHandler(thrown -> {
            if (!lost.explains(thrown)) {
                others.accept(thrown);
            }
        });
    }

    /** Whether what went wrong is that a recording has been changed; its session has ended then. */
    private boolean explains(RuntimeException thrown) {
        return unreadable(thrown).filter(sessions::loseChanged).isPresent();
    }

    private static Optional<IOException> unreadable(RuntimeException thrown) {
        return Stream.<Throwable>iterate(thrown, cause -> cause != null, Throwable::getCause).filter(UncheckedIOException.class::isInstance)
                .map(UncheckedIOException.class::cast).map(UncheckedIOException::getCause).findFirst();
    }
}
