package org.portalscope.cli.argument;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;

import org.portalscope.expression.value.Problem;
import org.portalscope.expression.value.Suggestion;
import org.portalscope.goal.program.GoalFile;
import org.portalscope.protocol.Protocols;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.library.Library;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.scenario.source.ScenarioFile;

/** What a word of the command line stands for: a scenario file, a GOAL schedule, a scenario of the library, or {@code -} for what standard input holds. */
public record NamedScenario(String name) {

    /** What errors call it. */
    private static final String STANDARD_INPUT = "standard input";

    /** @throws ScenarioException if it cannot be read or has errors */
    public Scenario read() throws ScenarioException {
        if (isGoal()) {
            return new GoalRunOptions().read(this);
        }
        if (isStandardInput()) {
            return Scenario.readText(STANDARD_INPUT, inputText(), protocols());
        }
        return isFile() ? Scenario.read(path(), protocols()) : Library.open(libraryId());
    }

    /**
     * The same without virtual time if it is a GOAL schedule.
     *
     * @throws ScenarioException if it cannot be read or has errors
     */
    public Scenario readUntimed() throws ScenarioException {
        return isGoal() ? new GoalRunOptions().readUntimed(this) : read();
    }

    /**
     * The same for a command that reads something else from standard input.
     *
     * @param what it reads there
     */
    public Scenario readBesides(String what) throws ScenarioException, BadInputException {
        if (isStandardInput()) {
            throw new BadInputException("standard input holds " + what + " here: name a file for the scenario");
        }
        return read();
    }

    /**
     * Looks for what is wrong with it, which may be a file that scenarios import.
     *
     * @return what is right, but may not be what its author means
     * @throws ScenarioException if it cannot be read or has errors
     */
    public List<Problem> check() throws ScenarioException {
        if (isStandardInput()) {
            return Scenario.checkText(STANDARD_INPUT, inputText(), protocols());
        } else if (isGoal()) {
            GoalFile.read(path());
        } else if (isFile()) {
            return Scenario.check(path(), protocols());
        } else {
            libraryId(); // a test checks the library
        }
        return List.of();
    }

    /** Whether it is a GOAL schedule, which becomes a scenario of MPI programs. */
    public boolean isGoal() {
        return GoalFile.isGoal(name);
    }

    public boolean isStandardInput() {
        return name.equals("-");
    }

    /** What errors call it. */
    public String title() {
        return isStandardInput() ? STANDARD_INPUT : name;
    }

    /**
     * What standard input holds, for the one who asks first.
     *
     * @throws ScenarioException if it cannot be read, is too much or no text
     */
    public static String inputText() throws ScenarioException {
        try {
            return ScenarioFile.decode(STANDARD_INPUT, System.in.readNBytes(ScenarioFile.LARGEST + 1));
        } catch (IOException e) {
            throw new ScenarioException(STANDARD_INPUT + " cannot be read: " + e.getMessage(), e);
        }
    }

    /** @throws ScenarioException if it cannot be a path */
    public Path path() throws ScenarioException {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new ScenarioException(name + ": this cannot be the name of a file: " + e.getReason());
        }
    }

    private boolean isFile() throws ScenarioException {
        return !name.isEmpty() && Files.exists(path());
    }

    private String libraryId() throws ScenarioException {
        if (!Library.ids().contains(name)) {
            throw new ScenarioException((name.isEmpty() ? "''" : name) + ": there is no such file, and no scenario of that name in the library"
                    + Suggestion.near(name, Library.ids()) + "; 'portalscope list' tells the names");
        }
        return name;
    }

    /** The protocols on the class path. */
    public static Protocols protocols() {
        return Protocols.installed(NamedScenario.class.getClassLoader());
    }
}
