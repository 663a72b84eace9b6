package org.portalscope.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.actions.ActionFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.scene.NodeKey;
import org.portalscope.session.StepKind;
import org.portalscope.session.timeline.Direction;
import org.portalscope.ui.comparison.ComparisonView;

/** The comparison of match bits in the workbench: keys, the clipboard, files. */
class ComparisonTest {

    private final Bench bench = new Bench();
    private ComparisonView view;

    @TempDir
    private Path folder;

    @BeforeEach
    void open() throws Exception {
        bench.open("3.7-match-list");
        view = (ComparisonView) bench.page().showView(ComparisonView.ID);
        bench.controller().move(StepKind.OVER, Direction.FORWARD);
        bench.controller().move(StepKind.OVER, Direction.FORWARD);
        bench.await("the second entry", () -> !bench.controller().isBusy());
        bench.activate(view);
    }

    @AfterEach
    void close() {
        bench.closeAll();
    }

    @Test
    void shouldWalkTheBitsWithTheArrowKeysAndCopyWhatIsSelected() {
        bench.press(SWT.HOME, false);
        bench.press(SWT.ARROW_RIGHT, false);
        bench.settle();
        NodeKey first = selected();
        bench.press(SWT.ARROW_RIGHT, false);
        bench.settle();
        assertEquals(NodeKey.Kind.BIT, first.kind());
        assertEquals(first.id() - 1, selected().id());
        view.getViewSite().getActionBars().getGlobalActionHandler(ActionFactory.COPY.getId()).run();
        assertTrue(clipboard().startsWith("bit " + selected().id()), ComparisonTest::clipboard);
    }

    @Test
    void shouldSavePicturesAsSvgAndPng() throws IOException {
        Path svg = folder.resolve("picture.svg");
        Path png = folder.resolve("picture.png");
        view.savePicture(svg);
        view.savePicture(png);
        assertTrue(Files.readString(svg).contains(">decides<"));
        assertTrue(new ImageData(png.toString()).height > 100);
        assertEquals("A-match-list-Comparison", view.pictureName());
    }

    private NodeKey selected() {
        return (NodeKey) ((IStructuredSelection) view.getSite().getSelectionProvider().getSelection()).getFirstElement();
    }

    private static String clipboard() {
        Clipboard clipboard = new Clipboard(Display.getCurrent());
        try {
            return (String) clipboard.getContents(TextTransfer.getInstance());
        } finally {
            clipboard.dispose();
        }
    }
}
