package org.portalscope.engine.call;

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

        /** What users are told that they should give. */
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

    Parameter orNull() {
        return new Parameter(name, type, output, true);
    }
}
