package org.portalscope.expression.value;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Collects the problems of a text: at each position the first that was found, and no more in all than anybody reads. */
public final class Problems {

    /** Problems that are told apart; a text with more is not what it claims to be. */
    public static final int MOST = 1000;

    /** What is at one position of one file. */
    private record Place(SourcePosition position, Problem.Origin origin) {
    }

    private final Map<Place, Problem> byPosition = new LinkedHashMap<>();
    private final Map<Place, Problem> warnings = new LinkedHashMap<>();
    private final int most;

    public Problems() {
        this(MOST);
    }

    private Problems(int most) {
        this.most = most;
    }

    /** Takes no problem, for those who only ask for a type. */
    public static Problems ignored() {
        return new Problems(0);
    }

    /** Adds a problem. */
    public void add(SourcePosition position, String found, String expected) {
        add(new Problem(position, found, expected));
    }

    /** Adds a problem unless there is one at its position already. */
    public void add(Problem problem) {
        if (!isFull()) {
            byPosition.putIfAbsent(new Place(problem.position(), problem.origin()), problem);
        }
    }

    /** Adds something that is right, but may not be what its author means. */
    public void warn(Problem warning) {
        if (warnings.size() < most) {
            warnings.putIfAbsent(new Place(warning.position(), warning.origin()), warning);
        }
    }

    /** Whether there is no problem; there may be warnings. */
    public boolean isEmpty() {
        return byPosition.isEmpty();
    }

    /** Whether there are so many that looking for more is no use. */
    public boolean isFull() {
        return byPosition.size() >= most;
    }

    /** The problems in the order of their positions. */
    public List<Problem> sorted() {
        return sorted(byPosition);
    }

    /** The warnings in the order of their positions. */
    public List<Problem> warnings() {
        return sorted(warnings);
    }

    private static List<Problem> sorted(Map<Place, Problem> problems) {
        List<Problem> sorted = new ArrayList<>(problems.values());
        sorted.sort(Comparator.comparing(Problem::position));
        return sorted;
    }
}
