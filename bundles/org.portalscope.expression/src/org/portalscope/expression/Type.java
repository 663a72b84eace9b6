package org.portalscope.expression;

import org.portalscope.engine.call.Parameter;

/** The types of expressions. */
public enum Type {
    /** 64 bits, unsigned where it matters; also what conditions yield: 1 or 0. */
    INTEGER("an integer"),
    NI(Parameter.Type.NI.words()),
    ME(Parameter.Type.ME.words()),
    MD(Parameter.Type.MD.words()),
    EQ(Parameter.Type.EQ.words()),
    /** A handle of any kind, where one is wanted. */
    HANDLE(Parameter.Type.HANDLE.words()),
    PROCESS(Parameter.Type.PROCESS.words()),
    MD_VALUES(Parameter.Type.MD_VALUES.words()),
    LIMITS(Parameter.Type.LIMITS.words()),
    EVENT(Parameter.Type.EVENT.words()),
    UNLINK(Parameter.Type.UNLINK.words()),
    POSITION(Parameter.Type.POSITION.words()),
    ACK(Parameter.Type.ACK.words()),
    RETURN_CODE("a return code"),
    EVENT_KIND("an event kind"),
    /** A named piece of memory; stands for its address where one is wanted. */
    REGION("a region"),
    STRING("a text"),
    NULL("NULL"),
    /** An address that is not legal. */
    ILLEGAL("ILLEGAL"),
    /** What an expression with errors has: agrees with every type, so that one mistake is reported once. */
    UNKNOWN("anything");

    private final String words;

    Type(String words) {
        this.words = words;
    }

    /** The type as messages call it. */
    public String words() {
        return words;
    }

    /** Whether it is a kind of handle. */
    public boolean isHandle() {
        return this == NI || this == ME || this == MD || this == EQ;
    }

    /** Whether a value of this type can stand where the other is wanted. */
    public boolean agrees(Type wanted) {
        return this == wanted || this == UNKNOWN || wanted == UNKNOWN || wanted == HANDLE && isHandle();
    }

    /** The type of a parameter of the API. */
    public static Type of(Parameter.Type type) {
        return valueOf(type.name());
    }
}
