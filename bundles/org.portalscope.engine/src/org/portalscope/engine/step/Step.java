package org.portalscope.engine.step;

import java.util.List;
import java.util.Optional;

import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;

/**
 * One thing that happened while an input was processed: a {@link Check} decided something, or an {@link Effect} changed something.
 * Steps are immutable values; every view of the product is made of them. A step describes itself: whoever wants to know about it asks its
 * description and not for its class. Nothing of the description is made before it is asked for.
 */
public sealed interface Step permits Check, Effect {

    /** The name of its kind, such as {@code BitsCheck}: in JSON and for filters. */
    default String kind() {
        return kind(getClass());
    }

    /** The name of a kind. */
    static String kind(Class<? extends Step> type) {
        return type.getSimpleName();
    }

    /** What sort of thing it tells. */
    Category category();

    /** What happened, as a short sentence without a full stop, in the words of the document. */
    String words();

    /** The section of the Portals 3.2 document that asks for it, such as {@code "4.2"}; empty where the document has no say. */
    String section();

    /** What it consists of: all that can be asked in a search or a breakpoint, in the order in which people want to read it. */
    default List<Field> fields() {
        Fields all = new Fields();
        describe(all);
        return all.list();
    }

    /** Describes {@link #fields what it consists of}, which is made of that only as far as somebody wants it. */
    void describe(Fields out);

    /** What it is about: first what it examines or changes, then what else plays a part; nothing if it is about the process as a whole. */
    default List<Subject> subjects() {
        return List.of();
    }

    /** The value of a field, as {@link Field#value} has it; null if the step has no field of that name, or that has no value. */
    default Object value(String name) {
        FieldFinder finder = new FieldFinder(name);
        describe(finder);
        return finder.value();
    }

    /** The value of a field, if the step has a field of that name with a value of that type. */
    default <T> Optional<T> field(String name, Class<T> type) {
        return Optional.ofNullable(value(name)).filter(type::isInstance).map(type::cast);
    }

    /** The sorts of things that steps tell, for filters, legends and charts. */
    enum Category {
        /** A thread takes its turn. */
        TURN,
        /** A message arrives. */
        ARRIVAL,
        /** An operation begins to end. */
        COMPLETION,
        /** The environment stops the process. */
        STOP,
        /** Somebody outside the program makes the process take inputs. */
        INTERVENTION,
        /** The match criteria of an entry are examined; an entry that does not match is passed over. */
        CRITERION,
        /** The descriptor of an entry that matches is examined; it may refuse. */
        DESCRIPTOR,
        /** Something else is decided. */
        DECISION,
        /** A call returns. */
        RETURN,
        /** A message leaves. */
        SEND,
        /** The data of a message leave, or it turns out that they will never come, or they are thrown away. */
        DATA,
        /** An operation starts. */
        START,
        /** A message is discarded. */
        DROP,
        /** An event is logged. */
        EVENT,
        /** An event is lost. */
        LOSS,
        /** The environment lets something fail. */
        FAULT,
        /** The program prints a line. */
        OUTPUT,
        /** The program comes to a label. */
        LABEL,
        /** A protocol does what is right, but costs time or memory that it need not. */
        WARNING,
        /** A thread computes or lets time pass. */
        OCCUPATION,
        /** Something else changes. */
        CHANGE
    }
}
