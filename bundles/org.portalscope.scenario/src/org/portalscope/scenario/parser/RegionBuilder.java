package org.portalscope.scenario.parser;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

import org.antlr.v4.runtime.ParserRuleContext;
import org.portalscope.expression.value.Bytes;
import org.portalscope.expression.value.Constants;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;
import org.portalscope.scenario.execution.RegionDefinition;
import org.portalscope.scenario.parser.ScenarioParser.RegionContext;
import org.portalscope.scenario.thread.NameTable;

/** Makes the memory of a process, or of the members of a family, from its declarations of regions. */
final class RegionBuilder {

    private static final long LARGEST = 1 << 20;
    private static final int MOST = 256;

    private final ScenarioSource source;
    private final SizeLimits budget;
    private final List<RegionContext> trees;

    RegionBuilder(ScenarioSource source, SizeLimits budget, List<RegionContext> trees) {
        this.source = source;
        this.budget = budget;
        this.trees = trees.stream().filter(tree -> tree.name() != null).toList();
    }

    /** Adds what they are called to the names of the process. */
    void declare(NameTable names) {
        Set<String> declared = new HashSet<>();
        for (RegionContext tree : trees) {
            String name = tree.name().getText();
            if (Constants.value(name) != null) {
                note(tree.name(), "a name of your own: this is a constant");
            } else if (!declared.add(name)) {
                note(tree.name(), "a name that no other region of the process has");
            } else if (names.has(name)) {
                note(tree.name(), "a name that nothing else has");
            } else {
                names.fix(name, isArray(tree) ? Type.REGION.list() : Type.REGION);
            }
        }
    }

    /**
     * The regions of each member.
     *
     * @param members of the family; 1 for a process by itself
     * @param index   what a member calls its index, or null
     */
    List<List<RegionDefinition>> build(int members, String index) {
        if (index == null || trees.stream().noneMatch(tree -> ScenarioSource.mentions(tree, index))) {
            return Collections.nCopies(members, build(source, members));
        }
        return IntStream.range(0, members).mapToObj(i -> build(source.with(index, Value.of(i)), 1)).toList();
    }

    /** @param sharers how many processes have such regions each */
    private List<RegionDefinition> build(ScenarioSource known, int sharers) {
        List<RegionDefinition> regions = new ArrayList<>();
        int count = 0;
        for (RegionContext tree : trees) {
            int copies = isArray(tree) ? number(known, tree.count, MOST, "a number of regions from 1 to " + MOST) : 0;
            count += Math.max(1, copies);
            if (count > MOST) {
                note(tree.name(), "at most " + MOST + " regions in a process");
            }
            byte[] bytes = new byte[ScenarioSource.isBroken(tree) ? 1 : size(known, tree, (long) Math.max(1, copies) * sharers)];
            fill(known, bytes, tree);
            regions.add(new RegionDefinition(tree.name().getText(), copies, bytes));
        }
        return regions;
    }

    private static boolean isArray(RegionContext tree) {
        return tree.count != null && !ScenarioSource.isBroken(tree);
    }

    private int size(ScenarioSource known, RegionContext tree, long copies) {
        int size = number(known, tree.size, LARGEST, "a number of bytes from 1 to " + LARGEST);
        if (!budget.takeMemory(size * copies)) {
            note(tree.size, "less memory: all regions together have at most " + SizeLimits.MEMORY + " bytes");
            return 1;
        }
        return size;
    }

    /** The value of a constant expression from 1 to a bound; 1 with a problem noted if it is none. */
    private int number(ScenarioSource known, ParserRuleContext tree, long most, String expected) {
        Value value = known.constant(tree);
        if (value != null && (value.type() != Type.INTEGER || Long.compareUnsigned(value.number() - 1, most) >= 0)) {
            note(tree, expected);
            return 1;
        }
        return value == null ? 1 : (int) value.number();
    }

    private void fill(ScenarioSource known, byte[] bytes, RegionContext tree) {
        Value content = tree.content == null || ScenarioSource.isBroken(tree) ? null : known.constant(tree.content);
        if (content == null) {
            return;
        }
        if (content.type() == Type.STRING || content.type() == Type.BYTES) {
            byte[] given = (content.object() instanceof String text ? Bytes.of(text) : (Bytes) content.object()).toArray();
            System.arraycopy(given, 0, bytes, 0, Math.min(given.length, bytes.length));
            if (given.length > bytes.length) {
                note(tree.content, content.type().words() + " of at most " + bytes.length + " bytes, the length of " + tree.name().getText());
            }
        } else if (content.type() == Type.INTEGER && content.number() >>> 8 == 0) {
            Arrays.fill(bytes, (byte) content.number());
        } else {
            note(tree.content, "a byte from 0 to 255, a text, or a byte string");
        }
    }

    private void note(ParserRuleContext tree, String expected) {
        source.problems().add(ScenarioSource.position(tree), ScenarioSource.text(tree), expected);
    }
}
