package org.portalscope.timeline.text;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.RandomAccess;

import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.engine.step.Check;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Scope;
import org.portalscope.engine.step.Step;
import org.portalscope.world.Transition;

/** A transition step by step, for a table or a terminal. */
public final class StepRows {

    private StepRows() {
    }

    /** What a step is to the reader. */
    public enum Mark {
        /** A check that passed. */
        PASSED("✓"),
        /** A check that did not pass. */
        REFUSED("≠"),
        /** A warning. */
        WARNING("!"),
        /** A change that tells of a failure. */
        FAILED("✗"),
        /** A change. */
        EFFECT("→"),
        /** The input that the transition answers. */
        INPUT("▸");

        private final String sign;

        Mark(String sign) {
            this.sign = sign;
        }

        /** One character for it. */
        public String sign() {
            return sign;
        }
    }

    /**
     * One step.
     *
     * @param index   in its transition, from 0
     * @param scope   the innermost scope it belongs to, such as {@code entry 3}
     * @param kind    the kind of that scope
     * @param words   what happens
     * @param section where the document asks for it, such as {@code 4.2}; empty if nowhere
     * @param mark    what it is to the reader
     */
    public record Row(int index, String scope, Scope.Kind kind, String words, String section, Mark mark) {
    }

    /**
     * The steps of a transition in their order; each row is made when it is asked for.
     *
     * @param fields what the match bits of its process mean
     */
    public static List<Row> of(Transition transition, List<MatchBitField> fields) {
        return new Rows(transition, fields);
    }

    /** What the program printed in a transition, as it is: each text can have several lines. */
    public static List<String> printed(Transition transition) {
        return transition.steps().stream().filter(step -> step.category() == Step.Category.OUTPUT)
                .map(step -> step.field("line", String.class).orElseThrow()).toList();
    }

    private static Mark mark(Step step, int index) {
        if (index == 0) {
            return Mark.INPUT;
        }
        if (step.category() == Step.Category.WARNING) {
            return Mark.WARNING;
        }
        if (step instanceof Check check) {
            return check.passed() ? Mark.PASSED : Mark.REFUSED;
        }
        return ((Effect) step).isFailure() ? Mark.FAILED : Mark.EFFECT;
    }

    private static final class Rows extends AbstractList<Row> implements RandomAccess {

        private final List<Step> steps;
        private final Scope[] innermost;
        private final List<MatchBitField> fields;

        Rows(Transition transition, List<MatchBitField> fields) {
            this.fields = fields;
            steps = transition.steps();
            innermost = new Scope[steps.size()];
            transition.spans().forEach(span -> Arrays.fill(innermost, span.from(), span.to(), span.scope()));
        }

        @Override
        public Row get(int index) {
            Step step = steps.get(index);
            Scope scope = innermost[index];
            return new Row(index, scope.name(), scope.kind(), words(step), step.section(), mark(step, index));
        }

        private String words(Step step) {
            String names = MatchBitWords.of(step, fields);
            return names.isEmpty() ? step.words() : step.words() + " (" + names + ")";
        }

        @Override
        public int size() {
            return steps.size();
        }
    }
}
