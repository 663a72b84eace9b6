package org.portalscope.scenario.parser;

import java.util.ArrayList;
import java.util.List;

import org.antlr.v4.runtime.ParserRuleContext;
import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.expression.syntax.LiteralReader;
import org.portalscope.expression.value.Problems;
import org.portalscope.scenario.parser.ScenarioParser.BitFieldContext;
import org.portalscope.scenario.parser.ScenarioParser.MatchBitsContext;

/** Makes the fields that a scenario names in its match bits. */
final class MatchBitsBuilder {

    private final Problems problems;
    private final List<MatchBitField> fields = new ArrayList<>();

    MatchBitsBuilder(Problems problems) {
        this.problems = problems;
    }

    /** The fields, in the order in which they are declared. */
    List<MatchBitField> build(List<MatchBitsContext> trees) {
        for (MatchBitsContext tree : trees) {
            if (tree != trees.get(0)) {
                note(tree, "match_bits", "the fields of the match bits once");
            }
            tree.bitField().stream().filter(field -> !ScenarioSource.isBroken(field)).forEach(this::add);
        }
        return List.copyOf(fields);
    }

    private void add(BitFieldContext tree) {
        long high = LiteralReader.integer(tree.high, problems);
        long low = tree.low == null ? high : LiteralReader.integer(tree.low, problems);
        if (Long.compareUnsigned(high, Long.SIZE) >= 0 || Long.compareUnsigned(low, high) > 0) {
            note(tree, ScenarioSource.text(tree), "bits from 63 down to 0, the highest first, such as 31..0");
            return;
        }
        String name = tree.name().getText();
        MatchBitField field = new MatchBitField(name, (int) low, (int) (high - low) + 1);
        if (fields.stream().anyMatch(other -> other.name().equals(name))) {
            note(tree.name(), name, "each field once");
        } else if (fields.stream().anyMatch(field::overlaps)) {
            note(tree, ScenarioSource.text(tree), "bits that no other field has");
        }
        fields.add(field);
    }

    private void note(ParserRuleContext tree, String found, String expected) {
        problems.add(ScenarioSource.position(tree), found, expected);
    }
}
