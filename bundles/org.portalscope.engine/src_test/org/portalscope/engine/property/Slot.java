package org.portalscope.engine.property;

/** An output argument of a call in a case; a handle that is stored there is known by its name from then on. */
record Slot(Type type, Name name) {

    /** What is stored. */
    enum Type {
        HANDLE, NUMBER, EVENT, MD, STRUCTURE
    }

    static final Slot NUMBER = new Slot(Type.NUMBER, Name.NONE);
    static final Slot EVENT = new Slot(Type.EVENT, Name.NONE);
    static final Slot MD = new Slot(Type.MD, Name.NONE);
    static final Slot STRUCTURE = new Slot(Type.STRUCTURE, Name.NONE);

    @Override
    public String toString() {
        return "&" + (type == Type.HANDLE ? name : type);
    }
}
