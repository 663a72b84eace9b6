package org.portalscope.ui.tests.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.stream.IntStream;

import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.PartInitException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.step.Subject;
import org.portalscope.presentation.control.SessionSnapshot;
import org.portalscope.presentation.control.StepSubjects;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.sequence.SequenceScene;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.InitialPositions;
import org.portalscope.timeline.state.ProcessSubject;
import org.portalscope.ui.comparison.ComparisonView;
import org.portalscope.ui.graph.PortalsGraphView;
import org.portalscope.ui.sequence.SequenceView;
import org.portalscope.ui.table.MatchListView;
import org.portalscope.ui.table.QueuesView;
import org.portalscope.ui.table.StateTableView;
import org.portalscope.ui.tests.Bench;
import org.portalscope.ui.timeline.TimelineView;
import org.portalscope.ui.translation.TranslationView;

/** What is selected in one view is seen as selected in all. */
class LinkedSelectionTest {

    private final Bench bench = new Bench();
    private PortalsGraphView graph;
    private SequenceView sequence;
    private TranslationView translation;
    private ComparisonView comparison;
    private TimelineView timeline;

    @BeforeEach
    void open() throws Exception {
        bench.open("3.7-match-list");
        bench.controller().seek(InitialPositions::midTranslation);
        graph = show(PortalsGraphView.class, PortalsGraphView.ID);
        sequence = show(SequenceView.class, SequenceView.ID);
        translation = show(TranslationView.class, TranslationView.ID);
        comparison = show(ComparisonView.class, ComparisonView.ID);
        timeline = (TimelineView) bench.page().findView(TimelineView.ID);
    }

    @AfterEach
    void close() {
        bench.closeAll();
    }

    private <V extends IViewPart> V show(Class<V> type, String id) throws PartInitException {
        V view = type.cast(bench.page().showView(id));
        bench.settle();
        return view;
    }

    @Test
    void shouldShowAMessageEverywhereThatIsSelectedInTheGraph() throws PartInitException {
        inFront(graph).getSite().getSelectionProvider().setSelection(new StructuredSelection(new NodeKey(process(), NodeKey.Kind.MESSAGE, 0)));
        assertMessageIsSelectedEverywhere();
    }

    @Test
    void shouldShowAMessageEverywhereThatIsSelectedInTheSequenceChart() throws PartInitException {
        Position arrival = new Position(snapshot().position().transition(), 1);
        NodeKey key = new NodeKey(process(), NodeKey.Kind.OCCURRENCE, (long) arrival.transition() << Integer.SIZE);
        assertEquals(Optional.of(arrival), SequenceScene.position(key));
        inFront(sequence).getSite().getSelectionProvider().setSelection(new StructuredSelection(key));
        assertMessageIsSelectedEverywhere();
    }

    @Test
    void shouldShowAMessageEverywhereThatIsSelectedInTheTranslation() throws PartInitException {
        selectStep(0);
        assertMessageIsSelectedEverywhere();
    }

    @Test
    void shouldShowAMessageEverywhereThatIsClickedInTheTimeline() throws PartInitException {
        bench.activate(timeline);
        Canvas canvas = (Canvas) Display.getCurrent().getFocusControl();
        int number = snapshot().position().transition();
        Event click = new Event();
        click.button = 1;
        click.x = IntStream.range(0, canvas.getSize().x).filter(x -> timeline.transitionAt(x) == number).findFirst().orElseThrow();
        canvas.notifyListeners(SWT.MouseDown, click);
        assertMessageIsSelectedEverywhere();
    }

    @Test
    void shouldShowAnEntryEverywhereThatIsSelectedInTheComparison() throws PartInitException {
        long entry = inFront(comparison).examination().orElseThrow().handle();
        inFront(comparison).getSite().getSelectionProvider().setSelection(new StructuredSelection(new NodeKey(-1, NodeKey.Kind.BIT, 3)));
        bench.settle();
        assertEquals(Optional.of(new ProcessSubject(process(), new Subject.OfObject(entry))), bench.controller().selectedSubject());
        assertEquals(new NodeKey(process(), NodeKey.Kind.ENTRY, entry), selected(graph));
        assertTrue(IntStream.range(0, snapshot().rows().size()).anyMatch(inFront(translation)::isLinked));
        assertFalse(translation.isLinked(0));
        assertSelectedIn(show(MatchListView.class, MatchListView.ID));
    }

    @Test
    void shouldCompareTheEntryThatIsSelectedInATable() throws PartInitException {
        MatchListView list = show(MatchListView.class, MatchListView.ID);
        bench.activate(list);
        Table table = (Table) Display.getCurrent().getFocusControl();
        Event row = new Event();
        int second = IntStream.range(0, list.rows().size()).filter(i -> list.rows().get(i).text(0).equals("2")).findFirst().orElseThrow();
        row.item = table.getItem(second);
        table.notifyListeners(SWT.Selection, row);
        bench.settle();
        assertEquals(list.rows().get(second).key().subject(), new Subject.OfObject(inFront(comparison).examination().orElseThrow().handle()));
    }

    /** A view that lies behind others shows what is selected once it comes to the front. */
    private <V extends IViewPart> V inFront(V view) {
        bench.page().bringToTop(view);
        bench.settle();
        return view;
    }

    private void selectStep(int row) throws PartInitException {
        bench.activate(show(TranslationView.class, TranslationView.ID));
        Table steps = (Table) Display.getCurrent().getFocusControl();
        steps.setSelection(row);
        Event selection = new Event();
        selection.item = steps.getItem(row);
        steps.notifyListeners(SWT.Selection, selection);
        assertEquals(row, steps.getSelectionIndex(), "the row stays selected");
    }

    private void assertMessageIsSelectedEverywhere() throws PartInitException {
        bench.settle();
        Message message = snapshot().cursorState().message().orElseThrow();
        ProcessSubject wanted = bench.controller().selectedSubject().orElseThrow();
        assertEquals(new Subject.OfOperation(message.operation()), wanted.subject());
        assertEquals(NodeKey.Kind.MESSAGE, selected(graph).kind());
        Position place = SequenceScene.position(selected(sequence)).orElseThrow();
        assertTrue(StepSubjects.isAbout(snapshot().timeline().transition(place.transition()), place.step() - 1, wanted));
        assertTrue(inFront(translation).isLinked(0), "it arrives in the first step");
        assertTrue(timeline.selected().contains(snapshot().position().transition()));
        assertTrue(timeline.selected().size() > 1, "it was sent, too");
        assertSelectedIn(show(QueuesView.class, QueuesView.ID));
    }

    private void assertSelectedIn(StateTableView table) {
        ProcessSubject wanted = bench.controller().selectedSubject().orElseThrow();
        assertTrue(table.rows().stream().anyMatch(row -> row.isAbout(wanted.process(), wanted.subject())), table.getTitle());
    }

    private NodeKey selected(IViewPart view) {
        return (NodeKey) ((IStructuredSelection) inFront(view).getSite().getSelectionProvider().getSelection()).getFirstElement();
    }

    private SessionSnapshot snapshot() {
        return bench.controller().snapshot().orElseThrow();
    }

    private int process() {
        return snapshot().cursorState().process();
    }
}
