package org.portalscope.scenario.execution;

import java.util.StringJoiner;

import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.api.Ptl;
import org.portalscope.expression.value.Constants;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;

/** The words for members whose numbers are constants of the document, Portals 3.2 §3.8.1 and §3.9.3, and for those that are not set. */
final class MemberConstants {

    private static final String OPTION = "PTL_MD_";

    private MemberConstants() {
    }

    /** What to say of a member instead of its number, or null if that says it. */
    static String text(String member, Value value) {
        return switch (member) {
            case "options" -> options(value.number());
            case "threshold" -> value.number() == Ptl.PTL_MD_THRESH_INF ? "PTL_MD_THRESH_INF" : null;
            case "max_offset" -> value.number() == Ptl.MAX_OFFSET_NONE ? "no maximum" : null;
            case "ni_fail_type" -> NiFailType.text((int) value.number());
            default -> null;
        };
    }

    /** The options that are set, and as a number those without a name. */
    private static String options(long options) {
        StringJoiner names = new StringJoiner(" | ");
        long rest = options & 0xFFFF_FFFFL;
        for (String name : Constants.names()) {
            Value constant = Constants.value(name);
            if (name.startsWith(OPTION) && constant.type() == Type.INTEGER && Long.bitCount(constant.number()) == 1 && (rest & constant.number()) != 0) {
                names.add(name);
                rest &= ~constant.number();
            }
        }
        return names.length() == 0 || rest != 0 ? names.add(Long.toString(rest)).toString() : names.toString();
    }
}
