package org.portalscope.ui.preferences;

import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.preference.IPreferenceStore;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.ui.preferences.ScopedPreferenceStore;
import org.portalscope.replay.recording.RecordingLimits;
import org.portalscope.timeline.session.LocalSession;

/** What users can choose for all sessions. */
public final class Preferences {

    /** Transitions that one key press executes at most. */
    static final String BOUND = "bound";

    /** Gigabytes that the recording of a run takes when it pauses. */
    static final String RECORDING = "recordingGigabytes";

    /** Per cent of the disk that recordings leave free. */
    static final String FREE = "recordingFreePercent";

    /** The theme: {@code system}, {@code light} or {@code dark}. */
    public static final String THEME = "theme";

    /** The size of text in percent of the system's. */
    public static final String TEXT_SIZE = "textSize";

    /** Whether the way of a message moves to where it goes. */
    static final String MOTION = "motion";

    /** Steps a second that are played. */
    private static final String SPEED = "playSpeed";

    private static final int USUAL_SPEED = 10;
    /** In percent of the system's size of text. */
    private static final int LEAST_TEXT = 100;
    private static final int MOST_TEXT = 250;
    private static final double PER_CENT = 0.01;
    private static final long GIGABYTE = 1_000_000_000;
    private static final String NODE = "org.portalscope.ui";

    private Preferences() {
    }

    /** Where they are kept, with what holds unless something is chosen. */
    static IPreferenceStore store() {
        ScopedPreferenceStore store = new ScopedPreferenceStore(InstanceScope.INSTANCE, NODE);
        store.setDefault(BOUND, LocalSession.LONGEST);
        store.setDefault(SPEED, USUAL_SPEED);
        store.setDefault(RECORDING, (int) (RecordingLimits.DEFAULT.bytes() / GIGABYTE));
        store.setDefault(FREE, (int) Math.round(RecordingLimits.DEFAULT.share() / PER_CENT));
        store.setDefault(THEME, "system");
        store.setDefault(TEXT_SIZE, LEAST_TEXT);
        store.setDefault(MOTION, true);
        return store;
    }

    /** Transitions that one move of a cursor executes at most, at least one. */
    public static int bound() {
        return Math.max(1, store().getInt(BOUND));
    }

    /** Tells somebody of each change for as long as the workbench runs. */
    public static void onChange(IPropertyChangeListener listener) {
        store().addPropertyChangeListener(listener);
    }

    /** The theme that the user has chosen, as {@link #THEME} names it. */
    public static String theme() {
        return store().getString(THEME);
    }

    /** The size of text in percent of the system's. */
    public static int textSize() {
        return Math.max(LEAST_TEXT, Math.min(MOST_TEXT, store().getInt(TEXT_SIZE)));
    }

    /** Whether anything may move by itself: the user has not switched it off here, nor in the settings of the desktop. */
    public static boolean motion() {
        return store().getBoolean(MOTION) && DesktopMotion.isWanted();
    }

    /** Steps a second that are played. */
    public static int speed() {
        return store().getInt(SPEED);
    }

    /** Lets so many steps a second be played, at later starts, too. */
    public static void setSpeed(int stepsPerSecond) {
        store().setValue(SPEED, stepsPerSecond);
    }

    /** When a run pauses whose recording takes much room. */
    public static RecordingLimits recordingLimits() {
        return new RecordingLimits(Math.max(1, store().getInt(RECORDING)) * GIGABYTE, store().getInt(FREE) * PER_CENT);
    }
}
