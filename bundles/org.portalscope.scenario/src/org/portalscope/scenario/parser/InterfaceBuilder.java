package org.portalscope.scenario.parser;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.expression.syntax.LiteralReader;
import org.portalscope.expression.syntax.TokenReader;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;
import org.portalscope.scenario.parser.ScenarioParser.ItemContext;
import org.portalscope.scenario.parser.ScenarioParser.LimitsContext;
import org.portalscope.scenario.parser.ScenarioParser.LongestListContext;
import org.portalscope.scenario.parser.ScenarioParser.NameContext;
import org.portalscope.scenario.parser.ScenarioParser.NetworkInterfaceContext;
import org.portalscope.scenario.parser.ScenarioParser.ProcessContext;

/** Makes the network interfaces of the processes of a scenario, which have no id in common. */
final class InterfaceBuilder {

    private final ScenarioSource source;
    private final Problems problems;
    private final Set<ProcessId> ids = new HashSet<>();

    InterfaceBuilder(ScenarioSource source) {
        this.source = source;
        problems = source.problems();
    }

    /**
     * The interfaces of a process, the default one first.
     *
     * @param index of the process in its family, which is added to the nids and may stand in limits
     */
    List<InterfaceSpec> build(ProcessContext tree, int index) {
        NameContext name = tree.family() == null ? null : tree.family().index;
        ScenarioSource member = name == null ? source : source.with(name.getText(), Value.of(index));
        List<InterfaceSpec> built = new ArrayList<>();
        built.add(build(member, id(tree.nid, tree.pid, index), tree.uid, tree.item().stream().map(ItemContext::limits).filter(Objects::nonNull).toList(),
                tree.item().stream().map(ItemContext::longestList).filter(Objects::nonNull).toList()));
        for (ItemContext item : tree.item()) {
            if (item.networkInterface() != null && !ScenarioSource.isBroken(item.networkInterface())) {
                built.add(build(member, item.networkInterface(), built.size(), index));
            }
        }
        return built;
    }

    private InterfaceSpec build(ScenarioSource member, NetworkInterfaceContext tree, int next, int index) {
        if (number(tree.number) != next || next >= Handle.MOST_INTERFACES) {
            problems.add(TokenReader.position(tree.number), tree.number.getText(), next < Handle.MOST_INTERFACES
                    ? next + ", the number of the next interface" : "at most " + Handle.MOST_INTERFACES + " interfaces in a process");
        }
        return build(member, id(tree.nid, tree.pid, index), tree.uid, tree.limits(), tree.longestList());
    }

    private InterfaceSpec build(ScenarioSource member, ProcessId id, Token uid, List<LimitsContext> limits, List<LongestListContext> longest) {
        once(limits, "limits");
        once(longest, "longest_list");
        return new InterfaceSpec(id, number(uid), limits.isEmpty() ? Limits.DEFAULT : limits(member, limits.get(0)),
                longest.isEmpty() ? InterfaceSpec.LONGEST_LIST : longestList(member, longest.get(0)));
    }

    private void once(List<? extends ParserRuleContext> trees, String what) {
        if (trees.size() > 1) {
            problems.add(ScenarioSource.position(trees.get(1)), what, what + " once for an interface");
        }
    }

    private ProcessId id(Token nid, Token pid, int index) {
        int first = number(nid);
        ProcessId id = new ProcessId(first + index, number(pid));
        boolean right = nid != null && first >= 0 && id.pid() >= 0;
        if (right && id.nid() < 0) {
            problems.add(TokenReader.position(nid), nid.getText(), "a lower number: the nids of the family grow beyond " + Integer.MAX_VALUE);
        }
        if (right && !ids.add(id)) {
            problems.add(TokenReader.position(nid), id.toString(), "an id that no other process has");
        }
        return id;
    }

    private Limits limits(ScenarioSource member, LimitsContext tree) {
        Value value = member.constant(tree.expression(), Type.LIMITS);
        Limits limits = value == null ? Limits.DEFAULT : (Limits) value.object();
        if (!isIndex(limits.maxAtableIndex()) || !isIndex(limits.maxPtableIndex())) {
            problems.add(ScenarioSource.position(tree.expression()), ScenarioSource.text(tree.expression()),
                    "largest indexes from 0 to " + SizeLimits.LARGEST_INDEX);
        }
        return limits;
    }

    private static boolean isIndex(int index) {
        return index >= 0 && index <= SizeLimits.LARGEST_INDEX;
    }

    private int longestList(ScenarioSource member, LongestListContext tree) {
        Value size = member.constant(tree.size, Type.INTEGER);
        if (size == null) {
            return InterfaceSpec.LONGEST_LIST;
        }
        if (Long.compareUnsigned(size.number() - 1, InterfaceSpec.LONGEST_LIST) >= 0) {
            problems.add(ScenarioSource.position(tree.size), tree.size.getText(), "a number of entries from 1 to " + InterfaceSpec.LONGEST_LIST);
        }
        return (int) size.number();
    }

    /** A number of the document's type {@code int}; zero if it is left out, less with a problem noted. */
    private int number(Token token) {
        long value = token == null ? 0 : LiteralReader.integer(token, problems);
        if (value < 0 || value > Integer.MAX_VALUE) {
            problems.add(TokenReader.position(token), token.getText(), "a number up to " + Integer.MAX_VALUE);
            return -1;
        }
        return (int) value;
    }
}
