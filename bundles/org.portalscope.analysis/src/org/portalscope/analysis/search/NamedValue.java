package org.portalscope.analysis.search;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.description.TypedValue;
import org.portalscope.engine.description.Unit;
import org.portalscope.engine.step.Subject;
import org.portalscope.timeline.cursor.Frame;

/**
 * What a name of a program stands for, or a part of that, as something to watch: the name itself, and if it is that of a region or holds the handle of
 * an object, the memory or the object.
 */
public final class NamedValue {

    /** One byte of a region, or the bytes up to one before the second index. */
    private static final Pattern BYTES = Pattern.compile("\\[([0-9]{1,18})(?:\\.\\.([0-9]{1,18}))?]");

    /** The part of a handle that stands for all that its descriptor says. */
    private static final String WHOLE_DESCRIPTOR = "mem_desc";

    private NamedValue() {
    }

    /**
     * Watches a value.
     *
     * @param call in which the name has it
     * @param path the name, and the names of the parts that lead to the value: those of {@link TypedValue#children}, {@code [3]} for a byte of a region,
     *             or a member of what a handle stands for
     */
    public static StepPredicate watch(Frame call, List<String> path) {
        TypedValue value = call.names().get(path.get(0));
        int depth = 1;
        while (depth < path.size() && !isHandle(value) && !isRegion(value)) {
            value = value.children().getOrDefault(path.get(depth), value);
            depth++;
        }
        List<String> parts = path.subList(depth, path.size());
        int thread = call.depth() > 1 ? call.thread() : Subject.OfName.OF_PROCESS;
        StepPredicate name = new WatchedValue(call.process(), new Subject.OfName(thread, path.get(0)), null);
        if (!isHandle(value) && !isRegion(value)) {
            return name;
        }
        StepPredicate target = isHandle(value) ? object(call.process(), (Long) value.value(), member(parts))
                : memory(call.process(), (Long) value.value(), (Long) value.children().get("length").value(), parts);
        return parts.isEmpty() ? name.or(target) : target;
    }

    private static boolean isHandle(TypedValue value) {
        return value.unit() == Unit.HANDLE && value.value() instanceof Long;
    }

    private static boolean isRegion(TypedValue value) {
        return value.unit() == Unit.ADDRESS && value.children().containsKey("length");
    }

    /**
     * Watches what a handle stands for.
     *
     * @param member of it, or null for all of it
     */
    public static WatchedValue object(int process, long handle, String member) {
        boolean isInterface = Handle.is(Handle.Kind.NI, handle);
        return new WatchedValue(process, isInterface ? new Subject.OfInterface(Handle.networkInterface(handle)) : new Subject.OfObject(handle), member);
    }

    private static String member(List<String> parts) {
        String last = parts.isEmpty() ? WHOLE_DESCRIPTOR : parts.get(parts.size() - 1);
        return last.equals(WHOLE_DESCRIPTOR) ? null : last;
    }

    /**
     * Watches memory.
     *
     * @param length in bytes
     * @param parts  that lead to some of the bytes; empty for all
     */
    static StepPredicate memory(int process, long address, long length, List<String> parts) {
        long from = 0;
        long to = length;
        for (String part : parts) {
            Matcher bytes = BYTES.matcher(part);
            if (bytes.matches()) {
                from = Long.parseLong(bytes.group(1));
                to = bytes.group(2) == null ? from + 1 : Long.parseLong(bytes.group(2));
            }
        }
        return new WatchedValue(process, new Subject.OfExtent(address + from, to - from), null);
    }
}
