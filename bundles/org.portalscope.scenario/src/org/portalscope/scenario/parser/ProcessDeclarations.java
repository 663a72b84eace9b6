package org.portalscope.scenario.parser;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

import org.antlr.v4.runtime.ParserRuleContext;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.expression.syntax.LiteralReader;
import org.portalscope.expression.value.Constants;
import org.portalscope.expression.value.Problem;
import org.portalscope.expression.value.Suggestion;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;
import org.portalscope.scenario.parser.ScenarioParser.PartyContext;
import org.portalscope.scenario.parser.ScenarioParser.ProcessContext;
import org.portalscope.scenario.thread.NameTable;

/** The processes of a scenario and their families, by name. */
final class ProcessDeclarations {

    private static final int SINGLE = -1;

    /** A process, perhaps of a family, with its interfaces, the default one first. */
    record Member(String name, List<InterfaceSpec> interfaces) {

        Value id() {
            return new Value(Type.PROCESS, interfaces.get(0).id());
        }
    }

    private final ScenarioSource source;
    private final FunctionScope functions;
    private final InterfaceBuilder interfaces;
    private final Map<String, Integer> sizes = new LinkedHashMap<>();
    private final Map<ProcessContext, List<Member>> members = new LinkedHashMap<>();
    private int count;

    /** @param functions of the files that are imported, whose names no process may have */
    ProcessDeclarations(ScenarioSource source, FunctionScope functions) {
        this.source = source;
        this.functions = functions;
        interfaces = new InterfaceBuilder(source);
    }

    /**
     * Takes a process or a family; false if there are too many.
     *
     * @param alone whether the scenario has no others, so that no name of it can be mistaken for the id of another
     */
    boolean add(ProcessContext tree, boolean alone) {
        String name = tree.name().getText();
        int size = tree.family() == null ? SINGLE : size(tree);
        count += Math.max(1, size);
        boolean free = !NameTable.isReserved(name) || name.equals(NameTable.SELF) && alone && size == SINGLE;
        if (!free || Constants.value(name) != null || source.constants().containsKey(name) || sizes.putIfAbsent(name, size) != null) {
            note(tree.name(), name, "a name that nothing else has");
        } else if (functions.find(name) != null) {
            note(tree.name(), name, functions.taken(name));
        }
        if (count > SizeLimits.PROCESSES) {
            note(tree, name, "at most " + SizeLimits.PROCESSES + " processes");
            return false;
        }
        List<Member> made = new ArrayList<>();
        for (int i = 0; i < Math.max(1, size); i++) {
            made.add(new Member(size == SINGLE ? name : name + "[" + i + "]", interfaces.build(tree, i)));
        }
        members.put(tree, made);
        return true;
    }

    private int size(ProcessContext tree) {
        Value size = source.constant(tree.family().size, Type.INTEGER);
        if (size != null && Long.compareUnsigned(size.number() - 1, SizeLimits.PROCESSES) >= 0) {
            note(tree.family().size, ScenarioSource.text(tree.family().size), "a number of processes from 1 to " + SizeLimits.PROCESSES);
            return 1;
        }
        return size == null ? 1 : (int) size.number();
    }

    /** The processes that a declaration makes. */
    List<Member> members(ProcessContext tree) {
        return members.get(tree);
    }

    /** The name of the process that is meant, or null with a problem noted. */
    String name(PartyContext tree) {
        String name = tree.name().getText();
        Integer size = sizes.get(name);
        if (size == null) {
            source.problems().add(new Problem(ScenarioSource.position(tree), name, "a process")
                    .suggesting(Suggestion.nearest(name, new TreeSet<>(sizes.keySet()))));
        } else if (size == SINGLE != (tree.index == null)) {
            note(tree, tree.getText(), size == SINGLE ? "no index: " + name + " is one process" : "one of the family, such as " + name + "[0]");
        } else if (tree.index != null && Long.compareUnsigned(LiteralReader.integer(tree.index, source.problems()), size) >= 0) {
            note(tree, tree.getText(), "an index below " + size);
        } else {
            return tree.getText();
        }
        return null;
    }

    /** What the names of processes and families stand for: the ids of default interfaces. */
    Map<String, Value> values() {
        Map<String, Value> values = new TreeMap<>();
        members.forEach((tree, made) -> {
            List<Value> ids = made.stream().map(Member::id).toList();
            values.putIfAbsent(tree.name().getText(), tree.family() == null ? ids.get(0) : Value.list(Type.PROCESS, ids));
        });
        return values;
    }

    private void note(ParserRuleContext tree, String found, String expected) {
        source.problems().add(ScenarioSource.position(tree), found, expected);
    }
}
