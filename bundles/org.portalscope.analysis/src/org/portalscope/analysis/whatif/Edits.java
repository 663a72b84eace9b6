package org.portalscope.analysis.whatif;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.description.TypedValue;
import org.portalscope.engine.description.Unit;
import org.portalscope.engine.input.DescriptorEdited;
import org.portalscope.engine.input.EntryEdited;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.state.EntryValues;
import org.portalscope.engine.state.HandleTable;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.PortalsObject;
import org.portalscope.expression.value.Suggestion;
import org.portalscope.world.World;
import org.portalscope.world.WorldProcess;
import org.portalscope.world.program.Program;

/** What somebody would have edited in a process before a request arrives. */
final class Edits {

    private static final Set<String> OF_ENTRIES = Set.of("from", "bits", "ignore");
    private static final Set<String> OF_DESCRIPTORS = Set.of("threshold", "length", "max_offset", "options");

    private final World world;
    private final WorldProcess process;

    /** @param process of the world, at which the request arrives */
    Edits(World world, WorldProcess process) {
        this.world = world;
        this.process = process;
    }

    /** A match entry with other criteria. */
    Input entry(Clause clause) throws WhatIfException {
        clause.require(OF_ENTRIES);
        long handle = handle(clause, Handle.Kind.ME);
        EntryValues entry = process.portals().state().entry(handle).values();
        MemberValues values = new MemberValues(world, clause.members());
        return new EntryEdited(handle, values.process("from", entry.matchId()), values.number("bits", entry.matchBits()),
                values.number("ignore", entry.ignoreBits()));
    }

    /** A memory descriptor with other members. */
    Input descriptor(Clause clause) throws WhatIfException {
        clause.require(OF_DESCRIPTORS);
        long handle = handle(clause, Handle.Kind.MD);
        MdValues md = process.portals().state().descriptor(handle).md();
        MemberValues values = new MemberValues(world, clause.members());
        return new DescriptorEdited(handle, new MdValues(md.start(), values.number("length", md.length()), values.index("threshold", md.threshold(), "inf"),
                values.number("max_offset", md.maxOffset(), "none"), values.options("options", md.options()), md.userPtr(), md.eventq()));
    }

    /** The object that a clause names by its handle, or by a name of the program that stands for it. */
    private long handle(Clause clause, Handle.Kind kind) throws WhatIfException {
        List<Long> known = new ArrayList<>();
        for (NetworkInterface ni : process.portals().state().interfaces()) {
            HandleTable<? extends PortalsObject> table = kind == Handle.Kind.ME ? ni.entries() : ni.descriptors();
            table.all().forEach(object -> known.add(object.handle()));
        }
        Optional<Long> found = known.stream().filter(handle -> Handle.text(handle).equals(clause.object())).findFirst()
                .or(() -> named(clause.object()).filter(known::contains));
        List<String> names = known.stream().map(Handle::text).toList();
        return found.orElseThrow(() -> new WhatIfException("There is no " + clause.word() + " '" + clause.object() + "' at " + process.label()
                + Suggestion.near(clause.object(), names) + (names.isEmpty() ? "." : "; there is " + String.join(", ", names) + '.')));
    }

    private Optional<Long> named(String name) {
        return Stream.iterate(0, thread -> thread < process.program().threadCount(), thread -> thread + 1)
                .flatMap(thread -> process.program().activations(thread).stream()).map(Program.Activation::names)
                .map(names -> names.get(name)).filter(value -> value != null && value.unit() == Unit.HANDLE && value.value() instanceof Long)
                .map(TypedValue::value).map(Long.class::cast).findFirst();
    }
}
