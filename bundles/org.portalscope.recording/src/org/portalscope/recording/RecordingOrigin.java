package org.portalscope.recording;

import java.util.List;

import org.portalscope.engine.description.ControlCharacters;

/**
 * What a recording was made from and by.
 *
 * @param title         what it is about: the name of a scenario or a program
 * @param engineVersion the version of the engine that ran, such as {@code 0.1.0}
 * @param processes     those recorded, in the order of their indices
 * @param sources       the texts that it ran, the one it began with first; none if the program was not a scenario
 * @param options       what it was started with besides, as on the command line, such as {@code --order}, {@code random 7}
 * @param capture       which bytes of messages' data it holds
 */
public record RecordingOrigin(String title, String engineVersion, List<RecordedProcess> processes, List<EmbeddedFile> sources, List<String> options,
        CapturePolicy capture) {

    /** The option of a process that ran by itself; its name follows. */
    public static final String NODE = "--process";

    /** A name in the title, the version or the options cannot end a line of what is printed of it: its control characters are written as they are shown. */
    public RecordingOrigin {
        title = ControlCharacters.shown(title);
        engineVersion = ControlCharacters.shown(engineVersion);
        processes = List.copyOf(processes);
        sources = List.copyOf(sources);
        options = List.copyOf(options.stream().map(ControlCharacters::shown).toList());
    }

    /** Whether it holds everybody there was: that of a scenario does; those of processes that ran by themselves know of others from their messages only. */
    public boolean isWhole() {
        return !sources.isEmpty() && !options.contains(NODE);
    }
}
