package org.portalscope.ui.stepping;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.commands.IElementUpdater;
import org.eclipse.ui.menus.UIElement;
import org.portalscope.graph.Coalesced;
import org.portalscope.presentation.control.Playback;
import org.portalscope.timeline.Direction;
import org.portalscope.ui.part.ViewedSession;
import org.portalscope.ui.preferences.Preferences;
import org.portalscope.ui.session.OpenSession;

/** Plays a session in the direction behind its name in plugin.xml, {@code PlayHandler:BACK}, or pauses what plays; there is one at a time. */
public final class PlayHandler extends AbstractHandler implements IExecutableExtension, IElementUpdater {

    private static final String FORWARD = "org.portalscope.ui.play";
    private static final String BACK = "org.portalscope.ui.playBackwards";

    private static Optional<Playback> playing = Optional.empty();
    private static StepTimes times;

    private Direction direction;

    @Override
    public void setInitializationData(IConfigurationElement element, String property, Object data) {
        direction = Direction.valueOf((String) data);
    }

    @Override
    public Object execute(ExecutionEvent execution) {
        Optional<OpenSession> session = ViewedSession.of(execution).open();
        boolean pauses = playing.filter(it -> it.direction() == direction).map(Playback::controller)
                .filter(it -> session.filter(open -> open.controller() == it).isPresent()).isPresent();
        playing.ifPresent(Playback::pause);
        if (!pauses) {
            session.filter(open -> !open.controller().isBusy()).ifPresent(this::play);
        }
        return null;
    }

    private void play(OpenSession session) {
        times = new StepTimes(System.nanoTime());
        playing = Optional.of(new Playback(session.controller(), direction, Preferences.speed(), PlayHandler::after, PlayHandler::end));
        refresh();
    }

    /** Each step is drawn before the next one comes: timers come before what is to be drawn, what is to be done soon comes behind it. */
    private static void after(Duration interval, Runnable task) {
        Display display = Display.getCurrent();
        display.timerExec(times.next(interval, System.nanoTime()), () -> display.asyncExec(() -> {
            task.run();
            Coalesced.drawNow();
        }));
    }

    private static void end() {
        playing = Optional.empty();
        refresh();
    }

    /** Plays with another speed from now on. */
    static void speed(int stepsPerSecond) {
        Preferences.setSpeed(stepsPerSecond);
        playing.ifPresent(it -> it.speed(stepsPerSecond));
    }

    private static void refresh() {
        ICommandService commands = PlatformUI.getWorkbench().getService(ICommandService.class);
        commands.refreshElements(FORWARD, null);
        commands.refreshElements(BACK, null);
    }

    /** The button of what plays pauses it. */
    @Override
    @SuppressWarnings("rawtypes")
    public void updateElement(UIElement element, Map parameters) {
        boolean isPlaying = playing.filter(it -> it.direction() == direction).isPresent();
        String name = direction == Direction.FORWARD ? "Play" : "Play Backwards";
        element.setText(isPlaying ? "Pause" : name);
        element.setTooltip(isPlaying ? "Pause" : name + ": " + Preferences.speed() + " steps a second");
        image(isPlaying ? "icons/pause.svg" : direction == Direction.FORWARD ? "icons/play.svg" : "icons/play-back.svg").ifPresent(element::setIcon);
    }

    private static Optional<ImageDescriptor> image(String path) {
        return ResourceLocator.imageDescriptorFromBundle("org.portalscope.ui", path);
    }
}
