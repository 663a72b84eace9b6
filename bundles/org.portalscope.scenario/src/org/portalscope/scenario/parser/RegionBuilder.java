package org.portalscope.scenario.parser;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.antlr.v4.runtime.ParserRuleContext;
import org.portalscope.expression.Bytes;
import org.portalscope.expression.Constants;
import org.portalscope.expression.Type;
import org.portalscope.expression.Value;
import org.portalscope.scenario.parser.ScenarioParser.RegionContext;
import org.portalscope.scenario.program.NameTable;
import org.portalscope.scenario.program.RegionDefinition;

/** Makes the memory of a process from its declarations of regions. */
final class RegionBuilder {

    private static final long LARGEST = 1 << 20;
    private static final int MOST = 256;

    private final Source source;
    private final Budget budget;
    private final int members;
    private final NameTable names;
    private final Map<String, RegionDefinition> regions = new LinkedHashMap<>();
    private int count;

    /**
     * @param members of the family that have such memory each; 1 for a process by itself
     * @param names   those that are known by now; takes those of regions
     */
    RegionBuilder(Source source, Budget budget, int members, NameTable names) {
        this.source = source;
        this.budget = budget;
        this.members = members;
        this.names = names;
    }

    List<RegionDefinition> regions() {
        return List.copyOf(regions.values());
    }

    void add(RegionContext tree) {
        if (tree.name() == null) {
            return;
        }
        String name = tree.name().getText();
        int copies = tree.count == null || Source.isBroken(tree) ? 0 : number(tree.count, MOST, "a number of regions from 1 to " + MOST);
        count += Math.max(1, copies);
        if (Constants.value(name) != null) {
            note(tree.name(), "a name of your own: this is a constant");
        } else if (regions.containsKey(name)) {
            note(tree.name(), "a name that no other region of the process has");
        } else if (names.has(name)) {
            note(tree.name(), "a name that nothing else has");
        } else if (count > MOST) {
            note(tree.name(), "at most " + MOST + " regions in a process");
        }
        byte[] bytes = Source.isBroken(tree) ? new byte[1] : new byte[size(tree, copies)];
        fill(bytes, tree);
        RegionDefinition region = new RegionDefinition(name, copies, bytes);
        if (regions.putIfAbsent(name, region) == null) {
            names.fix(name, region.type());
        }
    }

    private int size(RegionContext tree, int copies) {
        int size = number(tree.size, LARGEST, "a number of bytes from 1 to " + LARGEST);
        if (!budget.takeMemory((long) size * Math.max(1, copies) * members)) {
            note(tree.size, "less memory: all regions together have at most " + Budget.MEMORY + " bytes");
            return 1;
        }
        return size;
    }

    /** The value of a constant expression from 1 to a bound; 1 with a problem noted if it is none. */
    private int number(ParserRuleContext tree, long most, String expected) {
        Value value = source.constant(tree);
        if (value != null && (value.type() != Type.INTEGER || Long.compareUnsigned(value.number() - 1, most) >= 0)) {
            note(tree, expected);
            return 1;
        }
        return value == null ? 1 : (int) value.number();
    }

    private void fill(byte[] bytes, RegionContext tree) {
        Value content = tree.content == null || Source.isBroken(tree) ? null : source.constant(tree.content);
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
        source.problems().add(Source.position(tree), Source.text(tree), expected);
    }
}
