package org.portalscope.ui.tests.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.List;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.presentation.control.SessionSnapshot;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.InitialPositions;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.ui.part.Commands;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.SessionServices;
import org.portalscope.ui.tests.Bench;
import org.portalscope.ui.tests.Pictures;
import org.portalscope.ui.timeline.TimelineView;
import org.portalscope.ui.variables.VariablesView;

/** How one lets a run go on otherwise. */
class BranchesTest {

    /** Pixels from the lower edge of the timeline to somewhere in its last lane. */
    private static final int LANE = 8;

    private final Bench bench = new Bench();
    private OpenSession original;

    @BeforeEach
    void open() throws Exception {
        bench.open("3.7-match-list");
        original = SessionServices.sessions().selected().orElseThrow();
    }

    @AfterEach
    void close() {
        Stream.of(bench.window().getShell().getShells()).filter(shell -> !shell.getText().isEmpty()).forEach(Shell::close);
        bench.closeAll();
    }

    @Test
    void shouldLetAnotherTransitionHappenOnABranch() {
        runToTheEnd();
        int size = snapshot().transitions();
        goBackTo(2);
        choose(false);
        bench.await("the branch", () -> selected() != original);
        assertTrue(selected().launch().title().startsWith(original.launch().title() + ", branch 1 from transition 3: "), selected()::label);
        assertEquals(3, snapshot().transitions());
        assertEquals(new Position(3, 1), snapshot().position());
        assertEquals(size, original.controller().snapshot().transitions());
        assertTrue(selected().recording().isPresent());

        SessionServices.sessions().select(original);
        bench.settle();
        assertEquals(2, snapshot().position().transition());
    }

    @Test
    void shouldShowTheTimelineWhoseLaneIsClicked() throws Exception {
        runToTheEnd();
        goBackTo(2);
        choose(false);
        bench.await("the branch", () -> selected() != original);
        runToTheEnd();
        bench.activate(bench.page().findView(TimelineView.ID));
        Canvas canvas = (Canvas) Display.getCurrent().getFocusControl();
        bench.settle();
        Pictures.save(bench, "branch");
        Event click = new Event();
        click.button = 1;
        click.x = canvas.getSize().x / 2;
        click.y = canvas.getSize().y - LANE;
        canvas.notifyListeners(SWT.MouseDown, click);
        bench.await("the original", () -> selected() == original);
    }

    @Test
    void shouldTakeTheOneThatHappenedWithoutABranch() {
        runToTheEnd();
        goBackTo(2);
        choose(true);
        bench.await("the transition that happened", () -> snapshot().position().equals(new Position(3, 1)));
        assertEquals(1, SessionServices.sessions().all().size());
    }

    @Test
    void shouldAskAtTheEndWhatHappensNext() {
        goBackTo(snapshot().transitions());
        int size = snapshot().transitions();
        choose(false);
        bench.await("another transition", () -> snapshot().transitions() == size + 1);
        assertEquals(1, SessionServices.sessions().all().size());
    }

    @Test
    void shouldEditAnEntryAndTranslateAgain() throws Exception {
        runToTheEnd();
        bench.controller().seek(InitialPositions::midTranslation);
        bench.settle();
        int transition = snapshot().position().transition();
        Text bits = editLastEntry();
        Shell dialog = dialog("Edit me ");
        bits.setText("0x7 +");
        assertTrue(find(dialog, Label.class).anyMatch(label -> label.getText().startsWith("match_bits: found")));
        assertFalse(button(dialog, "Edit").isEnabled());
        bits.setText("0xFFFF_0000");
        click(dialog, "Edit");
        bench.await("the branch", () -> selected() != original);
        assertEquals(new Position(transition + 1, 1), snapshot().position());
        assertTrue(selected().launch().title().contains("is edited"), selected()::label);
        assertTrue(snapshot().timeline().transition(transition).steps().get(1).words().contains("0xffff_0000"));
    }

