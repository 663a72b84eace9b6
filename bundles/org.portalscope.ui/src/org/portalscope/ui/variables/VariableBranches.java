package org.portalscope.ui.variables;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.portalscope.debug.FrameVariables;
import org.portalscope.engine.description.TypedValue;
import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.presentation.control.ValueWords;
import org.portalscope.ui.part.TextTable.Line;
import org.portalscope.ui.part.TextTable.Look;
import org.portalscope.ui.part.TextTree.Branch;

/** Puts together what the Variables view says of values and their parts. What has changed is marked, and what it is a part of, too. */
final class VariableBranches {

    /** Characters of a value up to which it is shown beside the one that came after it. */
    private static final int SHORT = 16;

    private final List<MatchBitField> fields;

    /** @param fields what match bits mean */
    VariableBranches(List<MatchBitField> fields) {
        this.fields = fields;
    }

    /**
     * A line for each name of a frame.
     *
     * @param key of what the names belong to
     */
    List<Branch> of(String key, FrameVariables variables) {
        return of(key, variables.now(), variables.before());
    }

    /**
     * A line for each name.
     *
     * @param key    of what the names belong to
     * @param before the values before the last move; empty if these are not known
     */
    List<Branch> of(String key, Map<String, TypedValue> values, Optional<? extends Map<String, TypedValue>> before) {
        List<Branch> branches = new ArrayList<>();
        values.forEach((name, value) -> branches.add(before.isPresent() ? changed(key + "/" + name, name, value, before.get().get(name))
                : same(key + "/" + name, name, value)));
        return branches;
    }

    private Branch same(String key, String name, TypedValue value) {
        String now = ValueWords.text(value, fields);
        return new Branch(key, new Line(name, now, name + " = " + now, Look.PLAIN), of(key, value.children(), Optional.empty()));
    }

    /** @param before null if it had no value */
    private Branch changed(String key, String name, TypedValue value, TypedValue before) {
        if (value.equals(before)) {
            return same(key, name, value);
        }
        String now = ValueWords.text(value, fields);
        boolean told = before != null && !before.text().equals(value.text());
        String both = told && before.text().length() <= SHORT ? before.text() + " → " + now : now;
        String was = before == null ? "had no value" : told ? "was " + before.text() : "changed: " + parts(value, before);
        return new Branch(key, new Line(name, both, name + " = " + now + "\n" + was, Look.CHANGED),
                of(key, value.children(), Optional.ofNullable(before).map(TypedValue::children)));
    }

    private static String parts(TypedValue value, TypedValue before) {
        return Stream.of(value, before).flatMap(either -> either.children().keySet().stream()).distinct()
                .filter(part -> !Objects.equals(value.children().get(part), before.children().get(part))).collect(Collectors.joining(", "));
    }
}
