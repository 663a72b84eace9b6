package org.portalscope.world.program;

import java.util.Optional;
import java.util.function.Function;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.protocol.Phrase;
import org.portalscope.engine.protocol.ProtocolObject;

/**
 * The names of the processes of a run, and those that a thread of a program has for objects of protocols. Long names lack their middle.
 *
 * @param processes names of the processes by their ids, or nothing
 */
public record ProgramNames(Function<ProcessId, Optional<String>> processes, Program program, int thread) implements Phrase.Names {

    /** Characters of a name. */
    private static final int LONGEST = 60;
    /** Characters of the end of a long name, which has the index of the process. */
    private static final int END = 12;

    @Override
    public String process(ProcessId id) {
        return processes.apply(id).map(ProgramNames::shortened).orElseGet(id::toString);
    }

    @Override
    public String object(ProtocolObject object) {
        return object.words(called(object));
    }

    /** How the program calls an object, without what it is. */
    public String called(ProtocolObject object) {
        Optional<String> variable = object.noun().isEmpty() ? Optional.empty() : program.nameOf(thread, object.type(), object.handle());
        return shortened(variable.orElse(object.name()));
    }

    /** A name without its middle if it is long. */
    public static String shortened(String name) {
        int length = name.codePointCount(0, name.length());
        return length <= LONGEST ? name
                : name.substring(0, name.offsetByCodePoints(0, LONGEST - END - 1)) + "…" + name.substring(name.offsetByCodePoints(0, length - END));
    }
}
