package org.portalscope.ui.tests.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.ui.editor.mark.WrappedLines;
import org.portalscope.ui.tests.Bench;

/** What stands beside a text is drawn again whenever a line comes to stand elsewhere because one above it wraps. */
class WrappedLinesTest {

    private final Bench bench = new Bench();
    private final Shell shell = new Shell(Display.getCurrent(), SWT.NO_TRIM | SWT.ON_TOP);
    private StyledText text;
    private int drawn;

    @BeforeEach
    void open() {
        shell.setLayout(new FillLayout());
        text = new StyledText(shell, SWT.WRAP);
        text.setText("one\ntwo\nthree\n");
        WrappedLines.follow(text, () -> drawn++);
        shell.setBounds(0, 0, 300, 300);
        shell.open();
        bench.await("the first picture", () -> drawn > 0);
        paint();
    }

    @AfterEach
    void close() {
        shell.dispose();
    }

    @Test
    void shouldFollowLinesThatWrapAndNoOthers() {
        int before = drawn;
        int place = text.getLinePixel(1);
        text.replaceTextRange(0, 3, "two");
        paint();
        assertEquals(before, drawn, "a text whose lines stay where they are");

        text.replaceTextRange(0, 3, "many words in one line ".repeat(10));
        bench.await("the ruler beside the longer line", () -> drawn > before);
        assertTrue(text.getLinePixel(1) > place);
        paint();
        int wrapped = drawn;
        shell.setSize(1_200, 300);
        bench.await("the ruler beside a wider text", () -> drawn > wrapped);
    }

    @Test
    void shouldFollowAScrolledText() {
        text.setText("line\n".repeat(100));
        paint();
        int before = drawn;
        text.setTopIndex(50);
        bench.await("the ruler beside other lines", () -> drawn > before);
    }

    /** Draws now, and lets the ruler follow. */
    private void paint() {
        text.redraw();
        text.update();
        bench.settle();
    }
}
