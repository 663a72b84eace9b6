package org.portalscope.engine.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.description.ControlCharacters;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;

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

        public Words {
            words = ControlCharacters.shown(words);
        }
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

    /** Calls processes by their ids, and objects as their protocols do. */
    public static final Names UNNAMED = processNames(id -> Optional.empty());

    /** Calls processes by names, or by their ids if they have none, and objects as their protocols do. */
    public static Names processNames(Function<ProcessId, Optional<String>> names) {
        return new Names() {

            @Override
            public String process(ProcessId id) {
                return names.apply(id).orElseGet(id::toString);
            }

            @Override
            public String object(ProtocolObject object) {
                return object.words(object.name());
            }
        };
    }

    /** How a part is written. */
    private enum Kind {
        WORDS, PROCESS, OBJECT
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

    /** Writes it; one of words only as a text, any other behind an empty text. */
    public void write(FieldWriter out) {
        String text = parts.stream().allMatch(Words.class::isInstance) ? text(UNNAMED) : "";
        out.text(text);
        if (text.isEmpty()) {
            out.number(parts.size());
            parts.forEach(part -> write(part, out));
        }
    }

    private static void write(Part part, FieldWriter out) {
        if (part instanceof Words words) {
            out.number(Kind.WORDS.ordinal());
            out.text(words.words());
        } else if (part instanceof NamedProcess process) {
            out.number(Kind.PROCESS.ordinal());
            out.number(process.id().packed());
        } else if (part instanceof ProtocolObject object) {
            out.number(Kind.OBJECT.ordinal());
            out.text(object.type());
            out.number(object.handle());
            out.text(object.noun());
            out.text(object.name());
        }
    }

    /** Reads what {@link #write} has written. */
    public static Phrase read(FieldReader in) {
        String text = in.text();
        if (!text.isEmpty()) {
            return of(text);
        }
        ValueReader values = new ValueReader(in);
        List<Part> read = new ArrayList<>();
        for (int left = values.count(); left > 0; left--) {
            read.add(switch (values.constant(Kind.class)) {
                case WORDS -> new Words(in.text());
                case PROCESS -> new NamedProcess(values.process());
                case OBJECT -> new ProtocolObject(in.text(), in.number(), in.text(), in.text());
            });
        }
        return new Phrase(read);
    }
}
