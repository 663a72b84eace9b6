package org.portalscope.engine.property;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.portalscope.engine.api.ReturnCode;

/** The return codes that the section of each function lists, Portals 3.2 §3.3 to §3.11, as the register reads them (R1, R2, R10, R62). */
final class ListedCodes {

    private static final String TABLE = """
            PtlInit         OK FAIL SEGV
            PtlFini         OK
            PtlNIInit       OK NOINIT INIT_DUP INIT_INV NOSPACE INV_PROC SEGV
            PtlNIFini       OK NOINIT INV_NI
            PtlNIStatus     OK NOINIT INV_NI INV_SR_INDX SEGV
            PtlNIDist       OK NOINIT INV_NI INV_PROC SEGV
            PtlNIHandle     OK NOINIT INV_HANDLE SEGV
            PtlGetUid       OK NOINIT INV_NI SEGV
            PtlGetId        OK NOINIT INV_NI SEGV
            PtlMEAttach     OK NOINIT INV_NI INV_PTINDEX INV_PROC NOSPACE ML_TOOLONG SEGV
            PtlMEAttachAny  OK NOINIT INV_NI INV_PROC NOSPACE PT_FULL SEGV
            PtlMEInsert     OK NOINIT INV_PROC INV_ME ML_TOOLONG NOSPACE SEGV
            PtlMEUnlink     OK NOINIT INV_ME
            PtlMDAttach     OK NOINIT INUSE INV_ME ILL_MD NOSPACE SEGV
            PtlMDBind       OK NOINIT INV_NI ILL_MD INV_EQ NOSPACE SEGV
            PtlMDUnlink     OK NOINIT INV_MD MD_INUSE
            PtlMDUpdate     OK NOINIT NOUPDATE INV_MD ILL_MD INV_EQ SEGV
            PtlEQAlloc      OK NOINIT INV_NI NOSPACE SEGV
            PtlEQFree       OK NOINIT INV_EQ
            PtlEQGet        OK EQ_DROPPED NOINIT EQ_EMPTY INV_EQ SEGV
            PtlEQWait       OK EQ_DROPPED NOINIT INV_EQ SEGV
            PtlACEntry      OK NOINIT INV_NI AC_INV_INDEX INV_PROC PT_INV_INDEX
            PtlPut          OK NOINIT INV_MD INV_PROC
            PtlGet          OK NOINIT INV_MD INV_PROC
            """;

    private static final Map<String, Set<ReturnCode>> CODES = TABLE.lines().map(line -> line.split(" +"))
            .collect(Collectors.toMap(words -> words[0], ListedCodes::codes, (a, b) -> a, LinkedHashMap::new));

    private ListedCodes() {
    }

    private static Set<ReturnCode> codes(String[] words) {
        return Arrays.stream(words).skip(1).map(word -> ReturnCode.valueOf("PTL_" + word)).collect(Collectors.toSet());
    }

    static Set<String> functions() {
        return CODES.keySet();
    }

    static Set<ReturnCode> of(String function) {
        return CODES.get(function);
    }
}
