package org.portalscope.ui.editor.mark;

import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.Position;

/** Where a mark lies in a text, as the column beside wrapped lines can draw it. */
final class MarkedRange {

    private MarkedRange() {
    }

    /**
     * A range of a text. It ends before the last character of the text, since the column asks for the place of the character behind it.
     *
     * @param offset in the text, or at its end
     * @param length in characters, up to the end of the text at most
     */
    static Position of(IDocument document, int offset, int length) {
        return new Position(offset, Math.max(0, Math.min(length, document.getLength() - 1 - offset)));
    }

    /** The same of a range as it is. */
    static Position of(IDocument document, Position range) {
        return of(document, range.getOffset(), range.getLength());
    }
}
