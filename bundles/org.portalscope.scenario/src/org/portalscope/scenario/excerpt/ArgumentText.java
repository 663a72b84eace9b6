package org.portalscope.scenario.excerpt;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.MdOptions;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.call.Parameter;
import org.portalscope.engine.description.Field;
import org.portalscope.engine.input.Location;
import org.portalscope.engine.step.Numbers;
import org.portalscope.recording.excerpt.ExcerptException;

/** Arguments of calls as expressions of the scenario language. */
final class ArgumentText {

    private static final String ILLEGAL = "ILLEGAL";
    private static final int LAST_DIGIT = 9;
    /** What -1 stands for, by parameter. */
    private static final Map<String, String> WILDCARDS = Map.of("pid", "PTL_PID_ANY", "user_id", "PTL_UID_ANY", "portal", "PTL_PT_INDEX_ANY");

    private final ExcerptNames names;
    private final Map<ProcessId, String> processes;

    /** @param processes the names of processes by their ids on their default interfaces */
    ArgumentText(ExcerptNames names, Map<ProcessId, String> processes) {
        this.names = names;
        this.processes = processes;
    }

    /**
     * An argument.
     *
     * @param stored what the call stored there, if it is an output
     * @throws ExcerptException if the language has no expression for it here
     */
    String of(Parameter parameter, Object argument, Object stored) throws ExcerptException {
        if (argument == null) {
            return "NULL";
        }
        if (argument == Location.ILLEGAL) {
            return ILLEGAL;
        }
        if (argument == Location.WANTED) {
            return "&" + names.output(parameter, stored);
        }
        if (argument instanceof ProcessId id) {
            return process(id);
        }
        if (argument instanceof MdValues values) {
            return descriptor(values);
        }
        if (argument instanceof Limits limits) {
            return limits(limits);
        }
        return argument instanceof Long number ? number(parameter, number) : argument.toString();
    }

    private String number(Parameter parameter, long number) throws ExcerptException {
        return switch (parameter.type()) {
            case NI, ME, MD, EQ, HANDLE -> handle(number);
            default -> number(parameter.name(), number);
        };
    }

    private static String number(String name, long number) {
        if (name.equals("interface") && number == Ptl.PTL_IFACE_DEFAULT) {
            return "PTL_IFACE_DEFAULT";
        }
        if (number == -1 && WILDCARDS.containsKey(name)) {
            return WILDCARDS.get(name);
        }
        boolean isBits = name.endsWith("bits") || name.equals("hdr_data");
        return isBits ? bits(number) : Long.toString(number);
    }

    private static String bits(long bits) {
        return bits == -1 ? "~0" : Long.compareUnsigned(bits, LAST_DIGIT) <= 0 ? Long.toString(bits) : Numbers.hex(bits);
    }

    private String handle(long handle) throws ExcerptException {
        return handle == Ptl.PTL_EQ_NONE ? "PTL_EQ_NONE" : handle == Ptl.PTL_MD_NONE ? "PTL_MD_NONE" : names.handle(handle);
    }

    /** An id, which may be a wildcard. */
    private String process(ProcessId id) {
        if (id.isExact()) {
            return processes.getOrDefault(id, id.toString());
        }
        return "{ nid = " + part(id.nid(), "PTL_NID_ANY") + ", pid = " + part(id.pid(), "PTL_PID_ANY") + " }";
    }

    private static String part(int number, String any) {
        return number == -1 ? any : Integer.toString(number);
    }

    private String descriptor(MdValues md) throws ExcerptException {
        List<String> members = new ArrayList<>();
        if (md.length() != 0 || md.start() != 0) {
            members.add("start = " + names.address(md.start(), md.length()));
        }
        members.add("length = " + md.length());
        add(members, "threshold", md.threshold(), Ptl.PTL_MD_THRESH_INF);
        add(members, "max_offset", md.maxOffset(), Ptl.MAX_OFFSET_NONE);
        if (md.options() != 0) {
            members.add("options = " + options(md.options()));
        }
        add(members, "user_ptr", md.userPtr(), 0);
        if (md.eventq() != Ptl.PTL_EQ_NONE) {
            members.add("eventq = " + names.handle(md.eventq()));
        }
        return "{ " + String.join(", ", members) + " }";
    }

    private static void add(List<String> members, String name, long value, long usual) {
        if (value != usual) {
            members.add(name + " = " + value);
        }
    }

    private static String options(int options) {
        return String.join(" | ", MdOptions.names(options).values().stream().map(Object::toString).toList());
    }

    /** The limits that are not those of an interface for which nothing else is said; at least one, which tells that they are limits. */
    static String limits(Limits limits) {
        List<Field> usual = Limits.DEFAULT.members();
        List<String> members = new ArrayList<>();
        for (int i = 0; i < usual.size(); i++) {
            Field field = limits.members().get(i);
            if (!field.value().equals(usual.get(i).value()) || members.isEmpty() && i == usual.size() - 1) {
                members.add(field.name() + " = " + field.value());
            }
        }
        return "{ " + String.join(", ", members) + " }";
    }
}
