package org.portalscope.scenario.exchange;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Who sends messages to whom in an exchange. */
public enum ExchangePattern {
    ONE_MESSAGE("One message", "one-message"),
    PING_PONG("Ping-pong", "ping-pong"),
    RING("Ring", "ring"),
    HALO_EXCHANGE("Halo exchange", "halo-exchange"),
    ALL_TO_ALL("All to all", "all-to-all"),
    MASTER_AND_WORKERS("Master and workers", "master-and-workers"),
    TREE_BROADCAST("Broadcast as a tree", "tree-broadcast");

    private final String label;
    private final String fileName;

    ExchangePattern(String label, String fileName) {
        this.label = label;
        this.fileName = fileName;
    }

    /** What users know it as. */
    public String label() {
        return label;
    }

    /** What a file with such an exchange is called, without an extension. */
    String fileName() {
        return fileName;
    }

    /** The scenario of such an exchange, with the numbers that stand in its file. */
    String template(boolean receivesFirst) {
        String name = fileName + (receivesFirst ? "-expected" : "-unexpected") + ".ptl";
        try (InputStream in = ExchangePattern.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("there is no " + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
