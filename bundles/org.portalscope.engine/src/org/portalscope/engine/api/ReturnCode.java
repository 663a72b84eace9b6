package org.portalscope.engine.api;

/** The return codes of the functions, Portals 3.2 §3.12, spelled as the document spells them; R1 to R3 of the register settle the doubtful ones. */
public enum ReturnCode {
    PTL_OK("success"),
    PTL_AC_INV_INDEX("invalid access control table index"),
    PTL_EQ_DROPPED("success, and at least one event has been dropped before this one"),
    PTL_EQ_EMPTY("no events available in the event queue"),
    PTL_FAIL("error during initialization or cleanup"),
    PTL_ILL_MD("illegal memory descriptor values"),
    PTL_INIT_DUP("duplicate initialization of an interface"),
    PTL_INIT_INV("initialization of an invalid interface"),
    PTL_INUSE("the match entry already has a memory descriptor"),
    PTL_INV_ASIZE("invalid access control table size"),
    PTL_INV_EQ("invalid event queue handle"),
    PTL_INV_HANDLE("invalid handle"),
    PTL_INV_MD("invalid memory descriptor handle"),
    PTL_INV_ME("invalid match entry handle"),
    PTL_INV_NI("invalid network interface handle"),
    PTL_INV_PROC("invalid process identifier"),
    PTL_INV_PTINDEX("invalid Portal table index"),
    PTL_PT_INV_INDEX("invalid Portal table index"),
    PTL_INV_SR_INDX("invalid status register index"),
    PTL_ML_TOOLONG("match list too long"),
    PTL_MD_INUSE("the memory descriptor has pending operations"),
    PTL_NOINIT("uninitialized API"),
    PTL_NOSPACE("insufficient memory"),
    PTL_NOUPDATE("no update was performed"),
    PTL_PT_FULL("the Portal table is full"),
    PTL_SEGV("addressing violation");

    private final String meaning;

    ReturnCode(String meaning) {
        this.meaning = meaning;
    }

    /** What the code says, in the document's words. */
    public String meaning() {
        return meaning;
    }

    /** Whether the call did what was asked: {@link #PTL_OK}, and {@link #PTL_EQ_DROPPED}, which returns an event too. */
    public boolean succeeded() {
        return this == PTL_OK || this == PTL_EQ_DROPPED;
    }
}
