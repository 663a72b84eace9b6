package org.portalscope.ui.tests.breakpoint;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationPresentation;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.handlers.IHandlerService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.analysis.breakpoint.BreakpointList;
import org.portalscope.analysis.breakpoint.LineTarget;
import org.portalscope.timeline.Position;
import org.portalscope.ui.application.ScreenPicture;
import org.portalscope.ui.breakpoint.BreakpointsView;
import org.portalscope.ui.breakpoint.ConsoleView;
import org.portalscope.ui.editor.ScenarioEditor;
import org.portalscope.ui.tests.Bench;
import org.portalscope.ui.tests.Pictures;
import org.portalscope.ui.translation.TranslationView;
import org.portalscope.ui.variables.ExpressionsView;
import org.portalscope.ui.variables.VariablesView;

/** Breakpoints as a person sets them, and where runs stop then. */
class BreakpointsTest {

    private static final String NAME = "3.8.2-threshold-and-unlink";

    private final Bench bench = new Bench();
    private ScenarioEditor editor;

    @BeforeEach
    void open() throws Exception {
        editor = bench.open(NAME);
        clear();
    }

    /** Those of a scenario are kept, also for the next test. */
    @AfterEach
    void close() {
        clear();
        bench.closeAll();
    }

    private void clear() {
        list().all().forEach(each -> list().remove(each.number()));
    }

    @Test
    void shouldStopAtALineOfTheEditorBothWays() throws Exception {
        goToLine("PtlMDUpdate(two");
        bench.press('b', List.of(SWT.CTRL, SWT.SHIFT));
        bench.await("a breakpoint", () -> list().all().size() == 1);
        String line = "line " + (list().all().get(0).breakpoint().target() instanceof LineTarget target ? target.line() : 0) + ": PtlMDUpdate(two";

        bench.press(SWT.F8, false);
        bench.await("the line", () -> words().startsWith(line));
        bench.press(SWT.F8, false);
        bench.await("the end", () -> bench.controller().snapshot().flatMap(now -> now.ending()).isPresent());
        assertTrue(marks().anyMatch(mark -> mark.getText().endsWith(", hit once") && mark instanceof IAnnotationPresentation), "the ruler shows how often");
        bench.press(SWT.F8, true);
        bench.await("the line again", () -> words().startsWith(line));
        Pictures.save(bench, "line-breakpoint");

        bench.press('b', List.of(SWT.CTRL, SWT.SHIFT));
        bench.await("no breakpoint", () -> list().all().isEmpty());
    }

    @Test
    void shouldRunToTheLineOfTheCaretAndBack() throws Exception {
        goToLine("PtlMDUpdate(two");
        bench.press('r', List.of(SWT.CTRL));
        bench.await("the line", () -> words().contains("PtlMDUpdate(two"));
        goToLine("PtlMDBind(ni");
        bench.press('r', List.of(SWT.CTRL, SWT.SHIFT));
        bench.await("the line before", () -> words().contains("PtlMDBind(ni"));
    }

    @Test
    void shouldListBreakpointsAndWhatTheyWrite() throws Exception {
        BreakpointsView view = (BreakpointsView) bench.page().showView(BreakpointsView.ID);
        bench.activate(view);
        add("portal 4 bits 1");
        add("log \"{descriptor}: {after} left\" when kind == \"ThresholdTaken\"");
        add("portal 9");
        bench.await("three rows", () -> rows("portal 9 (no match entry of portal 9 at the cursor)"));

        bench.activate(bench.page().showView(TranslationView.ID));
        bench.controller().seek(Position.START);
        bench.press(SWT.F8, false);
        bench.await("the first message", () -> words().equals("put #1 from 0:0 arrives"));
        bench.await("that it is marked", () -> rows("▶ 1: portal 4 bits 0x0001"));
        bench.press(SWT.F8, false);
        bench.await("the second message", () -> words().equals("put #2 from 0:0 arrives"));

        goToLine("expect PTL_EVENT_PUT_START in eq { md_handle == two, mem_desc.threshold == 0");
        bench.press('b', List.of(SWT.CTRL, SWT.SHIFT));
        bench.await("a breakpoint at a line", () -> rows("4: line "));
        picture("breakpoints.png");
        bench.page().showView(ConsoleView.ID);
        bench.await("what has been written", () -> rows("17 server: md 0: 1 left"));
        picture("console.png");
    }

