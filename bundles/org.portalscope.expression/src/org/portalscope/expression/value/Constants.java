package org.portalscope.expression.value;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.message.DropReason;

/** The constants of the API under their names, Portals 3.2 §3.12, NULL, and ILLEGAL for an address that is not legal. */
public final class Constants {

    private static final Map<String, Value> BY_NAME = new LinkedHashMap<>();

    static {
        BY_NAME.put("NULL", Value.NULL);
        BY_NAME.put("ILLEGAL", Value.ILLEGAL);
        number("PTL_NID_ANY", Ptl.PTL_NID_ANY);
        number("PTL_PID_ANY", Ptl.PTL_PID_ANY);
        number("PTL_UID_ANY", Ptl.PTL_UID_ANY);
        number("PTL_PT_INDEX_ANY", Ptl.PTL_PT_INDEX_ANY);
        number("PTL_IFACE_DEFAULT", Ptl.PTL_IFACE_DEFAULT);
        number("PTL_SR_DROP_COUNT", Ptl.PTL_SR_DROP_COUNT);
        for (DropReason reason : DropReason.values()) {
            number(reason.registerName(), reason.register());
        }
        number("PTL_MD_THRESH_INF", Ptl.PTL_MD_THRESH_INF);
        number("PTL_MD_OP_PUT", Ptl.PTL_MD_OP_PUT);
        number("PTL_MD_OP_GET", Ptl.PTL_MD_OP_GET);
        number("PTL_MD_MANAGE_REMOTE", Ptl.PTL_MD_MANAGE_REMOTE);
        number("PTL_MD_TRUNCATE", Ptl.PTL_MD_TRUNCATE);
        number("PTL_MD_ACK_DISABLE", Ptl.PTL_MD_ACK_DISABLE);
        NiFailType.NAMES.forEach(name -> number(name, NiFailType.NAMES.indexOf(name)));
        BY_NAME.put("PTL_EQ_NONE", new Value(Type.EQ, Ptl.PTL_EQ_NONE));
        BY_NAME.put("PTL_MD_NONE", new Value(Type.MD, Ptl.PTL_MD_NONE));
        all(Type.UNLINK, Unlink.values());
        all(Type.POSITION, InsertPosition.values());
        all(Type.ACK, AckRequest.values());
        all(Type.RETURN_CODE, ReturnCode.values());
        all(Type.EVENT_KIND, EventKind.values());
    }

    private Constants() {
    }

    /** The value of a constant, or null if there is none of that name. */
    public static Value value(String name) {
        return BY_NAME.get(name);
    }

    /** The names of all constants. */
    public static Collection<String> names() {
        return Collections.unmodifiableCollection(BY_NAME.keySet());
    }

    private static void number(String name, long value) {
        BY_NAME.put(name, Value.of(value));
    }

    private static void all(Type type, Enum<?>[] constants) {
        for (Enum<?> constant : constants) {
            BY_NAME.put(constant.name(), new Value(type, constant));
        }
    }
}
