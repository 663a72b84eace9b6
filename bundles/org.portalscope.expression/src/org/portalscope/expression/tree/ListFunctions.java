package org.portalscope.expression.tree;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.expression.value.EvaluationException;
import org.portalscope.expression.value.Value;

/** What can be done with lists. */
public final class ListFunctions {

    /** Elements that a list has at most. */
    public static final int LONGEST = 10_000;

    private ListFunctions() {
    }

    static Value appended(FunctionApplication call, List<Value> list, Value element) throws EvaluationException {
        if (list.size() == LONGEST) {
            throw call.refusal(0, "a list of fewer than " + LONGEST + " elements");
        }
        List<Value> longer = new ArrayList<>(list.size() + 1);
        longer.addAll(list);
        longer.add(element);
        return Value.list(element.type(), List.copyOf(longer));
    }

    static Value without(FunctionApplication call, Value list, long index) throws EvaluationException {
        List<Value> shorter = new ArrayList<>(list.elements());
        if (Long.compareUnsigned(index, shorter.size()) >= 0) {
            throw call.refusal(1, "an index below " + shorter.size() + ", the length of " + call.arguments().get(0).text());
        }
        shorter.remove((int) index);
        return new Value(list.type(), List.copyOf(shorter));
    }

    /** The list with another element at an index that it has. */
    public static Value replaced(Value list, int index, Value element) {
        List<Value> elements = new ArrayList<>(list.elements());
        elements.set(index, element);
        return new Value(list.type(), List.copyOf(elements));
    }
}
