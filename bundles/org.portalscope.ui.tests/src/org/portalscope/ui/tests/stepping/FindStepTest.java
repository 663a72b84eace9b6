package org.portalscope.ui.tests.stepping;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IViewPart;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.engine.step.Step;
import org.portalscope.presentation.control.SessionSnapshot;
import org.portalscope.timeline.Position;
import org.portalscope.ui.tests.Bench;
import org.portalscope.ui.tests.Pictures;
import org.portalscope.ui.translation.TranslationView;
import org.portalscope.ui.variables.VariablesView;

/** How one finds steps, and the changes of a value. */
class FindStepTest {

    private final Bench bench = new Bench();

    @BeforeEach
    void open() throws Exception {
        bench.open("3.7-match-list");
    }

    @AfterEach
    void close() {
        dialog().ifPresent(Shell::close);
        bench.closeAll();
    }

    @Test
    void shouldFindAStepThatMeetsACondition() throws Exception {
        openDialog();
        type("kind == \"MessageDropped\"");
        click("Find Next");
        bench.await("the message that is dropped", () -> step().kind().equals("MessageDropped"));
        bench.await("what was found", () -> message().contains("is dropped"));
        Position dropped = snapshot().position();

        click("Find Next");
        bench.await("that there is no other", () -> message().equals("No later step meets kind == \"MessageDropped\"."));
        assertEquals(dropped, snapshot().position());
        bench.await("the same in the status line", () -> status().contains("No later step meets kind == \"MessageDropped\"."));
        click("Close");

        bench.controller().seek(Position.START);
        bench.activate(bench.page().showView(TranslationView.ID));
        bench.press('k', List.of(SWT.CTRL));
        bench.await("the same step again", () -> snapshot().position().equals(dropped));
    }

    @Test
    void shouldFindWhereAThresholdChanged() throws Exception {
        bench.open("3.8.2-threshold-and-unlink");
        bench.controller().seek(Position.START);
        openDialog();
        type("kind == \"ThresholdTaken\"");
        click("Find Next");
        bench.await("the threshold that is taken", () -> snapshot().position().transition() > 0 && step().kind().equals("ThresholdTaken"));
        click("Close");
        Pictures.save(bench, "threshold-changed");
    }

    @Test
    void shouldSayWhatIsWrongWithACondition() throws Exception {
        openDialog();
        type("match_bts == 7");
        assertTrue(message().contains("did you mean match_bits?"), message());
        assertFalse(button("Find Next").isEnabled());
        type("match_bits == 7");
        assertEquals("", message());
        assertTrue(button("Find Next").isEnabled());
    }

    @Test
    void shouldGoToTheChangesOfASelectedValue() throws Exception {
        IViewPart view = bench.page().showView(VariablesView.ID);
        bench.activate(view);
        Tree names = find(bench.window().getShell(), Tree.class)
                .filter(tree -> Stream.of(tree.getItems()).anyMatch(each -> each.getText().equals("eq"))).findFirst().orElseThrow();
        TreeItem queue = Stream.of(names.getItems()).filter(item -> item.getText().equals("eq")).findFirst().orElseThrow();
        names.setSelection(queue);
        names.setFocus();
        bench.settle();

        Position before = snapshot().position();
        bench.press('.', List.of(SWT.CTRL));
        bench.await("the next change", () -> snapshot().position().compareTo(before) > 0);
        assertEquals("EventLogged", step().kind());
        bench.press(',', List.of(SWT.CTRL));
        bench.await("the change before", () -> snapshot().position().compareTo(before) < 0);
    }

    @Test
    void shouldSayWhatToSelect() throws Exception {
        bench.activate(bench.page().showView(TranslationView.ID));
        bench.press('.', List.of(SWT.CTRL));
        bench.await("what to select", () -> status().stream().anyMatch(line -> line.startsWith("Select a value")));
    }

    private void openDialog() throws Exception {
        bench.activate(bench.page().showView(TranslationView.ID));
        bench.press('f', List.of(SWT.CTRL));
        bench.await("the dialog", () -> dialog().isPresent());
    }

    private void type(String condition) {
        find(dialog().orElseThrow(), Combo.class).findFirst().orElseThrow().setText(condition);
        bench.settle();
    }

    private void click(String label) {
        button(label).notifyListeners(SWT.Selection, new Event());
    }

    private Button button(String label) {
        return find(dialog().orElseThrow(), Button.class).filter(button -> button.getText().replace("&", "").equals(label)).findFirst().orElseThrow();
    }

    /** The last label of the dialog says what came of it. */
    private String message() {
        return find(dialog().orElseThrow(), Label.class).filter(label -> (label.getStyle() & SWT.SEPARATOR) == 0)
                .reduce((first, second) -> second).orElseThrow().getText();
    }

    private Optional<Shell> dialog() {
        return Stream.of(bench.window().getShell().getShells()).filter(shell -> shell.getText().equals("Find Step")).findFirst();
    }

    private List<String> status() {
        return find(bench.window().getShell(), CLabel.class).map(CLabel::getText).toList();
    }

    private static <T extends Control> Stream<T> find(Composite parent, Class<T> type) {
        return Stream.of(parent.getChildren()).flatMap(child -> Stream.concat(type.isInstance(child) ? Stream.of(type.cast(child)) : Stream.empty(),
                child instanceof Composite inner ? find(inner, type) : Stream.empty()));
    }

    private SessionSnapshot snapshot() {
        return bench.controller().snapshot().orElseThrow();
    }

    private Step step() {
        return Optional.ofNullable(snapshot().timeline().stepBefore(snapshot().position())).orElseThrow();
    }
}
