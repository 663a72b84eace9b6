package org.portalscope.ui.tests.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.actions.ActionFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.analysis.breakpoint.BreakpointList;
import org.portalscope.engine.step.Numbers;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.bits.BitsComparison;
import org.portalscope.scene.bits.BitsDraft;
import org.portalscope.scene.bits.EntryExamination;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.session.InitialPositions;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.ui.comparison.ComparisonView;
import org.portalscope.ui.part.Commands;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.SessionServices;
import org.portalscope.ui.tests.Bench;

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

    @Test
    void shouldSetABreakpointWithBitsThatAreClicked() {
        view.edit(BitsDraft.breakpoint(view.examination().orElseThrow()));
        bench.press(SWT.HOME, false);
        bench.await("the first bit", () -> new NodeKey(-1, NodeKey.Kind.EDITED, 63).equals(selected()));
        Event enter = new Event();
        enter.keyCode = SWT.CR;
        Display.getCurrent().getFocusControl().notifyListeners(SWT.KeyDown, enter);
        Link banner = links(bench.window().getShell()).filter(link -> link.getText().startsWith("Breakpoint for requests")).findFirst().orElseThrow();
        assertTrue(banner.getText().contains("0x8"), banner::getText);
        Event apply = new Event();
        apply.text = "apply";
        banner.notifyListeners(SWT.Selection, apply);
        BreakpointList list = bench.controller().open().orElseThrow().controller().breakpoints().list();
        assertTrue(list.all().get(0).breakpoint().text().contains("portal 4 bits 0x8"), () -> list.all().toString());
        assertFalse(banner.isVisible());
        list.remove(list.all().get(0).number());
    }

    @Test
    void shouldEditTheBitsOfTheEntryOnABranch() {
        Commands.run("org.portalscope.ui.resume");
        bench.await("the end", () -> !bench.controller().isBusy());
        bench.controller().seek(InitialPositions::midTranslation);
        bench.controller().move(StepKind.OVER, Direction.FORWARD);
        bench.await("the bits of the entry", () -> !bench.controller().isBusy());
        bench.settle();
        int transition = bench.controller().snapshot().orElseThrow().position().transition();
        OpenSession original = bench.controller().open().orElseThrow();
        EntryExamination examined = view.examination().orElseThrow();
        BitsComparison bits = examined.bits().orElseThrow();
        view.edit(BitsDraft.entry(examined).map(draft -> draft.flipped(new NodeKey(-1, NodeKey.Kind.EDITED, 63))));
        Link banner = links(bench.window().getShell()).filter(link -> link.getText().startsWith("Edit of ")).findFirst().orElseThrow();
        Event apply = new Event();
        apply.text = "apply";
        banner.notifyListeners(SWT.Selection, apply);
        bench.await("the branch", () -> bench.controller().open().filter(shown -> shown != original).isPresent());
        String edited = bench.controller().snapshot().orElseThrow().timeline().transition(transition).steps().get(1).words();
        assertTrue(edited.contains(Numbers.hex(bits.entry() ^ Long.MIN_VALUE)), edited);
        assertEquals(transition, original.controller().snapshot().position().transition());
        assertFalse(banner.isVisible());
        assertEquals(2, SessionServices.sessions().all().size());
    }

    private static Stream<Link> links(Composite parent) {
        return Stream.of(parent.getChildren()).flatMap(child -> child instanceof Link link ? Stream.of(link)
                : child instanceof Composite inner ? links(inner) : Stream.empty());
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
