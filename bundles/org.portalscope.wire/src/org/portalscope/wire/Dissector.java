package org.portalscope.wire;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The dissector of frames for Wireshark and tshark, a program in Lua. */
public final class Dissector {

    private static final String RESOURCE = "portals.lua";

    private Dissector() {
    }

    /** Its text. */
    public static String text() {
        try (InputStream in = Dissector.class.getResourceAsStream(RESOURCE)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
