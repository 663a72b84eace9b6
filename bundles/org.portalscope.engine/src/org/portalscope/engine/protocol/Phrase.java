package org.portalscope.engine.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

import org.portalscope.engine.api.ProcessId;

/** A phrase about processes and objects of a protocol. Whoever shows it fills in their names. Immutable. */
public record Phrase(List<Part> parts) {

    /** Says nothing. */
    public static final Phrase EMPTY = new Phrase(List.of());

    public Phrase {
        parts = List.copyOf(parts);
    }

    /** A word group, a process or an object. */
    public sealed interface Part permits Words, NamedProcess, ProtocolObject {
    }

    /** Words as they are. */
    public record Words(String words) implements Part {
    }

    /** A process, by its name. */
    public record NamedProcess(ProcessId id) implements Part {
    }

    /** How processes and objects are called. */
    public interface Names {

        /** The name of a process. */
        String process(ProcessId id);

        /** The name of an object with what it is, such as {@code communicator c}. */
        String object(ProtocolObject object);
    }

    /** A phrase of words. */
    public static Phrase of(String words) {
        return EMPTY.words(words);
    }

    /** Followed by words. */
    public Phrase words(String words) {
        return plus(new Words(words));
    }

    /** Followed by the name of a process. */
    public Phrase process(ProcessId id) {
        return plus(new NamedProcess(id));
    }

    /** Followed by the name of an object. */
    public Phrase object(ProtocolObject object) {
        return plus(object);
    }

    /** Followed by another phrase. */
    public Phrase then(Phrase other) {
        List<Part> all = new ArrayList<>(parts);
        all.addAll(other.parts);
        return new Phrase(all);
    }

    private Phrase plus(Part part) {
        return then(new Phrase(List.of(part)));
    }

    /** The phrase as text. */
    public String text(Names names) {
        return parts.stream().map(part -> text(part, names)).collect(Collectors.joining());
    }

    private static String text(Part part, Names names) {
        if (part instanceof Words words) {
            return words.words();
        }
        return part instanceof NamedProcess process ? names.process(process.id()) : names.object((ProtocolObject) part);
    }
}
