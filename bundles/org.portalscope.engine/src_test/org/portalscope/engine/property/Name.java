package org.portalscope.engine.property;

/**
 * Stands for the handle of an object in a case: objects are numbered by the calls that are to create them, so that a case still makes
 * sense when other calls are taken out of it. The name of an object that does not exist stands for a handle that is valid nowhere.
 */
record Name(int number) {

    /** Stands for {@code PTL_EQ_NONE}, and for handles without a name in what is compared. */
    static final Name NONE = new Name(-1);

    /** An object whose handle the program never learnt. */
    static final Name UNKNOWN = new Name(-2);

    @Override
    public String toString() {
        return equals(NONE) ? "none" : "h" + number;
    }
}
