package org.portalscope.analysis.search;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.step.Subject;

/**
 * Reads which value is to be watched from what any process calls it, whatever its program does: an object by its handle, {@code md 0.threshold}, an
 * interface, {@code ni 0.drop_count}, a match list, {@code portal 4}, or memory, {@code 0x1000+8}.
 */
public final class AbsoluteValueReader {

    private static final String ELSEWHERE = "(?: of ni ([0-9]{1,2}))?";
    private static final Pattern OBJECT = Pattern.compile("(ni|me|md|eq) ([0-9]{1,9})(?:\\.([0-9]{1,8}))?" + ELSEWHERE + "(?:\\.([a-z_]+))?");
    private static final Pattern PORTAL = Pattern.compile("portal ([0-9]{1,9})" + ELSEWHERE);
    private static final Pattern MEMORY = Pattern.compile("0x([0-9a-fA-F_]{1,19})(?: *\\+ *([0-9]{1,18}))?");

    private AbsoluteValueReader() {
    }

    /**
     * What is to be watched; nothing if the text is none of these.
     *
     * @param process index of the process that it is in
     */
    public static Optional<WatchedValue> read(int process, String text) {
        Matcher object = OBJECT.matcher(text);
        Matcher portal = PORTAL.matcher(text);
        Matcher memory = MEMORY.matcher(text);
        if (object.matches()) {
            return Optional.of(NamedValue.object(process, handle(object), object.group(5)));
        }
        if (portal.matches()) {
            return Optional.of(new WatchedValue(process, new Subject.OfPortal(number(portal.group(2)), number(portal.group(1))), null));
        }
        return memory.matches() ? Optional.of(new WatchedValue(process, extent(memory), null)) : Optional.empty();
    }

    private static long handle(Matcher object) {
        Handle.Kind kind = Handle.Kind.valueOf(object.group(1).toUpperCase(Locale.ROOT));
        int index = number(object.group(2));
        return Handle.of(kind, kind == Handle.Kind.NI ? index : number(object.group(4)), number(object.group(3)), index);
    }

    private static Subject extent(Matcher memory) {
        long length = memory.group(2) == null ? 1 : Long.parseLong(memory.group(2));
        return new Subject.OfExtent(Long.parseUnsignedLong(memory.group(1).replace("_", ""), 16), length);
    }

    private static int number(String digits) {
        return digits == null ? 0 : Integer.parseInt(digits);
    }
}
