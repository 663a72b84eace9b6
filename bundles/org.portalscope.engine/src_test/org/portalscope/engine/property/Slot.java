package org.portalscope.engine.property;

/**
 * An output argument of a call in a case; a handle that is stored there is known by its name from then on.
 *
 * @param legal whether something can be stored there
 */
record Slot(Type type, Name name, boolean legal) {

    /** What is stored. */
    enum Type {
        HANDLE, NUMBER, EVENT, MD, STRUCTURE
    }

    static final Slot NUMBER = new Slot(Type.NUMBER, Name.NONE);
    static final Slot EVENT = new Slot(Type.EVENT, Name.NONE);
    static final Slot MD = new Slot(Type.MD, Name.NONE);
    static final Slot STRUCTURE = new Slot(Type.STRUCTURE, Name.NONE);

    Slot(Type type, Name name) {
        this(type, name, true);
    }

    /** The same at an address that is not legal. */
    Slot illegal() {
        return new Slot(type, name, false);
    }

    @Override
    public String toString() {
        return (legal ? "&" : "illegal &") + (type == Type.HANDLE ? name : type);
    }
}
