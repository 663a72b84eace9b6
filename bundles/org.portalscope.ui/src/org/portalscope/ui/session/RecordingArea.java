package org.portalscope.ui.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.Platform;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.Version;
import org.portalscope.analysis.breakpoint.BreakpointFile;
import org.portalscope.engine.api.Ptl;
import org.portalscope.replay.recording.RecordingFolder;
import org.portalscope.replay.recording.SessionRecorder;
import org.portalscope.replay.recording.SessionRecording;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.ui.preferences.Preferences;

/** Where the workbench keeps the recordings of the sessions that are running. */
public final class RecordingArea {

    private static final RecordingFolder FOLDER = new RecordingFolder(
            Platform.getStateLocation(FrameworkUtil.getBundle(RecordingArea.class)).toPath().resolve("recordings"));

    /** Found before the first session of this workbench writes into the folder. */
    private static final List<RecordingFolder.Left> LEFT = find();

    private RecordingArea() {
    }

    /** Records a session from its start; nothing if that is not possible, which is logged: the session runs all the same. */
    static Optional<SessionRecording> record(Launch launch, LocalSession session) {
        try {
            return Optional.of(SessionRecorder.record(FOLDER.next(), launch, session, engineVersion(), Preferences.recordingLimits()));
        } catch (IOException e) {
            ILog.get().warn("The session '" + launch.title() + "' is not recorded", e);
            return Optional.empty();
        }
    }

    private static String engineVersion() {
        Version version = FrameworkUtil.getBundle(Ptl.class).getVersion();
        return version.getMajor() + "." + version.getMinor() + "." + version.getMicro();
    }

    /** The recordings of runs of earlier workbenches that were not closed in good order. */
    public static List<RecordingFolder.Left> left() {
        return List.copyOf(LEFT);
    }

    private static List<RecordingFolder.Left> find() {
        try {
            return FOLDER.left();
        } catch (IOException e) {
            ILog.get().warn("What is left of earlier runs is not known", e);
            return List.of();
        }
    }

    /** A place for a recording that is made to be opened. */
    public static Path next() throws IOException {
        return FOLDER.next();
    }

    /** Whether a recording is one that the workbench keeps for itself. */
    public static boolean holds(Path file) {
        return FOLDER.holds(file);
    }

    /** Throws away the recording of such a run. */
    public static void discard(RecordingFolder.Left left) {
        try {
            Files.deleteIfExists(left.file());
            BreakpointFile.beside(left.file()).remove();
        } catch (IOException e) {
            ILog.get().warn("The recording of a run that was not closed stays where it is", e);
        }
    }
}
