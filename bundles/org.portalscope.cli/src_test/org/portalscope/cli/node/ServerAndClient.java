package org.portalscope.cli.node;

import java.util.List;

/** The text of a scenario whose client has bytes bound, and whose server an entry on portal 4 for whatever it is sent; both have an event queue {@code eq}. */
final class ServerAndClient {

    /** The indexes of their processes. */
    static final int SERVER = 0;
    static final int CLIENT = 1;

    private static final String TEXT = """
            scenario "server and client";
            process server at 1:0 user 100 {
                region inbox[%1$d];
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                PtlEQAlloc(ni, 256, &eq);
                PtlMEAttach(ni, 4, client, 0, 0xFFFF, PTL_RETAIN, PTL_INS_AFTER, &me);
                PtlMDAttach(me, { start = inbox, length = %1$d, options = PTL_MD_OP_PUT | PTL_MD_MANAGE_REMOTE, eventq = eq }, PTL_RETAIN, PTL_RETAIN, NULL);
                barrier;
            %3$s}
            process client at 0:0 user 100 {
                region words[%2$d] = "hello";
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                PtlEQAlloc(ni, 256, &eq);
                PtlMDBind(ni, { start = words, length = %2$d, eventq = eq }, &md);
                barrier;
            %4$s}
            """;

    private ServerAndClient() {
    }

    /**
     * The text.
     *
     * @param inbox  bytes into which the server is sent something
     * @param words  bytes that the client sends, at least 5
     * @param server its statements behind the barrier, each in a line of its own
     * @param client those of the client
     */
    static String text(int inbox, int words, String server, String client) {
        return TEXT.formatted(inbox, words, server, client);
    }

    /** The number of the first line that holds some words. */
    static int line(String text, String words) {
        List<String> lines = text.lines().toList();
        for (int line = 0; line < lines.size(); line++) {
            if (lines.get(line).contains(words)) {
                return line + 1;
            }
        }
        throw new AssertionError(words + " in no line of " + text);
    }
}
