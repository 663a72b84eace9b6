package org.portalscope.ui.tests.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextOperationTarget;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.handlers.IHandlerService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.presentation.control.SessionListener;
import org.portalscope.scenario.library.Library;
import org.portalscope.ui.application.ScreenPicture;
import org.portalscope.ui.editor.ScenarioEditor;
import org.portalscope.ui.editor.Scenarios;
import org.portalscope.ui.tests.Bench;

/** What the editor of scenarios offers while one writes. */
class EditingTest {

    private final Bench bench = new Bench();
    private ScenarioEditor editor;

    @BeforeEach
    void open() throws Exception {
        editor = bench.open("3.8.2-threshold-and-unlink");
        bench.activate(editor);
    }

    @AfterEach
    void close() {
        bench.closeAll();
    }

    @Test
    void shouldMendWhatTheParserKnows() throws Exception {
        replace("barrier;", "int x = 3;\n    barrier;");
        editor.start();
        goTo("x = 3");
        operate(ISourceViewer.QUICK_ASSIST);
        bench.await("the proposal", () -> tables().anyMatch(table -> table.getItemCount() == 1 && table.getItem(0).getText().contains("Remove 'int'")));
        type(SWT.CR);
        bench.await("the line without the type", () -> text().contains("\n    x = 3;"));
    }

    @Test
    void shouldWriteACallWithItsArgumentsAndTellItsParameters() throws Exception {
        replace("barrier;", "PtlEQAl\n    barrier;");
        goTo("PtlEQAl\n");
        editor.selectAndReveal(text().indexOf("PtlEQAl\n") + "PtlEQAl".length(), 0);
        operate(ISourceViewer.CONTENTASSIST_PROPOSALS);
        bench.await("the proposal", () -> tables().anyMatch(table -> table.getItemCount() > 0
                && table.getItem(0).getText().startsWith("PtlEQAlloc(interface, count, &handle)")));
        picture("content-assist.png");
        type(SWT.CR);
        bench.await("the call", () -> text().contains("PtlEQAlloc(interface, count, &handle)"));
        assertEquals("interface", selection().getText());
        type(SWT.TAB);
        bench.await("the next argument", () -> selection().getText().equals("count"));
    }

    @Test
    void shouldLinkTheOutlineWithTheTextBothWays() throws Exception {
        bench.page().showView(ScenarioEditor.OUTLINE);
        bench.await("the outline", () -> tree().filter(shown -> shown.getItemCount() > 2).isPresent());
        bench.activate(editor);
        goTo("region stays");
        bench.await("the region", () -> selected().equals("region stays[16]"));
        picture("outline.png");

        Tree tree = tree().orElseThrow();
        TreeItem client = Stream.of(tree.getItems()).filter(item -> item.getText().startsWith("process client")).findFirst().orElseThrow();
        tree.setSelection(client);
        tree.notifyListeners(SWT.Selection, event(client));
        bench.await("the process in the text", () -> selection().getText().equals("client"));
    }

    private static Event event(TreeItem item) {
        Event event = new Event();
        event.item = item;
        return event;
    }

    @Test
    void shouldMarkUsesRenameThemAndGoToTheDeclaration() throws Exception {
        goTo("stays.length");
        bench.await("all uses", () -> annotations("org.portalscope.ui.occurrence").size() == 7);
        run("goToDeclaration");
        bench.await("the declaration", () -> selection().getOffset() == text().indexOf("stays[16]"));
        run("rename");
        type('z');
        bench.await("all uses", () -> text().contains("region z[16]") && text().contains("start = z, length = z.length"));
    }

    @Test
    void shouldToggleComments() throws Exception {
        goTo("barrier;");
        run("toggleComment");
        assertTrue(text().contains("    // barrier;"));
        run("toggleComment");
        assertTrue(text().contains("\n    barrier;"));
    }

    @Test
    void shouldMarkTheNextStatementOfEachProcessAndSayThatTheTextIsAnother() throws Exception {
        List<String> marks = annotations("org.portalscope.ui.processStatement");
        assertTrue(marks.stream().anyMatch(words -> words.contains("server")), marks.toString());
        assertTrue(annotations("org.portalscope.ui.currentStatement").stream().noneMatch(words -> words.contains("has been changed")));
        document().replace(0, 0, "// one more\n");
        bench.await("that the text is another", () -> annotations("org.portalscope.ui.currentStatement").stream()
                .anyMatch(words -> words.contains("has been changed since")));
        picture("process-statements.png");
    }

    @Test
    void shouldWrapLinesWhereThereIsNoRoom() {
        assertTrue(((StyledText) editor.getAdapter(Control.class)).getWordWrap());
    }

    @Test
    void shouldKeepTwoFilesOfOneNameApart(@TempDir Path folder) throws Exception {
        String text = Library.open("3.11.1-put").source();
        List<ScenarioEditor> editors = new ArrayList<>();
        for (String inner : List.of("one", "two")) {
            Path file = Files.writeString(Files.createDirectories(folder.resolve(inner)).resolve("same.ptl"), text);
            Scenarios.open(bench.page(), file);
            bench.settle();
            editors.add((ScenarioEditor) bench.page().getActiveEditor());
        }
        assertTrue(editors.get(1).isInSession() && !editors.get(0).isInSession());
        bench.activate(editors.get(0));
        assertTrue(editors.get(0).isInSession() && !editors.get(1).isInSession());
    }

