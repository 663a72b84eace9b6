package org.portalscope.recording.format;

import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.input.Location;

/**
 * What an argument of a call is; the place of each, from 0, is what stands for it. New ones come at the end. From {@link #FIRST_SMALL} on, the byte is a
 * small number itself.
 */
enum ArgumentTag {
    NULL(null), WANTED(Location.WANTED), ILLEGAL(Location.ILLEGAL), RETAIN(Unlink.PTL_RETAIN), UNLINK(Unlink.PTL_UNLINK),
    BEFORE(InsertPosition.PTL_INS_BEFORE), AFTER(InsertPosition.PTL_INS_AFTER), ACK(AckRequest.PTL_ACK_REQ), NO_ACK(AckRequest.PTL_NOACK_REQ),
    ILLEGAL_DESCRIPTOR(MdValues.ILLEGAL), ILLEGAL_LIMITS(Limits.ILLEGAL),
    NUMBER, HANDLE, PROCESS, DESCRIPTOR, LIMITS;

    static final int FIRST_SMALL = 32;
    static final int SMALL_NUMBERS = 256 - FIRST_SMALL;

    private static final ArgumentTag[] TAGS = values();

    private final boolean constant;
    private final Object value;

    ArgumentTag() {
        constant = false;
        value = null;
    }

    ArgumentTag(Object value) {
        constant = true;
        this.value = value;
    }

    /** Whether there is nothing more to say than what it is. */
    boolean isConstant() {
        return constant;
    }

    Object value() {
        return value;
    }

    /** The tag of a value that is recognized by its identity, or null. */
    static ArgumentTag ofConstant(Object argument) {
        for (int i = NULL.ordinal(); i <= ILLEGAL_LIMITS.ordinal(); i++) {
            if (TAGS[i].value == argument) {
                return TAGS[i];
            }
        }
        return null;
    }

    /** The tag of a byte below {@link #FIRST_SMALL}, or null. */
    static ArgumentTag of(int octet) {
        return octet < TAGS.length ? TAGS[octet] : null;
    }
}
