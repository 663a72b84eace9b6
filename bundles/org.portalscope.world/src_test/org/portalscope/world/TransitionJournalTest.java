package org.portalscope.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.effect.LibraryInitialized;
import org.portalscope.engine.step.Check;
import org.portalscope.engine.step.CheckGroup;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Scope;
import org.portalscope.engine.step.Step;

class TransitionJournalTest {

    private static final Choice CHOICE = new Choice.RunThread(0, 0);
    private static final Scope WHOLE = new Scope(Scope.Kind.TRANSLATION, "translation");
    private static final Effect EFFECT = new LibraryInitialized();

    private final TransitionJournal journal = new TransitionJournal();

    /** An entry with some checks that are made when they are asked for. */
    private record Entry(int number, int size) implements CheckGroup {

        @Override
        public Scope scope() {
            return new Scope(Scope.Kind.ENTRY, number);
        }

        @Override
        public Check check(int index) {
            return new Refusal(number, index);
        }
    }

    private record Refusal(int entry, int number) implements Check {

        @Override
        public boolean passed() {
            return false;
        }

        @Override
        public String words() {
            return "check " + number + " of entry " + entry;
        }

        @Override
        public String section() {
            return "";
        }

        @Override
        public void describe(Fields out) {
            // it has no fields
        }
    }

    private Transition finish() {
        return journal.finish(1, CHOICE, Transition.NO_TIME);
    }

    @Test
    void shouldMakeTheChecksOfGroupsInTheirPlaces() {
        journal.enter(WHOLE);
        journal.note(new Entry(1, 2));
        journal.note(new Entry(2, 1));
        journal.note(EFFECT);
        journal.note(new Entry(3, 2));
        journal.leave();
        Transition transition = finish();
        List<Step> expected = List.of(new Refusal(1, 0), new Refusal(1, 1), new Refusal(2, 0), EFFECT,
                new Refusal(3, 0), new Refusal(3, 1));
        assertEquals(expected, transition.steps());
        assertEquals(expected.subList(3, 6), transition.steps().subList(3, 6));
        assertEquals(List.of(new Transition.Span(WHOLE, 0, 6), new Transition.Span(new Scope(Scope.Kind.ENTRY, 1), 0, 2),
                new Transition.Span(new Scope(Scope.Kind.ENTRY, 2), 2, 3), new Transition.Span(new Scope(Scope.Kind.ENTRY, 3), 4, 6)),
                transition.spans());
    }

    @Test
    void shouldKeepOneTransitionAsTheNextIsRecorded() {
        journal.enter(WHOLE);
        List<Step> expected = new ArrayList<>();
        for (int i = 0; i < 1_000; i++) {
            Entry entry = new Entry(i, 1);
            journal.note(entry);
            expected.add(entry.check(0));
        }
        journal.leave();
        Transition first = finish();
        journal.clear();
        journal.note(EFFECT);
        assertEquals(List.of(EFFECT), journal.effects());
        assertEquals(List.of(EFFECT), finish().steps());
        assertEquals(List.of(), finish().spans());
        assertEquals(expected, first.steps());
        assertEquals(new Transition.Span(WHOLE, 0, 1_000), first.spans().get(0));
    }

    @Test
    void shouldRefuseToChangeATransition() {
        journal.note(EFFECT);
        Transition transition = finish();
        assertThrows(UnsupportedOperationException.class, () -> transition.steps().remove(0));
        assertThrows(UnsupportedOperationException.class, () -> transition.steps().set(0, EFFECT));
        assertThrows(IndexOutOfBoundsException.class, () -> transition.steps().get(1));
    }
}
