package org.portalscope.engine.call;

import org.portalscope.engine.api.EventOut;
import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.LongOut;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.Out;
import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Unit;

/**
 * A parameter of a function, Portals 3.2 §3.
 *
 * @param name     as the document names it
 * @param type     what it takes
 * @param output   whether it is the address of a location for a result
 * @param nullable whether NULL is allowed
 */
public record Parameter(String name, Type type, boolean output, boolean nullable) {

    /** The kinds of values that parameters take. */
    public enum Type {
        INTEGER("a number"),
        NI("a network interface handle"),
        ME("a match entry handle"),
        MD("a memory descriptor handle"),
        EQ("an event queue handle"),
        HANDLE("a handle"),
        PROCESS("a process id"),
        MD_VALUES("a memory descriptor structure"),
        LIMITS("a limits structure"),
        EVENT("an event"),
        UNLINK("PTL_UNLINK or PTL_RETAIN"),
        POSITION("PTL_INS_BEFORE or PTL_INS_AFTER"),
        ACK("PTL_ACK_REQ or PTL_NOACK_REQ");

        private final String words;

        Type(String words) {
            this.words = words;
        }

        /** What a message says that users should give. */
        public String words() {
            return words;
        }
    }

    static Parameter in(String name, Type type) {
        return new Parameter(name, type, false, false);
    }

    static Parameter out(String name, Type type) {
        return new Parameter(name, type, true, false);
    }

    /** Whether it is an address: that of an output, or that of a structure that may be left out. */
    public boolean address() {
        return output || nullable;
    }

    /** What an argument or an output is: its name, its unit, its value; the text {@code ILLEGAL} for an address that is not legal. */
    public Field field(Object argument) {
        boolean illegal = argument == MdValues.ILLEGAL || argument == Limits.ILLEGAL;
        return new Field(name, argument instanceof Long ? unit() : Unit.NONE, illegal ? "ILLEGAL" : argument);
    }

    private Unit unit() {
        if (type != Type.INTEGER) {
            return Unit.HANDLE;
        }
        return switch (name) {
            case "match_bits", "ignorebits" -> Unit.MATCH_BITS;
            case "hdr_data" -> Unit.USER_BITS;
            case "offset" -> Unit.BYTES;
            case "portal", "index", "cookie", "status_register" -> Unit.INDEX;
            case "count", "max_interfaces", "distance", "status" -> Unit.COUNT;
            default -> Unit.ID;
        };
    }

    /** A fresh location for this output. */
    public Object location() {
        return switch (type) {
            case LIMITS, MD_VALUES, PROCESS -> new Out<>();
            case EVENT -> new EventOut();
            default -> new LongOut();
        };
    }

    /** An address that is not legal, to be passed for this parameter. */
    public Object illegal() {
        if (!output) {
            return type == Type.LIMITS ? Limits.ILLEGAL : MdValues.ILLEGAL;
        }
        return switch (type) {
            case LIMITS, MD_VALUES, PROCESS -> Out.illegal();
            case EVENT -> EventOut.ILLEGAL;
            default -> LongOut.ILLEGAL;
        };
    }

    Parameter orNull() {
        return new Parameter(name, type, output, true);
    }
}
