package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.engine.effect.BytesWritten;
import org.portalscope.engine.effect.MessageSent;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.step.Step;
import org.portalscope.engine.step.Subject;
import org.portalscope.engine.translation.EntryRef;
import org.portalscope.presentation.control.StepSubjects;
import org.portalscope.presentation.table.MatchListTable;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.session.Session;
import org.portalscope.timeline.state.ProcessSubject;
import org.portalscope.world.Transition;

/** What is selected in all views with a step, and which steps show as selected. */
class StepSubjectsTest {

    private TableSession session;

    @BeforeEach
    void start() throws ScenarioException {
        session = TableSession.ofLibrary("3.11.1-put", new MatchListTable());
    }

    @Test
    void shouldSelectTheOperationWithAMessageAndFindItAtBothEnds() {
        Message sent = session.stepTo(MessageSent.class::isInstance).field("message", Message.class).orElseThrow();
        ProcessSubject selected = selected();
        assertEquals(new Subject.OfOperation(sent.operation()), selected.subject());
        session.stepTo(step -> step.category() == Step.Category.ARRIVAL);
        assertTrue(isAbout(selected), "the message is the same in all processes");
    }

    @Test
    void shouldSelectTheEntryWithACheckOfIt() {
        EntryRef entry = session.stepTo(step -> step.category() == Step.Category.CRITERION).field("entry", EntryRef.class).orElseThrow();
        assertEquals(new Subject.OfObject(entry.handle()), selected().subject());
        assertTrue(isAbout(selected()));
        assertFalse(isAbout(new ProcessSubject(selected().process() + 1, selected().subject())), "handles are those of a process");
    }

    @Test
    void shouldFindTheStepsThatWriteIntoMemoryThatIsSelected() {
        BytesWritten written = (BytesWritten) session.stepTo(BytesWritten.class::isInstance);
        int process = selected().process();
        assertTrue(isAbout(new ProcessSubject(process, new Subject.OfExtent(written.address() + 1, 64))));
        assertFalse(isAbout(new ProcessSubject(process, new Subject.OfExtent(written.address() + written.after().length, 8))));
    }

    private ProcessSubject selected() {
        return StepSubjects.of(transition(), step()).orElseThrow();
    }

    private boolean isAbout(ProcessSubject selected) {
        return StepSubjects.isAbout(transition(), step(), selected);
    }

    private Transition transition() {
        Session shown = session.controller().session();
        return shown.timeline().transition(shown.position().transition());
    }

    private int step() {
        return session.controller().session().position().step() - 1;
    }
}
