package org.portalscope.engine.property;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.message.DropReason;

/** What the random cases of a run have to reach, each so many times at least. */
final class Coverage {

    private static final long ENOUGH = 20;

    private Coverage() {
    }

    /** What was reached too seldom. */
    static List<String> missing(Tally tally) {
        List<String> wanted = new ArrayList<>();
        Arrays.stream(EventKind.values()).map(EventKind::name).forEach(wanted::add);
        Arrays.stream(DropReason.values()).map(DropReason::name).forEach(wanted::add);
        wanted.addAll(List.of("unlink_op", "unlink_nofit", "truncated PTL_EVENT_PUT_END", "truncated PTL_EVENT_GET_END",
                "truncated PTL_EVENT_REPLY_END", "truncated PTL_EVENT_ACK", "long list", "detached",
                "initiated at a second interface"));
        wanted.addAll(codes());
        wanted.removeIf(what -> tally.of(what) >= ENOUGH);
        return wanted;
    }

    /** Every function with each of its codes, but for the one that takes an interface without memory: scenarios have it. */
    static List<String> codes() {
        List<String> codes = new ArrayList<>();
        for (Function function : Function.values()) {
            ListedCodes.of(function.documentName()).stream().sorted()
                    .forEach(code -> codes.add(function.documentName() + " " + code));
        }
        codes.remove("PtlNIInit PTL_NOSPACE");
        return codes;
    }
}
