package org.portalscope.cli.argument;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;

import org.portalscope.recording.RecordingException;
import org.portalscope.recording.read.RecordingFile;

/** A recording that the command line names. */
public final class RecordingArgument {

    private RecordingArgument() {
    }

    /** Whether a name is that of a recording and not of a scenario. */
    public static boolean isRecording(String name) {
        return name.toLowerCase(Locale.ROOT).endsWith(RecordingFile.SUFFIX);
    }

    /** @throws BadInputException if it cannot be the name of a file */
    public static Path path(String name) throws BadInputException {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new BadInputException(name + ": this cannot be the name of a file: " + e.getReason());
        }
    }

    /**
     * Opens a recording.
     *
     * @throws BadInputException if it is none, or cannot be read
     */
    public static RecordingFile open(Path path) throws BadInputException {
        try {
            return RecordingFile.open(path);
        } catch (IOException e) {
            throw refusal(path, e);
        }
    }

    /** Why a recording cannot be read, for the user. */
    public static BadInputException refusal(Path path, IOException why) {
        return refusal(path.toString(), why);
    }

    /**
     * Why recordings cannot be read, for the user.
     *
     * @param names what messages call them
     */
    public static BadInputException refusal(String names, IOException why) {
        if (why instanceof RecordingException damage) {
            return damage.unrecognized().map(cause -> new BadInputException(names + " is damaged in a way that Portalscope does not recognize", cause))
                    .orElseGet(() -> new BadInputException(names + ": " + damage.getMessage()));
        }
        return new BadInputException(names + ": "
                + (why instanceof NoSuchFileException ? "there is no such file" : "the file cannot be read: " + why.getMessage()));
    }
}
