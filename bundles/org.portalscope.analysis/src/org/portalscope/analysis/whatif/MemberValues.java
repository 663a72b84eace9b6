package org.portalscope.analysis.whatif;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.portalscope.engine.api.MdOptions;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.world.World;
import org.portalscope.world.WorldProcess;

/** Reads the values of members; what is not named stays as it is. */
final class MemberValues {

    private static final Pattern ID = Pattern.compile("([0-9]{1,9}|\\*):([0-9]{1,9}|\\*)");
    private static final String ANY = "*";
    private static final int HEXADECIMAL = 16;

    private final World world;
    private final Map<String, String> members;

    MemberValues(World world, Map<String, String> members) {
        this.world = world;
        this.members = members;
    }

    /** A number of 64 bits, or a word that stands for -1. */
    long number(String name, long usual, String minusOne) throws WhatIfException {
        String text = members.get(name);
        if (text == null || text.equals(minusOne)) {
            return text == null ? usual : -1;
        }
        try {
            String digits = text.replace("_", "");
            return digits.startsWith("0x") ? Long.parseUnsignedLong(digits.substring(2), HEXADECIMAL)
                    : digits.startsWith("~") ? ~Long.parseLong(digits.substring(1)) : digits.startsWith("-") ? Long.parseLong(digits)
                    : Long.parseUnsignedLong(digits);
        } catch (NumberFormatException e) {
            String besides = minusOne.isEmpty() ? "" : ", or " + minusOne;
            throw new WhatIfException(name + " wants a number, such as 12 or 0x000c" + besides + ", not '" + text + "'.", e);
        }
    }

    long number(String name, long usual) throws WhatIfException {
        return number(name, usual, "");
    }

    /** A number of 32 bits. */
    int index(String name, int usual, String minusOne) throws WhatIfException {
        long value = number(name, usual, minusOne);
        if (value != (int) value) {
            throw new WhatIfException(name + " wants a number of 32 bits, not '" + members.get(name) + "'.");
        }
        return (int) value;
    }

    int index(String name, int usual) throws WhatIfException {
        return index(name, usual, "");
    }

    /** The name of a process, or an id, in which a star stands for any. */
    ProcessId process(String name, ProcessId usual) throws WhatIfException {
        String text = members.get(name);
        if (text == null) {
            return usual;
        }
        Optional<WorldProcess> named = world.processes().stream().filter(process -> process.name().equals(text)).findFirst();
        Matcher id = ID.matcher(text);
        if (named.isEmpty() && !id.matches()) {
            throw new WhatIfException(name + " wants a process, such as " + world.process(0).name() + " or 0:0, not '" + text + "'.");
        }
        return named.isPresent() ? named.get().id() : new ProcessId(part(id.group(1)), part(id.group(2)));
    }

    /** An id of one process. */
    ProcessId one(String name, ProcessId usual) throws WhatIfException {
        ProcessId id = process(name, usual);
        if (!id.isExact()) {
            throw new WhatIfException(name + " wants one process, not " + id + '.');
        }
        return id;
    }

    private static int part(String text) {
        return text.equals(ANY) ? Ptl.PTL_PID_ANY : Integer.parseInt(text);
    }

    /** A number, or names of options with bars between them. */
    int options(String name, int usual) throws WhatIfException {
        String text = members.get(name);
        if (text == null || text.isEmpty() || Character.isDigit(text.charAt(0))) {
            return index(name, usual);
        }
        int options = 0;
        for (String word : text.split("\\|")) {
            int bit = MdOptions.NAMES.indexOf(word);
            if (bit < 0) {
                throw new WhatIfException(name + " wants options, such as PTL_MD_OP_PUT|PTL_MD_TRUNCATE, not '" + word + "'.");
            }
            options |= 1 << bit;
        }
        return options;
    }
}
