package org.portalscope.engine.property;

import java.util.List;
import java.util.Objects;

import org.portalscope.engine.step.Journal;
import org.portalscope.engine.step.Scope;

/** Applies a case to the engine without a journal, to the engine with one, and to the reference, in step. */
final class Comparison {

    /** States are compared after every so many steps, and after the last. */
    private static final int STRIDE = 32;

    static final Journal INATTENTIVE = new Journal() {
        @Override
        public void note(org.portalscope.engine.step.Step step) {
        }

        @Override
        public void enter(Scope scope) {
        }

        @Override
        public void leave() {
        }
    };

    private final Subject<?, ?> reference;
    private final List<Subject<?, ?>> engines;

    private Comparison(Case tested) {
        reference = new ReferenceSubject(tested);
        engines = List.of(new EngineSubject(tested, null), new EngineSubject(tested, INATTENTIVE));
    }

    /** What differs first, or null. */
    static String difference(Case tested, Tally tally) {
        Comparison comparison = new Comparison(tested);
        for (int i = 0; i < tested.steps().size(); i++) {
            Step step = tested.steps().get(i);
            boolean looks = i % STRIDE == STRIDE - 1 || i == tested.steps().size() - 1;
            String difference = comparison.apply(step, looks, tally);
            if (difference != null) {
                return "after step " + (i + 1) + ", " + step + ":\n" + difference;
            }
        }
        tally.count(comparison.reference);
        return null;
    }

    private String apply(Step step, boolean looks, Tally tally) {
        Outcome expected = reference.apply(step);
        tally.count(step, expected);
        List<List<Object>> states = looks ? List.of(reference.state(0), reference.state(1)) : List.of();
        for (Subject<?, ?> engine : engines) {
            String difference = difference(expected, outcome(engine, step));
            for (int process = 0; difference == null && process < states.size(); process++) {
                difference = difference(states.get(process), engine.state(process));
            }
            if (difference != null) {
                return (engine == engines.get(0) ? "without a journal" : "with a journal") + difference;
            }
        }
        return null;
    }

    private static Object outcome(Subject<?, ?> engine, Step step) {
        try {
            return engine.apply(step);
        } catch (RuntimeException exception) {
            return exception;
        }
    }

    /** What differs first in two outcomes or states, or null. */
    static String difference(Object expected, Object actual) {
        if (expected instanceof List<?> these && actual instanceof List<?> those && these.size() == those.size()) {
            for (int i = 0; i < these.size(); i++) {
                if (!these.get(i).equals(those.get(i))) {
                    return difference(these.get(i), those.get(i));
                }
            }
        }
        return Objects.equals(expected, actual) ? null : "\n  reference: " + expected + "\n  engine:    " + actual;
    }
}
