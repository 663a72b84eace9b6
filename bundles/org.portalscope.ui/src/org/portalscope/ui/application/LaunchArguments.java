package org.portalscope.ui.application;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Optional;
import org.eclipse.swt.graphics.Point;

/**
 * What the command line asks of the workbench: {@code [-theme light|dark] [-size WxH] [-picture FILE.png] [-open FILE|NAME [-replay FILE] | -first NAME |
 * -gallery]}.
 *
 * <p>Other arguments are left to the platform, which does not remove all of its own.
 *
 * @param scenario what to open instead of the last session: the file of a scenario or a recording, or the name of a scenario in the library
 * @param schedule the schedule that it replays
 * @param first    the scenario to open if nothing was open when the workbench ended last
 * @param gallery  whether the gallery is in front
 * @param theme    the theme to use instead of the system's
 * @param size     the size of the window in pixels
 * @param picture  where to save a picture of the window, after which the workbench closes
 */
public record LaunchArguments(Optional<Path> scenario, Optional<Path> schedule, Optional<Path> first, boolean gallery, Optional<Theme> theme,
        Optional<Point> size, Optional<Path> picture) {

    /**
     * Reads the arguments of the application.
     *
     * @throws IllegalArgumentException naming the argument whose value is missing or not understood
     */
    public static LaunchArguments parse(String... arguments) {
        Optional<Path> scenario = Optional.empty();
        Optional<Path> schedule = Optional.empty();
        Optional<Path> first = Optional.empty();
        boolean gallery = false;
        Optional<Theme> theme = Optional.empty();
        Optional<Point> size = Optional.empty();
        Optional<Path> picture = Optional.empty();
        for (Iterator<String> rest = Arrays.asList(arguments).iterator(); rest.hasNext();) {
            String argument = rest.next();
            switch (argument) {
                case "-theme" -> theme = Optional.of(Theme.parse(value(argument, rest)));
                case "-size" -> size = Optional.of(size(value(argument, rest)));
                case "-picture" -> picture = Optional.of(Path.of(value(argument, rest)));
                case "-open" -> scenario = Optional.of(Path.of(value(argument, rest)));
                case "-replay" -> schedule = Optional.of(Path.of(value(argument, rest)));
                case "-first" -> first = Optional.of(Path.of(value(argument, rest)));
                case "-gallery" -> gallery = true;
                default -> { }
            }
        }
        return new LaunchArguments(scenario, schedule, first, gallery, theme, size, picture);
    }

    private static String value(String option, Iterator<String> rest) {
        if (!rest.hasNext()) {
            throw new IllegalArgumentException(option + " wants a value");
        }
        return rest.next();
    }

    private static Point size(String text) {
        if (!text.matches("[1-9]\\d{0,4}x[1-9]\\d{0,4}")) {
            throw new IllegalArgumentException("-size wants WIDTHxHEIGHT in pixels, such as 1280x800, not " + text);
        }
        int x = text.indexOf('x');
        return new Point(Integer.parseInt(text.substring(0, x)), Integer.parseInt(text.substring(x + 1)));
    }
}
