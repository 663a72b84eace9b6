package org.portalscope.ui.tests;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.portalscope.ui.application.ScreenPicture;
import org.portalscope.ui.application.Theme;

/** Keeps pictures of the screen in {@code target/pictures}, in both themes and in each size of a window that the screen has room for. */
public final class Pictures {

    private static final List<Point> SIZES = List.of(new Point(1920, 1080), new Point(1280, 800));

    private Pictures() {
    }

    /** Keeps pictures of the workbench, which has the smallest size and the light theme then. */
    public static void save(Bench bench, String name) throws IOException {
        Shell window = bench.window().getShell();
        for (Point size : SIZES) {
            if (hasRoom(size)) {
                window.setSize(size);
                bench.settle();
                save(bench, name + "-" + size.x + "x" + size.y, size);
            }
        }
    }

    /** Keeps pictures of the upper left part of the screen. */
    public static void save(Bench bench, String name, Point size) throws IOException {
        Path folder = Files.createDirectories(Path.of(System.getProperty("user.home")).resolveSibling("pictures"));
        for (Theme theme : List.of(Theme.DARK, Theme.LIGHT)) {
            theme.apply();
            bench.settle();
            boolean[] taken = new boolean[1];
            new ScreenPicture(folder.resolve(name + "-" + theme.name().toLowerCase(Locale.ROOT) + ".png"), size)
                    .takeWhenStill(Display.getCurrent(), () -> taken[0] = true);
            bench.await("a picture", () -> taken[0]);
        }
    }

    private static boolean hasRoom(Point size) {
        Rectangle screen = Display.getCurrent().getPrimaryMonitor().getBounds();
        return size.x <= screen.width && size.y <= screen.height;
    }
}
