package org.portalscope.scenario.excerpt;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.call.Parameter;
import org.portalscope.recording.excerpt.Excerpt;
import org.portalscope.recording.excerpt.ExcerptCall;
import org.portalscope.recording.excerpt.ExcerptException;
import org.portalscope.recording.excerpt.ExcerptProcess;
import org.portalscope.recording.excerpt.ExcerptRegion;

/** What the handles and the memory of one process are called in the text of an excerpt. */
final class ExcerptNames {

    /** What scenarios call outputs of which they make no use, where that is not the name of the parameter. */
    private static final Map<String, String> USUAL = Map.of("max_interfaces", "max", "actual", "limits");

    private final ExcerptProcess process;
    private final FreeNames free;
    private final Map<Long, String> handles = new HashMap<>();
    private final List<String> regions = new ArrayList<>();
    private final Map<Handle.Kind, Integer> numbers = new HashMap<>();
    private final Map<Handle.Kind, Integer> totals = new HashMap<>();
    private final Map<String, String> outputs = new HashMap<>();

    /** @param free what is still free in the text; names of the process are taken from it */
    ExcerptNames(Excerpt excerpt, ExcerptProcess process, FreeNames free) {
        this.process = process;
        this.free = free;
        process.regions().forEach(region -> regions.add(free.take(region.name())));
        excerpt.calls().stream().filter(call -> call.process() == process.index()).forEach(this::count);
    }

    private void count(ExcerptCall call) {
        for (int i = 0; i < call.call().arguments().size(); i++) {
            Parameter parameter = call.call().function().parameters().get(i);
            if (isHandle(parameter) && call.output(i) instanceof Long handle) {
                totals.merge(kind(handle), 1, Integer::sum);
            }
        }
    }

    private static boolean isHandle(Parameter parameter) {
        return parameter.output() && switch (parameter.type()) {
            case NI, ME, MD, EQ -> true;
            default -> false;
        };
    }

    private static Handle.Kind kind(long handle) {
        for (Handle.Kind kind : Handle.Kind.values()) {
            if (Handle.is(kind, handle)) {
                return kind;
            }
        }
        throw new IllegalArgumentException(Long.toHexString(handle) + " is no handle");
    }

    /** The name of a region. */
    String region(ExcerptRegion region) {
        return regions.get(process.regions().indexOf(region));
    }

    /** The name to which a call binds an output, which it defines if it is a handle. */
    String output(Parameter parameter, Object value) {
        if (isHandle(parameter) && value instanceof Long handle) {
            return handles.computeIfAbsent(handle, this::define);
        }
        return outputs.computeIfAbsent(parameter.name(), name -> free.take(USUAL.getOrDefault(name, name)));
    }

    private String define(long handle) {
        Handle.Kind kind = kind(handle);
        int number = numbers.merge(kind, 1, Integer::sum);
        return free.take(totals.getOrDefault(kind, 1) == 1 ? kind.label() : kind.label() + number);
    }

    /**
     * The name of a handle that is used.
     *
     * @throws ExcerptException if no call of the excerpt has returned it
     */
    String handle(long handle) throws ExcerptException {
        String name = handles.get(handle);
        if (name == null) {
            throw new ExcerptException(process.description().name() + " uses " + Handle.text(handle) + ", which no call of the excerpt returns.");
        }
        return name;
    }

    /**
     * An address as an expression.
     *
     * @throws ExcerptException if it is not known what lies there
     */
    String address(long address, long length) throws ExcerptException {
        for (ExcerptRegion region : process.regions()) {
            if (region.holds(address) && (length == 0 || address - region.address() < region.bytes().length())) {
                return address == region.address() ? region(region) : region(region) + ".address + " + (address - region.address());
            }
        }
        throw new ExcerptException(process.description().name() + " uses memory at an address that is in none of its regions.");
    }
}
