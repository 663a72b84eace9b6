package org.portalscope.ui.tests.stepping;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.portalscope.ui.tests.Bench;

/** The choices of a process and of a session say what is chosen. */
class ToolbarTest {

    private final Bench bench = new Bench();

    @AfterEach
    void close() {
        bench.closeAll();
    }

    @Test
    void shouldNameTheSession() throws Exception {
        assertEquals("No session", choices().get(1).getText());
        bench.open("3.7-match-list");
        assertWhole("A match list", choices().get(1));
    }

    @Test
    void shouldNameTheProcessThatIsPinned() throws Exception {
        bench.open("3.7-match-list");
        assertWhole("Current process", choices().get(0));
        bench.controller().pin(OptionalInt.of(1));
        bench.settle();
        assertWhole("Pinned: 0:0 sender", choices().get(0));
        bench.controller().pin(OptionalInt.empty());
        bench.settle();
        assertWhole("Current process", choices().get(0));
    }

    private void assertWhole(String text, ToolItem item) {
        assertEquals(text, item.getText());
        assertNotNull(item.getImage());
        ToolBar bar = item.getParent();
        assertTrue(bar.isVisible());
        bench.await("room for " + text, () -> item.getBounds().width > 0 && item.getBounds().width <= bar.getSize().x);
        for (Control inner = bar; !(inner.getParent() instanceof Shell); inner = inner.getParent()) {
            Control outer = inner.getParent();
            int right = inner.getLocation().x + inner.getSize().x;
            assertTrue(right <= outer.getSize().x, () -> right + " in " + outer.getBounds());
        }
    }

    /** The process and the session, in this order. */
    private List<ToolItem> choices() {
        List<ToolItem> found = new ArrayList<>();
        collect(bench.window().getShell(), found);
        return found;
    }

    private static void collect(Composite parent, List<ToolItem> found) {
        for (Control child : parent.getChildren()) {
            if (child instanceof ToolBar bar && bar.getItemCount() == 1 && !bar.getItem(0).getText().isEmpty()) {
                found.add(bar.getItem(0));
            } else if (child instanceof Composite inner) {
                collect(inner, found);
            }
        }
    }
}
