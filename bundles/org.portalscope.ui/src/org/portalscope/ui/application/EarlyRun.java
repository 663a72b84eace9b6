package org.portalscope.ui.application;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Set;

import org.eclipse.swt.graphics.ImageLoader;
import org.portalscope.model.projection.Projection;
import org.portalscope.scenario.library.Library;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.scene.TextMeasure;
import org.portalscope.scene.portals.PortalsScene;
import org.portalscope.scene.portals.SceneOptions;
import org.portalscope.timeline.session.InitialPositions;
import org.portalscope.timeline.session.Session;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.ui.session.RunSettings;

/**
 * Runs a scenario of the library up to its first translation while the platform makes the window, lays out its graph, draws an icon, and forgets all that: the
 * classes of parser, engine, session and pictures are loaded then when the window and the user's scenario want them, by the processor that has less to do.
 */
final class EarlyRun {

    private static final String ICON = "/icons/portals-graph.svg";

    private EarlyRun() {
    }

    /** Begins in a thread of its own, which does not keep the virtual machine from ending. */
    static Thread begin() {
        Thread thread = new Thread(EarlyRun::run, "Early run");
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    private static void run() {
        try (SessionDriver driver = RunSettings.DEFAULT.launch(Library.open(Library.ids().get(0)), "").start().drive()) {
            InitialPositions.firstTranslation(driver);
            layOut(driver.session());
        } catch (ScenarioException e) {
            throw new IllegalStateException("a scenario of the library is wrong", e);
        }
        drawIcon();
    }

    private static void layOut(Session session) {
        int process = Math.max(0, session.cursorState().process());
        Projection projection = new Projection(session.state(), Set.of(process));
        PortalsScene.build(projection.model(), process, session.cursorState(), SceneOptions.DEFAULT, TextMeasure.ESTIMATE);
    }

    /** Draws an icon of the bundle, if this is one: on a plain class path there is none. */
    private static void drawIcon() {
        try (InputStream icon = EarlyRun.class.getResourceAsStream(ICON)) {
            if (icon != null) {
                new ImageLoader().load(icon);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
