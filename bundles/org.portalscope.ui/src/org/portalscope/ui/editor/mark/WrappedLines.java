package org.portalscope.ui.editor.mark;

import java.util.List;
import java.util.stream.IntStream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;

/**
 * Keeps line numbers and marks beside lines that wrap. How high such a line is, the text learns when it draws it, and what stands beside it has been drawn by
 * then.
 */
public final class WrappedLines {

    private final StyledText text;
    private final Runnable ruler;
    private Lines drawn = new Lines(0, List.of());

    private WrappedLines(StyledText text, Runnable ruler) {
        this.text = text;
        this.ruler = ruler;
    }

    /** @param ruler draws again what stands beside a text */
    public static void follow(StyledText text, Runnable ruler) {
        WrappedLines lines = new WrappedLines(text, ruler);
        text.addListener(SWT.Paint, event -> lines.compare());
    }

    private void compare() {
        int first = text.getTopIndex();
        int last = Math.min(text.getLineCount() - 1, text.getLineIndex(text.getClientArea().height));
        Lines lines = new Lines(first, IntStream.rangeClosed(first, last).map(text::getLinePixel).boxed().toList());
        if (!lines.equals(drawn)) {
            drawn = lines;
            text.getDisplay().asyncExec(() -> {
                if (!text.isDisposed()) {
                    ruler.run();
                }
            });
        }
    }

    /**
     * The lines that can be seen.
     *
     * @param first the index of the first of them
     * @param places where each begins, in pixels from the upper edge
     */
    private record Lines(int first, List<Integer> places) {
    }
}
