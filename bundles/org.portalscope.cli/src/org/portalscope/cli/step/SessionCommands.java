package org.portalscope.cli.step;

import java.io.PrintWriter;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;

import org.portalscope.analysis.excerpt.RunExcerpt;
import org.portalscope.analysis.whatif.RequestMembers;
import org.portalscope.analysis.whatif.WhatIf;
import org.portalscope.analysis.whatif.WhatIfAnswer;
import org.portalscope.analysis.whatif.WhatIfException;
import org.portalscope.cli.argument.BadInputException;
import org.portalscope.cli.excerpt.Excerpts;
import org.portalscope.cli.output.OutputFile;
import org.portalscope.cli.run.TextReport;
import org.portalscope.export.FileKind;
import org.portalscope.recording.excerpt.ExcerptException;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.Session;
import org.portalscope.timeline.session.SessionDriver;

/** The commands that make something of the transition at the cursor and leave the cursor where it is. */
final class SessionCommands {

    private static final String EXCERPT = "excerpt";
    private static final String WHAT_IF = "whatif";

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
        return List.of("excerpt FILE makes a scenario of the calls that lead to the arrival at the cursor",
                "whatif QUESTION translates the request at the cursor as another one, such as whatif put bits=0x8 from=0:0, or with what is edited before: "
                        + "whatif entry me 0 bits=0x8; md md 0 threshold=1");
    }

    /** Whether a command is one of these. */
    static boolean isOne(String command) {
        return word(command).equals(EXCERPT) || word(command).equals(WHAT_IF);
    }

    private static String word(String command) {
        return command.split("\\s", 2)[0];
    }

    /** Follows a command that is one of these. */
    void follow(String command) {
        String argument = command.substring(word(command).length()).strip();
        if (word(command).equals(WHAT_IF)) {
            whatIf(argument);
            return;
        }
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

    private void whatIf(String question) {
        try {
            WhatIfAnswer answer = WhatIf.at(driver.session().timeline(), driver.session().position(), () -> false).orElseThrow().ask(question);
            out.println("What if " + answer.request().label() + " had come with " + RequestMembers.words(answer.request()) + ':');
            answer.rows().forEach(row -> out.println(TextReport.text(row, "    ")));
            out.println(answer.words());
        } catch (WhatIfException e) {
            out.println(e.getMessage());
        }
    }

    private void excerpt(Path file) throws BadInputException, ExcerptException {
        Session session = driver.session();
        OutputFile.check(file, FileKind.SCENARIO);
        RunExcerpt excerpt = Excerpts.maker(launch, session).excerpt(session.position().transition(), (tries, most, calls) -> { }, () -> false).orElseThrow();
        Excerpts.write(excerpt, file).forEach(out::println);
    }
}
