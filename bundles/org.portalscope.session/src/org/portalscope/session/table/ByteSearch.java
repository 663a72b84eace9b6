package org.portalscope.session.table;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Pattern;

import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.memory.Region;
import org.portalscope.engine.step.Subject;
import org.portalscope.session.Session;

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
     * @param session that does not move
     * @param process index of the process
     * @param behind  the place that was found last; nothing to begin with the first byte
     */
    public Optional<Subject.OfExtent> next(Session session, int process, Optional<Subject.OfExtent> behind) {
        Iterable<Region> regions = session.state().process(process).portals().memory().regions();
        Optional<Subject.OfExtent> first = Optional.empty();
        boolean passed = behind.isEmpty();
        for (Region region : regions) {
            boolean here = behind.filter(place -> region.address() <= place.address() && place.address() < region.address() + region.length()).isPresent();
            Optional<Subject.OfExtent> found = in(region, here ? (int) (behind.get().address() - region.address()) + 1 : 0);
            if (found.isPresent() && (passed || here)) {
                return found;
            }
            first = first.or(() -> in(region, 0));
            passed |= here;
        }
        return first;
    }

    private Optional<Subject.OfExtent> in(Region region, int from) {
        MemoryBlock block = region.block();
        for (int at = from; at <= region.length() - wanted.length; at++) {
            if (isAt(block, at)) {
                return Optional.of(new Subject.OfExtent(region.address() + at, wanted.length));
            }
        }
        return Optional.empty();
    }

    private boolean isAt(MemoryBlock block, int at) {
        for (int i = 0; i < wanted.length; i++) {
            if (block.get(at + i) != wanted[i]) {
                return false;
            }
        }
        return true;
    }
}
