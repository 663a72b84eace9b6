package org.portalscope.world.schedule;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

import org.portalscope.engine.description.ControlCharacters;

/**
 * The scenario that a schedule belongs to.
 *
 * @param title  of the scenario
 * @param file   the name of its file
 * @param digest SHA-256 of its sources in hexadecimal digits: another one is another scenario
 */
public record ScheduleOrigin(String title, String file, String digest) {

    public ScheduleOrigin {
        title = ControlCharacters.shown(title);
        file = ControlCharacters.shown(file);
    }

    /**
     * The origin of a scenario.
     *
     * @param sources the text of its file and of those it imports, in the order in which it names them; how lines end does not count
     */
    public static ScheduleOrigin of(String title, String file, List<String> sources) {
        MessageDigest digest = sha256();
        for (String source : sources) {
            byte[] bytes = source.replace("\r\n", "\n").getBytes(StandardCharsets.UTF_8);
            digest.update((bytes.length + "\n").getBytes(StandardCharsets.UTF_8));
            digest.update(bytes);
        }
        return new ScheduleOrigin(title, file, HexFormat.of().formatHex(digest.digest()));
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    /** {@code put.ptl "Put"}. */
    @Override
    public String toString() {
        return file + " \"" + title + '"';
    }
}
