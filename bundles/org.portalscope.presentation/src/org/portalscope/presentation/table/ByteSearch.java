package org.portalscope.presentation.table;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;

import org.portalscope.engine.step.Subject;
import org.portalscope.timeline.RunProgress;
import org.portalscope.timeline.session.Session;

/** Looks for bytes in the memory of a process, region by region in the order of their declaration, and from the first region on again behind the last. */
public final class ByteSearch {

    private static final Pattern HEX = Pattern.compile("[0-9a-fA-F]{2}(?: ?[0-9a-fA-F]{2})*");
    private static final Pattern TEXT = Pattern.compile("\"(.+)\"");

    private final byte[] wanted;

    private ByteSearch(byte[] wanted) {
        this.wanted = wanted;
    }

    /** What to look for: two hexadecimal digits for each byte, such as {@code de ad be ef}, or a text in quotes; nothing if a text is neither. */
    public static Optional<ByteSearch> of(String text) {
        String stripped = text.strip();
        if (TEXT.matcher(stripped).matches()) {
            return Optional.of(new ByteSearch(stripped.substring(1, stripped.length() - 1).getBytes(StandardCharsets.UTF_8)));
        }
        return HEX.matcher(stripped).matches() ? Optional.of(new ByteSearch(HexFormat.of().parseHex(stripped.replace(" ", "")))) : Optional.empty();
    }

    /**
     * Where such bytes are next.
     *
     * @param session   that does not move
     * @param process   index of the process
     * @param behind    the place that was found last; nothing to begin with the first byte
     * @param progress  is told how many bytes have been looked at
     * @param cancelled is asked now and then; once it says so, nothing is found
     */
    public Optional<Subject.OfExtent> next(Session session, int process, Optional<Subject.OfExtent> behind, RunProgress progress,
            BooleanSupplier cancelled) {
        return new BytePass(session.state().process(process).portals().memory().regions(), wanted, progress, cancelled).next(behind);
    }
}
