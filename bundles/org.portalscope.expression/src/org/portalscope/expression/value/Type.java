package org.portalscope.expression.value;

import org.portalscope.engine.call.Parameter;

/** What expressions yield: simple types, and lists of them. There is one object for each type. */
public final class Type {

    /** 64 bits, unsigned where it matters; also what conditions yield: 1 or 0. */
    public static final Type INTEGER = new Type("an integer");
    public static final Type NI = new Type(Parameter.Type.NI.words());
    public static final Type ME = new Type(Parameter.Type.ME.words());
    public static final Type MD = new Type(Parameter.Type.MD.words());
    public static final Type EQ = new Type(Parameter.Type.EQ.words());
    /** A handle of any kind, where one is wanted. */
    public static final Type HANDLE = new Type(Parameter.Type.HANDLE.words());
    public static final Type PROCESS = new Type(Parameter.Type.PROCESS.words());
    public static final Type MD_VALUES = new Type(Parameter.Type.MD_VALUES.words());
    public static final Type LIMITS = new Type(Parameter.Type.LIMITS.words());
    public static final Type EVENT = new Type(Parameter.Type.EVENT.words());
    public static final Type UNLINK = new Type(Parameter.Type.UNLINK.words());
    public static final Type POSITION = new Type(Parameter.Type.POSITION.words());
    public static final Type ACK = new Type(Parameter.Type.ACK.words());
    public static final Type RETURN_CODE = new Type("a return code");
    public static final Type EVENT_KIND = new Type("an event kind");
    /** A named piece of memory; stands for its address where one is wanted. */
    public static final Type REGION = new Type("a region");
    public static final Type STRING = new Type("a text");
    public static final Type BYTES = new Type("a byte string");
    public static final Type NULL = new Type("NULL");
    /** An address that is not legal. */
    public static final Type ILLEGAL = new Type("ILLEGAL");
    /** What an expression with errors has: agrees with every type, so that one mistake is reported once. */
    public static final Type UNKNOWN = new Type("anything");

    private final String words;
    private final Type element;
    private final Type list;
    private final Members members;

    private Type(String words) {
        this(words, null);
    }

    private Type(String words, Members members) {
        this.words = words;
        this.members = members;
        element = null;
        list = new Type(this);
    }

    private Type(Type element) {
        words = "a list of " + plural(element.words);
        this.element = element;
        list = null;
        members = null;
    }

    private static String plural(String words) {
        String noun = words.replaceFirst("^an? ", "");
        return noun.equals(words) ? words : noun + (noun.endsWith("s") ? "es" : "s");
    }

    /**
     * A type of a library, whose values scenarios can bind, compare and hand back to it.
     *
     * @param words with their article, such as {@code a request}
     */
    public static Type opaque(String words) {
        return new Type(words);
    }

    /**
     * A type with members of its own.
     *
     * @param words with their article, such as {@code a message}
     */
    public static Type structure(String words, Members members) {
        return new Type(words, members);
    }

    /** The members that it was made with; null for all other types. */
    Members ownMembers() {
        return members;
    }

    /** The type as messages call it. */
    public String words() {
        return words;
    }

    /** The lists whose elements are of this type; null for lists, which have no lists in them. */
    public Type list() {
        return list;
    }

    /** What the elements of a list are; null unless it is one. */
    public Type element() {
        return element;
    }

    public boolean isList() {
        return element != null;
    }

    /** Whether it is a kind of handle. */
    public boolean isHandle() {
        return this == NI || this == ME || this == MD || this == EQ;
    }

    /** Whether nothing is known about it, or about its elements. */
    public boolean isOpen() {
        return this == UNKNOWN || element == UNKNOWN;
    }

    /** Whether a value of this type can stand where the other is wanted. */
    public boolean agrees(Type wanted) {
        return this == wanted || this == UNKNOWN || wanted == UNKNOWN || wanted == HANDLE && isHandle()
                || isList() && wanted.isList() && element.agrees(wanted.element);
    }

    /** The type of a parameter of the API. */
    public static Type of(Parameter.Type type) {
        return switch (type) {
            case INTEGER -> INTEGER;
            case NI -> NI;
            case ME -> ME;
            case MD -> MD;
            case EQ -> EQ;
            case HANDLE -> HANDLE;
            case PROCESS -> PROCESS;
            case MD_VALUES -> MD_VALUES;
            case LIMITS -> LIMITS;
            case EVENT -> EVENT;
            case UNLINK -> UNLINK;
            case POSITION -> POSITION;
            case ACK -> ACK;
        };
    }

    @Override
    public String toString() {
        return words;
    }
}
