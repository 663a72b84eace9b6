package org.portalscope.cli;

import java.io.PrintWriter;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;

import org.portalscope.recording.excerpt.ExcerptException;
import org.portalscope.session.Launch;
import org.portalscope.session.Session;
import org.portalscope.session.SessionDriver;
import org.portalscope.session.excerpt.RunExcerpt;

/** The commands that make something of the transition at the cursor and leave the cursor where it is. */
final class SessionCommands {

    private static final String EXCERPT = "excerpt";

    private final SessionDriver driver;
    private final Launch launch;
    private final PrintWriter out;

    /** @param launch what the session was started from */
    SessionCommands(SessionDriver driver, Launch launch, PrintWriter out) {
        this.driver = driver;
        this.launch = launch;
        this.out = out;
    }

    /** A line for each command. */
    static List<String> help() {
        return List.of("excerpt FILE makes a scenario of the calls that lead to the arrival at the cursor");
    }

    /** Whether a command is one of these. */
    static boolean isOne(String command) {
        return command.split("\\s", 2)[0].equals(EXCERPT);
    }

    /** Follows a command that is one of these. */
    void follow(String command) {
        String argument = command.substring(EXCERPT.length()).strip();
        try {
            if (argument.isEmpty()) {
                throw new BadInputException("excerpt wants the name of a file, such as excerpt part.ptl");
            }
            excerpt(Path.of(argument));
        } catch (BadInputException | ExcerptException e) {
            out.println(e.getMessage());
        } catch (InvalidPathException e) {
            out.println(argument + ": this cannot be the name of a file: " + e.getReason());
        }
    }

    private void excerpt(Path file) throws BadInputException, ExcerptException {
        Session session = driver.session();
        if (session.position().transition() == 0) {
            throw new ExcerptException("No message arrives at the start: an excerpt leads to the arrival of one.");
        }
        OutputFile.check(file);
        RunExcerpt excerpt = Excerpts.maker(launch, session).excerpt(session.position().transition(), (tries, most, calls) -> { }, () -> false).orElseThrow();
        Excerpts.write(excerpt, file).forEach(out::println);
    }
}
