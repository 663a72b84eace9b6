package org.portalscope.scenario.parser;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.antlr.v4.runtime.ParserRuleContext;
import org.portalscope.expression.Constants;
import org.portalscope.expression.Type;
import org.portalscope.expression.Value;
import org.portalscope.scenario.parser.ScenarioParser.RegionContext;
import org.portalscope.world.ProcessSpec;

/** Makes the memory of a process from its declarations of regions. */
final class RegionBuilder {

    private static final long LARGEST = 1 << 20;
    private static final int MOST = 256;

    private final Source source;
    private final Budget budget;
    private final Map<String, ProcessSpec.Memory> regions = new LinkedHashMap<>();

    RegionBuilder(Source source, Budget budget) {
        this.source = source;
        this.budget = budget;
    }

    List<ProcessSpec.Memory> regions() {
        return new ArrayList<>(regions.values());
    }

    void add(RegionContext tree) {
        if (tree.name() == null) {
            return;
        }
        String name = tree.name().getText();
        if (Constants.value(name) != null) {
            note(tree.name(), "a name of your own: this is a constant");
        } else if (regions.containsKey(name)) {
            note(tree.name(), "a name that no other region of the process has");
        } else if (regions.size() == MOST) {
            note(tree.name(), "at most " + MOST + " regions in a process");
        }
        byte[] bytes = Source.isBroken(tree) ? new byte[1] : new byte[size(tree)];
        fill(bytes, tree);
        regions.putIfAbsent(name, new ProcessSpec.Memory(name, bytes));
    }

    private int size(RegionContext tree) {
        Value size = source.constant(tree.size);
        if (size == null) {
            return 1;
        }
        if (size.type() != Type.INTEGER || Long.compareUnsigned(size.number() - 1, LARGEST) >= 0) {
            note(tree.size, "a number of bytes from 1 to " + LARGEST);
            return 1;
        }
        if (!budget.takeMemory(size.number())) {
            note(tree.size, "less memory: all regions together have at most " + Budget.MEMORY + " bytes");
            return 1;
        }
        return (int) size.number();
    }

    private void fill(byte[] bytes, RegionContext tree) {
        Value content = tree.content == null || Source.isBroken(tree) ? null : source.constant(tree.content);
        if (content == null) {
            return;
        }
        if (content.type() == Type.STRING) {
            byte[] text = content.text().getBytes(StandardCharsets.UTF_8);
            System.arraycopy(text, 0, bytes, 0, Math.min(text.length, bytes.length));
            if (text.length > bytes.length) {
                note(tree.content, "a text of at most " + bytes.length + " bytes, the length of " + tree.name().getText());
            }
        } else if (content.type() == Type.INTEGER && content.number() >>> 8 == 0) {
            Arrays.fill(bytes, (byte) content.number());
        } else {
            note(tree.content, "a byte from 0 to 255, or a text");
        }
    }

    private void note(ParserRuleContext tree, String expected) {
        source.problems().add(Source.position(tree), tree.getText(), expected);
    }
}