    @Test
    void shouldOpenAGoalScheduleAsMpiPrograms(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("pair.goal"), "num_ranks 2; rank 0 { send 8b to 1 }; rank 1 { recv 8b from 0 }");
        Scenarios.open(bench.page(), file);
        bench.settle();
        editor = (ScenarioEditor) bench.page().getActiveEditor();
        assertTrue(editor.isInSession());
        assertEquals("pair.ptl", editor.getEditorInput().getName());
        assertTrue(text().contains("MPI_Recv(received[0..8], 8, MPI_BYTE, 0, 0, MPI_COMM_WORLD, &status); // from pair.goal:1"), this::text);
    }

    @Test
    void shouldKeepTheTextOfAReadOnlyFile(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("fixed.ptl"), Library.open("3.11.1-put").source());
        assertTrue(file.toFile().setWritable(false));
        Scenarios.open(bench.page(), file);
        bench.settle();
        editor = (ScenarioEditor) bench.page().getActiveEditor();
        assertTrue(editor.isInSession());
        assertTrue(editor.isEditorInputReadOnly());
        file.toFile().setWritable(true);
    }

    @Test
    void shouldSayWhenTheMessageAtTheCursorIsSentNoMore(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("edited.ptl"), Library.open("3.11.1-put").source());
        Scenarios.open(bench.page(), file);
        bench.settle();
        editor = (ScenarioEditor) bench.page().getActiveEditor();
        String put = Stream.of(text().split("\n")).filter(line -> line.contains("PtlPut(")).findFirst().orElseThrow();
        replace(put, "");
        List<String> told = new ArrayList<>();
        bench.controller().addListener(new SessionListener() {
            @Override
            public void changed() {
                // where the cursor is does not matter
            }

            @Override
            public void missed(String sentence) {
                told.add(sentence);
            }
        });
        editor.doSave(new NullProgressMonitor());
        bench.await("the sentence", () -> told.stream().anyMatch(words -> words.contains("does not happen any more")));
    }

    private void replace(String part, String by) throws Exception {
        document().replace(text().indexOf(part), part.length(), by);
    }

    private void goTo(String part) {
        editor.selectAndReveal(text().indexOf(part), 0);
        bench.settle();
    }

    /** What the text does with a key, whichever window the display gives keys to. */
    private void type(char key) {
        Event event = new Event();
        event.character = key;
        event.keyCode = key;
        editor.getAdapter(Control.class).notifyListeners(SWT.KeyDown, event);
        bench.settle();
    }

    private void run(String command) throws Exception {
        bench.window().getService(IHandlerService.class).executeCommand("org.portalscope.ui." + command, null);
        bench.settle();
    }

    private void operate(int operation) {
        editor.getAdapter(ITextOperationTarget.class).doOperation(operation);
        bench.settle();
    }

    private IDocument document() {
        return editor.getDocumentProvider().getDocument(editor.getEditorInput());
    }

    private String text() {
        return document().get();
    }

    private ITextSelection selection() {
        return (ITextSelection) editor.getSelectionProvider().getSelection();
    }

    private List<String> annotations(String type) {
        IAnnotationModel model = editor.getDocumentProvider().getAnnotationModel(editor.getEditorInput());
        List<String> words = new ArrayList<>();
        model.getAnnotationIterator().forEachRemaining(annotation -> {
            if (annotation.getType().equals(type)) {
                words.add(annotation.getText());
            }
        });
        return words;
    }

    private String selected() {
        return tree().filter(shown -> shown.getSelectionCount() == 1).map(shown -> shown.getSelection()[0].getText()).orElse("");
    }

    private Optional<Tree> tree() {
        return find(bench.window().getShell(), Tree.class).filter(tree -> tree.getItemCount() > 0 && tree.getItem(0).getText().startsWith("scenario "))
                .findFirst();
    }

    /** Those of proposals are in windows of their own. */
    private static Stream<Table> tables() {
        return Stream.of(Display.getCurrent().getShells()).filter(Shell::isVisible).flatMap(shell -> find(shell, Table.class));
    }

    private static <T> Stream<T> find(Composite parent, Class<T> type) {
        return Stream.of(parent.getChildren()).flatMap(child -> Stream.concat(type.isInstance(child) ? Stream.of(type.cast(child)) : Stream.empty(),
                child instanceof Composite inner ? find(inner, type) : Stream.empty()));
    }

    /** Keeps a picture of the workbench beside the other results of the tests. */
    private static void picture(String name) {
        Path file = Path.of(System.getProperty("user.home")).resolveSibling(name);
        new ScreenPicture(file, new Point(1280, 800)).take(Display.getCurrent());
        assertTrue(Files.exists(file));
    }
}
