package org.portalscope.expression.tree;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.expression.value.EvaluationException;
import org.portalscope.expression.value.Value;

/** What can be done with lists. */
public final class ListFunctions {

    /** Elements that a list has at most. */
    public static final int LONGEST = 10_000;

    /** Bytes that a list takes at most with the texts and byte strings in it. */
    public static final long MOST_BYTES = 16 << 20;

    /** What an element has to be that makes a list too large. */
    public static final String SMALLER = "an element with which the list takes at most 16 MiB";

    private ListFunctions() {
    }

    /** Whether a list takes no more bytes than it may. */
    public static boolean fits(Value list) {
        return list.dataLength() <= MOST_BYTES;
    }

    static Value appended(FunctionApplication call, List<Value> list, Value element) throws EvaluationException {
        if (list.size() == LONGEST) {
            throw call.refusal(0, "a list of fewer than " + LONGEST + " elements");
        }
        List<Value> longer = new ArrayList<>(list.size() + 1);
        longer.addAll(list);
        longer.add(element);
        Value made = Value.list(element.type(), List.copyOf(longer));
        if (!fits(made)) {
            throw call.refusal(1, SMALLER);
        }
        return made;
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
