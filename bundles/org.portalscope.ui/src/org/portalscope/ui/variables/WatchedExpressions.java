package org.portalscope.ui.variables;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

import org.portalscope.engine.description.TypedValue;
import org.portalscope.presentation.watch.WatchExpression;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.Session;
import org.portalscope.ui.part.TextTree.Branch;

/** The expressions that the user watches, in the order in which they were added, with their values at the cursor of a session and before its last move. */
final class WatchedExpressions {

    private static final String KEY = "expressions";

    private final List<String> texts;
    private final Consumer<List<String>> keeper;
    private Session shown;
    private Position position;
    private Map<String, WatchExpression.Result> now = Map.of();
    private Map<String, WatchExpression.Result> before = Map.of();

    /**
     * Expressions that were watched before.
     *
     * @param keeper is given all of them whenever they change
     */
    WatchedExpressions(List<String> texts, Consumer<List<String>> keeper) {
        this.texts = new ArrayList<>(texts);
        this.keeper = keeper;
    }

    /** Watches an expression more, unless it is watched. */
    void add(String text) {
        if (!texts.contains(text.strip())) {
            texts.add(text.strip());
            keeper.accept(all());
        }
    }

    /** Watches another expression in the place of one. */
    void change(String text, String other) {
        texts.replaceAll(each -> each.equals(text) ? other.strip() : each);
        keeper.accept(all());
    }

    /** Watches an expression no longer. */
    void remove(String text) {
        if (texts.remove(text)) {
            keeper.accept(all());
        }
    }

    List<String> all() {
        return List.copyOf(texts);
    }

    /**
     * A line for each, with its value at the cursor, which is marked if the last move has changed it, or with what is wrong.
     *
     * @param session that does not move
     * @param process index of the process that expressions are about which name none
     */
    List<Branch> branches(VariableBranches values, Session session, int process) {
        if (session != shown) {
            before = Map.of();
        } else if (!session.position().equals(position)) {
            before = now;
        }
        shown = session;
        position = session.position();
        now = new LinkedHashMap<>();
        texts.forEach(text -> now.put(text, new WatchExpression(text).evaluate(session, process)));
        return texts.stream().flatMap(text -> line(values, text).stream()).toList();
    }

    private List<Branch> line(VariableBranches values, String text) {
        WatchExpression.Result result = now.get(text);
        if (result.value().isEmpty()) {
            return values.of(KEY, Map.of(text, new TypedValue("no value", null, result.problem())), Optional.empty());
        }
        Optional<Map<String, TypedValue>> former = Optional.ofNullable(before.get(text))
                .map(known -> known.value().map(value -> Map.of(text, value)).orElse(Map.of()));
        return values.of(KEY, Map.of(text, result.value().get()), former);
    }

    /** Shows no session any more. */
    void forget() {
        shown = null;
    }
}
