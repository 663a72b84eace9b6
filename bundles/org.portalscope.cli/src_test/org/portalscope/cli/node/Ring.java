package org.portalscope.cli.node;

/** The text of a scenario whose processes all exchange puts, acknowledgements, gets and replies with their neighbours on both sides, several at a time. */
final class Ring {

    private static final String TEXT = """
            scenario "ring";
            process node[%1$d] as i at 0:0 user 100 {
                region inbox[65536];
                region words[%2$d] = "hello";
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                PtlEQAlloc(ni, 1024, &arrived);
                PtlEQAlloc(ni, 1024, &sent);
                PtlMEAttach(ni, 4, { nid = PTL_NID_ANY, pid = PTL_PID_ANY }, 7, 0, PTL_RETAIN, PTL_INS_AFTER, &me);
                PtlMDAttach(me, { start = inbox, length = 65536, options = PTL_MD_OP_PUT | PTL_MD_OP_GET | PTL_MD_MANAGE_REMOTE, eventq = arrived },
                    PTL_RETAIN, PTL_RETAIN, NULL);
                PtlMDBind(ni, { start = words, length = %2$d, eventq = sent }, &md);
                barrier;
                repeat %3$d {
                    repeat 3 {
                        PtlPut(md, PTL_NOACK_REQ, node[(i + 1) %% %1$d], 4, 0, 7, 0, 0);
                        PtlPut(md, PTL_ACK_REQ, node[(i + %1$d - 1) %% %1$d], 4, 0, 7, 0, 0);
                        PtlGet(md, node[(i + 1) %% %1$d], 4, 0, 7, 0);
                        PtlPut(md, PTL_NOACK_REQ, node[(i + 1) %% %1$d], 5, 0, 7, 0, 0);
                    }
                    repeat 27 { PtlEQWait(sent, &event); }
                    repeat 18 { PtlEQWait(arrived, &event); }
                }
            }
            """;

    private Ring() {
    }

    /**
     * The text.
     *
     * @param processes how many there are
     * @param bytes     of each message
     * @param rounds    in which each sends twelve messages
     */
    static String text(int processes, int bytes, int rounds) {
        return TEXT.formatted(processes, bytes, rounds);
    }
}
