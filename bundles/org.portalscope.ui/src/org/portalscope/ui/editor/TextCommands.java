package org.portalscope.ui.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.text.link.LinkedModeModel;
import org.eclipse.jface.text.link.LinkedPosition;
import org.eclipse.jface.text.link.LinkedPositionGroup;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.ui.texteditor.link.EditorLinkedModeUI;
import org.portalscope.scenario.editing.LineComments;
import org.portalscope.scenario.editing.NameUses;
import org.portalscope.scenario.editing.TextRange;
import org.portalscope.scenario.format.Formatter;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.ui.editor.syntax.Formatting;

/** What can be done with the text of an editor at its caret. */
final class TextCommands {

    private static final String MISSED = "The name at the caret is not declared in this text.";

    private final ISourceViewer viewer;
    private final Consumer<String> missed;

    /** @param missed takes what the user is told where nothing can be done, a sentence */
    TextCommands(ISourceViewer viewer, Consumer<String> missed) {
        this.viewer = viewer;
        this.missed = missed;
    }

    private IDocument document() {
        return viewer.getDocument();
    }

    private int caret() {
        return selection().getOffset();
    }

    private ITextSelection selection() {
        return (ITextSelection) viewer.getSelectionProvider().getSelection();
    }

    /** Makes the selected lines comments, or takes them out of comments, as one change. */
    void toggleComment() {
        try {
            int first = document().getLineOffset(selection().getStartLine());
            IRegion last = document().getLineInformation(Math.max(selection().getStartLine(), selection().getEndLine()));
            int length = last.getOffset() + last.getLength() - first;
            List<String> lines = List.of(document().get(first, length).split("\n", -1));
            String toggled = String.join("\n", LineComments.toggled(lines));
            document().replace(first, length, toggled);
            viewer.setSelectedRange(first, lines.size() == 1 ? 0 : toggled.length());
        } catch (BadLocationException e) {
            throw new IllegalStateException("no selected lines", e);
        }
    }

    /**
     * Puts the text into the one style, as one change, with the caret at the same place.
     *
     * @param file what the text is called
     * @throws ScenarioException if it has errors of syntax
     */
    void format(String file) throws ScenarioException {
        String text = document().get();
        Formatting formatting = new Formatting(text, Formatter.format(file, text));
        int place = formatting.place(caret());
        if (!formatting.before().equals(formatting.after())) {
            replace(formatting.front(), text.length() - formatting.back(), formatting);
            viewer.setSelectedRange(place, 0);
            viewer.revealRange(place, 0);
        }
    }

    private void replace(int from, int to, Formatting formatting) {
        try {
            document().replace(from, to - from, formatting.after().substring(from, formatting.after().length() - formatting.back()));
        } catch (BadLocationException e) {
            throw new IllegalStateException("the text has changed while it was formatted", e);
        }
    }

    /** Lets the user write another name for the one at the caret, which changes all uses of it at once. */
    void rename() {
        declared().map(NameUses::all).ifPresentOrElse(this::rename, () -> missed.accept(MISSED));
    }

    /** The name at the caret, if it is declared in this text. */
    private Optional<NameUses> declared() {
        return NameUses.at(document().get(), caret()).filter(found -> found.declaration().isPresent());
    }

    private void rename(List<TextRange> uses) {
        LinkedPositionGroup group = new LinkedPositionGroup();
        try {
            for (LinkedPosition position : positions(uses)) {
                group.addPosition(position);
            }
            LinkedModeModel model = new LinkedModeModel();
            model.addGroup(group);
            model.forceInstall();
            EditorLinkedModeUI mode = new EditorLinkedModeUI(model, viewer);
            mode.setExitPosition(viewer, caret(), 0, Integer.MAX_VALUE);
            mode.enter();
        } catch (BadLocationException e) {
            throw new IllegalStateException("no place of a name", e);
        }
    }

    /** The use at the caret first: that is where the user writes. */
    private List<LinkedPosition> positions(List<TextRange> uses) {
        List<TextRange> sorted = new ArrayList<>(uses);
        sorted.sort((one, other) -> Boolean.compare(other.touches(caret()), one.touches(caret())));
        List<LinkedPosition> positions = new ArrayList<>();
        for (TextRange use : sorted) {
            positions.add(new LinkedPosition(document(), use.offset(), use.length(), positions.size()));
        }
        return positions;
    }
}
