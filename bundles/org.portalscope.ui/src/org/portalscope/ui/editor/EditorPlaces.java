package org.portalscope.ui.editor;

import java.util.function.Consumer;

import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.text.Position;
import org.eclipse.ui.PartInitException;
import org.portalscope.expression.value.Problem;
import org.portalscope.scenario.editing.Declaration;
import org.portalscope.scenario.editing.TextRange;
import org.portalscope.scenario.source.Imports;
import org.portalscope.ui.editor.mark.ProblemAnnotations;

/** The caret of an editor, and the places that it can be brought to: in its text, and in the files that this imports. */
final class EditorPlaces {

    private static final String MISSED = "The name at the caret is declared neither in this text nor in a file that it imports.";

    private final ScenarioEditor editor;
    private final Consumer<String> missed;

    /** @param missed takes what the user is told where nothing can be done, a sentence */
    EditorPlaces(ScenarioEditor editor, Consumer<String> missed) {
        this.editor = editor;
        this.missed = missed;
    }

    /** Characters in front of the caret. */
    int caret() {
        return selection().getOffset();
    }

    /** The line of the caret, from 1. */
    int caretLine() {
        return selection().getStartLine() + 1;
    }

    private ITextSelection selection() {
        return (ITextSelection) editor.getSelectionProvider().getSelection();
    }

    private IDocument document() {
        return editor.getDocumentProvider().getDocument(editor.getEditorInput());
    }

    /** Selects a part of the text. */
    void reveal(TextRange range) {
        editor.selectAndReveal(range.offset(), range.length());
    }

    /** Selects what is wrong, and turns to the text. */
    void reveal(Problem problem) {
        Position place = ProblemAnnotations.place(problem, document());
        editor.selectAndReveal(place.getOffset(), place.getLength());
        editor.setFocus();
    }

    /** Shows a line that was executed, where it stands now, and turns to the text. */
    void revealExecuted(int line) {
        editor.run().moved().now(line).ifPresent(now -> {
            try {
                editor.selectAndReveal(document().getLineOffset(now - 1), 0);
                editor.setFocus();
            } catch (BadLocationException e) {
                throw new IllegalStateException("no line " + now, e);
            }
        });
    }

    /** Selects the declaration of the name at the caret, wherever it is; at an import, opens the file. */
    void goToDeclaration() {
        editor.run().source().declaration(document().get(), caret()).ifPresentOrElse(this::goTo, () -> missed.accept(MISSED));
    }

    private void goTo(Declaration declaration) {
        declaration.file().ifPresentOrElse(file -> open(file, declaration.range()), () -> reveal(declaration.range()));
    }

    private void open(Imports.Module file, TextRange range) {
        try {
            Scenarios.openImported(editor.getSite().getPage(), file, editor.run()).places().reveal(range);
        } catch (PartInitException e) {
            ILog.get().error("The editor of an imported file does not open", e);
        }
    }
}