    @Test
    void shouldCompareTimelinesAndGoToBothPlaces() throws Exception {
        runToTheEnd();
        bench.controller().seek(InitialPositions::midTranslation);
        bench.settle();
        int transition = snapshot().position().transition();
        editLastEntry();
        click(dialog("Edit me "), "Edit");
        bench.await("the branch", () -> selected() != original);
        runToTheEnd();
        OpenSession branch = selected();
        Commands.run("org.portalscope.ui.compareTimelines");
        Shell dialog = dialog("Compare Timelines");
        String text = find(dialog, Text.class).findFirst().orElseThrow().getText();
        assertTrue(text.startsWith("receiver (1:0) differs first in:"), text);
        click(dialog, "Go To in >");
        bench.await("the step of the original", () -> selected() == original && snapshot().position().transition() == transition);
        click(dialog, "Go To in <");
        bench.await("the step of the branch", () -> selected() == branch && snapshot().position().transition() == transition + 1);
        click(dialog, "Close");
    }

    @Test
    void shouldFindNoDifferenceWhereTheOrderMakesNone() {
        runToTheEnd();
        goBackTo(2);
        choose(false);
        bench.await("the branch", () -> selected() != original);
        runToTheEnd();
        Commands.run("org.portalscope.ui.compareTimelines");
        Shell dialog = dialog("Compare Timelines");
        assertEquals("They do the same as far as both have been executed.", find(dialog, Text.class).findFirst().orElseThrow().getText());
        assertFalse(button(dialog, "Go To in <").isEnabled());
    }

    @Test
    void shouldSayThatThereIsNothingToCompare() {
        Commands.run("org.portalscope.ui.compareTimelines");
        bench.await("a sentence", () -> find(bench.window().getShell(), CLabel.class)
                .anyMatch(label -> label.getText().startsWith("The run has one timeline")));
    }

    /** Opens the dialog of the entry that takes the first message, and gives it other bits there. */
    private Text editLastEntry() throws Exception {
        bench.activate(bench.page().showView(VariablesView.ID));
        select("me");
        Commands.run("org.portalscope.ui.editValue");
        assertFalse(button(dialog("Edit me "), "Edit").isEnabled());
        Text bits = find(dialog("Edit me "), Text.class).skip(1).findFirst().orElseThrow();
        bits.setText("0x0002_0000_0000_0000");
        return bits;
    }

    /** Chooses the transition that is marked, or one that is not. */
    private void choose(boolean marked) {
        Commands.run("org.portalscope.ui.chooseTransition");
        Shell dialog = dialog("Choose Another Transition");
        List list = find(dialog, List.class).findFirst().orElseThrow();
        for (int i = 0; i < list.getItemCount(); i++) {
            if (list.getItem(i).startsWith("▶") == marked) {
                list.select(i);
            }
        }
        click(dialog, "Let It Happen");
    }

    private void runToTheEnd() {
        bench.controller().move(StepKind.RESUME, Direction.FORWARD);
        bench.await("the end", () -> snapshot().ending().isPresent());
    }

    private void goBackTo(int transition) {
        bench.controller().seek(new Position(transition, snapshot().timeline().steps(transition)));
        bench.settle();
    }

    private void select(String name) {
        Tree names = find(bench.window().getShell(), Tree.class)
                .filter(tree -> Stream.of(tree.getItems()).anyMatch(each -> each.getText().equals(name))).findFirst().orElseThrow();
        TreeItem item = Stream.of(names.getItems()).filter(each -> each.getText().equals(name)).findFirst().orElseThrow();
        names.setSelection(item);
        names.setFocus();
        bench.settle();
    }

    private Shell dialog(String title) {
        Optional<Shell> open = Stream.of(bench.window().getShell().getShells()).filter(shell -> shell.getText().startsWith(title)).findFirst();
        return open.orElseThrow();
    }

    private static Button button(Shell dialog, String label) {
        return find(dialog, Button.class).filter(button -> button.getText().replace("&", "").equals(label)).findFirst().orElseThrow();
    }

    private void click(Shell dialog, String label) {
        button(dialog, label).notifyListeners(SWT.Selection, new Event());
        bench.settle();
    }

    private static <T extends Control> Stream<T> find(Composite parent, Class<T> type) {
        return Stream.of(parent.getChildren()).flatMap(child -> Stream.concat(type.isInstance(child) ? Stream.of(type.cast(child)) : Stream.empty(),
                child instanceof Composite inner ? find(inner, type) : Stream.empty()));
    }

    private static OpenSession selected() {
        return SessionServices.sessions().selected().orElseThrow();
    }

    private SessionSnapshot snapshot() {
        return bench.controller().snapshot().orElseThrow();
    }
}