    /** Keeps a picture of the workbench beside the other results of the tests. */
    private void picture(String name) {
        Path file = Path.of(System.getProperty("user.home")).resolveSibling(name);
        bench.settle();
        new ScreenPicture(file, new Point(1280, 800)).take(Display.getCurrent());
        assertTrue(Files.exists(file));
    }

    @Test
    void shouldKeepAWatchedValueInSightAndStopWhereItChanges() throws Exception {
        bench.activate(bench.page().showView(VariablesView.ID));
        Tree names = find(bench.window().getShell(), Tree.class)
                .filter(tree -> Stream.of(tree.getItems()).anyMatch(item -> item.getText().equals("eq"))).findFirst().orElseThrow();
        select(names, "eq");
        run("org.portalscope.ui.watch");
        ExpressionsView view = (ExpressionsView) bench.page().findView(ExpressionsView.ID);
        bench.await("the queue", () -> view.lines().size() == 1 && view.lines().get(0).startsWith("server: eq = "));
        Tree watched = find(bench.window().getShell(), Tree.class).filter(tree -> tree.getItemCount() == 1 && tree.getItem(0).getText().equals("server: eq"))
                .findFirst().orElseThrow();
        watched.setSelection(watched.getItem(0));
        run("org.portalscope.ui.breakOnChange");
        bench.press(SWT.F8, false);
        bench.await("the first event", () -> words().contains("PTL_EVENT_PUT_START logged"));
        watched.setSelection(watched.getItem(0));
        Event delete = new Event();
        delete.keyCode = SWT.DEL;
        watched.notifyListeners(SWT.KeyDown, delete);
        bench.await("nothing watched", () -> view.lines().isEmpty());
    }

    private static void select(Tree names, String name) {
        names.setSelection(Stream.of(names.getItems()).filter(item -> item.getText().equals(name)).findFirst().orElseThrow());
        names.setFocus();
    }

    private void run(String command) throws Exception {
        bench.window().getService(IHandlerService.class).executeCommand(command, null);
        bench.settle();
    }

    /** Types a breakpoint into the dialog, which says what is wrong with one that is not complete. */
    private void add(String text) throws Exception {
        bench.window().getShell().getDisplay().asyncExec(() -> {
            Shell dialog = Stream.of(bench.window().getShell().getShells()).filter(shell -> shell.getText().equals("Add Breakpoint")).findFirst().orElseThrow();
            Text field = find(dialog, Text.class).filter(it -> (it.getStyle() & SWT.READ_ONLY) == 0).findFirst().orElseThrow();
            field.setText("prtal");
            assertTrue(find(dialog, Text.class).anyMatch(it -> it.getText().contains("did you mean portal?")));
            field.setText(text);
            dialog.getDefaultButton().notifyListeners(SWT.Selection, new Event());
        });
        run("org.portalscope.ui.addBreakpoint");
    }

    private boolean rows(String text) {
        return find(bench.window().getShell(), Table.class).filter(Table::isVisible)
                .anyMatch(table -> Stream.of(table.getItems()).anyMatch(item -> item.getText().contains(text)));
    }

    /** What stands beside the lines. */
    private Stream<Annotation> marks() {
        List<Annotation> marks = new ArrayList<>();
        editor.getDocumentProvider().getAnnotationModel(editor.getEditorInput()).getAnnotationIterator().forEachRemaining(marks::add);
        return marks.stream();
    }

    private void goToLine(String text) throws Exception {
        IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
        bench.activate(editor);
        editor.selectAndReveal(document.get().indexOf(text), 0);
        bench.settle();
    }

    private BreakpointList list() {
        return bench.controller().open().orElseThrow().controller().breakpoints().list();
    }

    private String words() {
        return bench.controller().snapshot().map(now -> now.timeline().stepBefore(now.position())).map(step -> step == null ? "" : step.words()).orElse("");
    }

    private static <T> Stream<T> find(Composite parent, Class<T> type) {
        return Stream.of(parent.getChildren()).flatMap(child -> Stream.concat(type.isInstance(child) ? Stream.of(type.cast(child)) : Stream.empty(),
                child instanceof Composite inner ? find(inner, type) : Stream.empty()));
    }
}
