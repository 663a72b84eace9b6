package org.portalscope.cli;

/** The text of a scenario in which a client has five bytes bound, and a server an entry for them on portal 4. */
public final class PutScenario {

    private static final String TEXT = """
            scenario "A put";
            process server at 1:0 user 100 {
                region inbox[64];
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                PtlEQAlloc(ni, 8, &eq);
                PtlMEAttach(ni, 4, client, %s, 0, PTL_RETAIN, PTL_INS_AFTER, &me);
                PtlMDAttach(me, { start = inbox, length = 64, options = PTL_MD_OP_PUT | PTL_MD_MANAGE_REMOTE, eventq = eq }, PTL_RETAIN, PTL_RETAIN, NULL);
                barrier;
                %s
            }
            process client at 0:0 user 100 {
                region greeting[5] = "hello";
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                PtlMDBind(ni, { start = greeting, length = 5 }, &md);
                barrier;
                %s
            }
            """;

    private PutScenario() {
    }

    /**
     * @param bits   that the server's entry matches
     * @param server statements of the server when both are ready
     * @param client those of the client
     */
    public static String text(String bits, String server, String client) {
        return TEXT.formatted(bits, server, client);
    }
}
