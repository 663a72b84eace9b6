package org.portalscope.ui.tests;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Display;
import org.portalscope.ui.application.ScreenPicture;
import org.portalscope.ui.application.Theme;

/** Keeps pictures of the screen in {@code target/pictures}, in both themes and in each size of a window that the screen has room for. */
public final class Pictures {

    /** Pixels around a window that SWT leaves to a window manager, also where there is none. */
    private static final Point TRIM = new Point(6, 29);
    /** In which the toolkit leads widgets over to the colours of another theme. */
    private static final int TRANSITION_MILLISECONDS = 300;
    private static final List<Point> SIZES = List.of(new Point(1920, 1080), new Point(1280, 800));

    private Pictures() {
    }

    /** Keeps pictures of the workbench, which has the smallest size and the light theme then. */
    public static void save(Bench bench, String name) throws IOException {
        for (Point size : SIZES) {
            if (hasRoom(size)) {
                resize(bench, size);
                save(bench, name + "-" + size.x + "x" + size.y, size);
            }
        }
    }

    /** Makes the window fill so many pixels. */
    public static void resize(Bench bench, Point size) {
        bench.window().getShell().setSize(size.x + TRIM.x, size.y + TRIM.y);
        bench.settle();
    }

    /** Keeps pictures of the upper left part of the screen. */
    public static void save(Bench bench, String name, Point size) throws IOException {
        for (Theme theme : List.of(Theme.DARK, Theme.LIGHT)) {
            theme.apply();
            bench.settle();
            take(bench, name + "-" + theme.name().toLowerCase(Locale.ROOT), size);
        }
    }

    /** Keeps a picture of the upper left part of the screen, once it has been still for a while. */
    private static void take(Bench bench, String name, Point size) throws IOException {
        boolean[] taken = new boolean[1];
        picture(name, size).takeWhenStill(Display.getCurrent(), () -> taken[0] = true);
        bench.await("a picture", () -> taken[0]);
    }

    /** Keeps a picture of the upper left part of the screen, once no job runs and widgets have come to their colours: for a dialog. */
    public static void takeBehindJobs(Bench bench, String name, Point size) throws IOException {
        bench.await("the jobs", Job.getJobManager()::isIdle);
        boolean[] still = new boolean[1];
        Display.getCurrent().timerExec(TRANSITION_MILLISECONDS, () -> still[0] = true);
        bench.await("the colours of widgets", () -> still[0]);
        picture(name, size).take(Display.getCurrent());
    }

    private static ScreenPicture picture(String name, Point size) throws IOException {
        Path folder = Files.createDirectories(Path.of(System.getProperty("user.home")).resolveSibling("pictures"));
        return new ScreenPicture(folder.resolve(name + ".png"), size);
    }

    private static boolean hasRoom(Point size) {
        Rectangle screen = Display.getCurrent().getPrimaryMonitor().getBounds();
        return size.x <= screen.width && size.y <= screen.height;
    }
}
