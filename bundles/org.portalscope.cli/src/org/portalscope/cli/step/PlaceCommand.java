package org.portalscope.cli.step;

import java.io.PrintWriter;
import java.util.Optional;

import org.portalscope.analysis.place.Place;
import org.portalscope.analysis.place.PlaceReader;
import org.portalscope.expression.value.Problem;
import org.portalscope.expression.value.Problems;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.RunProgress;
import org.portalscope.timeline.session.SessionDriver;

/** The command that moves the cursor to a place which is described. */
final class PlaceCommand {

    private static final String GO = "go";

    private final SessionDriver driver;
    private final PrintWriter out;

    PlaceCommand(SessionDriver driver, PrintWriter out) {
        this.driver = driver;
        this.out = out;
    }

    /** A line for it. */
    static String help() {
        return "go PLACE to a place in what has been executed: " + PlaceReader.EXAMPLES;
    }

    /** Whether a command is this one. */
    static boolean isOne(String command) {
        return command.split("\\s", 2)[0].equals(GO);
    }

    /** Follows the command, and says why if the cursor does not move. */
    boolean follow(String command) {
        Problems problems = new Problems();
        Optional<Place> place = PlaceReader.read(command.substring(GO.length()), driver.session(), problems);
        problems.sorted().stream().map(Problem::message).forEach(out::println);
        return place.isPresent() && go(place.get());
    }

    private boolean go(Place place) {
        Optional<Position> found = place.find(new WorkerScan(), RunProgress.NONE, () -> false);
        found.ifPresentOrElse(driver::seek, () -> out.println(place.missing()));
        return found.isPresent();
    }
}
