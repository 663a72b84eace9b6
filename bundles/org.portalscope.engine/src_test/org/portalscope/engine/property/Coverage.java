package org.portalscope.engine.property;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.message.DropReason;

/** What the random cases of a run have to reach, each so many times at least. */
final class Coverage {

    private static final long ENOUGH = 20;

    /** Codes that take an address that is not legal, or an environment that fails: other tests have them. */
    private static final Set<ReturnCode> ELSEWHERE = Set.of(ReturnCode.PTL_SEGV, ReturnCode.PTL_FAIL);

    private Coverage() {
    }

    /** What was reached too seldom. */
    static List<String> missing(Tally tally) {
        List<String> wanted = new ArrayList<>();
        Arrays.stream(EventKind.values()).map(EventKind::name).filter(kind -> !kind.endsWith("_FAIL")).forEach(wanted::add);
        Arrays.stream(DropReason.values()).map(DropReason::name).forEach(wanted::add);
        wanted.addAll(List.of("unlink_op", "unlink_nofit", "truncated PTL_EVENT_PUT_END", "truncated PTL_EVENT_GET_END",
                "truncated PTL_EVENT_REPLY_END", "truncated PTL_EVENT_ACK", "long list", "detached"));
        wanted.addAll(codes(ELSEWHERE));
        wanted.remove("PtlNIInit PTL_NOSPACE");
        wanted.removeIf(what -> tally.of(what) >= ENOUGH);
        return wanted;
    }

    /** Every function with each of its codes, but for some codes. */
    static List<String> codes(Set<ReturnCode> others) {
        List<String> codes = new ArrayList<>();
        for (Function function : Function.values()) {
            ListedCodes.of(function.documentName()).stream().filter(code -> !others.contains(code)).sorted()
                    .forEach(code -> codes.add(function.documentName() + " " + code));
        }
        return codes;
    }
}
