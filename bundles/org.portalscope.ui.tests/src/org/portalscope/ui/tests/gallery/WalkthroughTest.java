package org.portalscope.ui.tests.gallery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.ui.preferences.ScopedPreferenceStore;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.portalscope.analysis.breakpoint.Breakpoint;
import org.portalscope.analysis.breakpoint.BreakpointList;
import org.portalscope.analysis.breakpoint.PortalTarget;
import org.portalscope.engine.message.Message;
import org.portalscope.presentation.control.SessionSnapshot;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.InitialPositions;
import org.portalscope.ui.graph.PortalsGraphView;
import org.portalscope.ui.part.Commands;
import org.portalscope.ui.tests.Bench;
import org.portalscope.ui.tests.Pictures;

/** What somebody does who looks for the reason why a message went where it did, with pictures of what is seen then. */
class WalkthroughTest {

    private static final int PORTAL = 4;
    private static final long BITS = 0x0001_0000_0000_0007L;

    private final Bench bench = new Bench();
    private final ScopedPreferenceStore store = new ScopedPreferenceStore(InstanceScope.INSTANCE, "org.portalscope.ui");

    @AfterEach
    void close() {
        breakpoints().all().forEach(each -> breakpoints().remove(each.number()));
        bench.closeAll();
        store.setToDefault("textSize");
        bench.settle();
    }

    private BreakpointList breakpoints() {
        return bench.controller().open().orElseThrow().controller().breakpoints().list();
    }

    private SessionSnapshot snapshot() {
        return bench.controller().snapshot().orElseThrow();
    }

    private void run(String command) {
        Commands.run("org.portalscope.ui." + command);
        bench.await("the end of " + command, () -> !bench.controller().isBusy());
        bench.settle();
    }

    @Test
    void shouldRunToTheMessageWithTheMatchBitsThatABreakpointWaitsFor() throws Exception {
        bench.open("3.7-match-list");
        bench.activate(bench.page().showView(PortalsGraphView.ID));
        bench.controller().seek(Position.START);
        breakpoints().add(Breakpoint.of(new PortalTarget(PORTAL, BITS, 0)));
        bench.await("marked hits", () -> !bench.controller().isBusy());
        run("resume");
        assertEquals(BITS, snapshot().cursorState().message().map(Message::matchBits).orElseThrow());
        Pictures.save(bench, "match-bits-breakpoint");
        Position hit = snapshot().position();
        run("resumeBackwards");
        assertTrue(snapshot().position().compareTo(hit) < 0);
    }

    @Test
    void shouldStepIntoATranslationAndBackOverItsBeginning() throws Exception {
        bench.open("3.7-match-list");
        bench.activate(bench.page().showView(PortalsGraphView.ID));
        bench.controller().seek(InitialPositions::firstTranslation);
        int arrival = snapshot().position().transition();
        run("stepOver");
        run("stepOver");
        run("stepInto");
        assertEquals(arrival, snapshot().position().transition());
        assertTrue(snapshot().cursorState().delivered());
        Pictures.save(bench, "stepped-into-a-translation");
        for (int back = 0; snapshot().position().transition() == arrival; back++) {
            assertTrue(back < snapshot().rows().size(), "more steps back than there are forward");
            run("stepBackOver");
        }
        assertEquals(arrival - 1, snapshot().position().transition());
        assertFalse(snapshot().result().isPresent());
        Pictures.save(bench, "stepped-back-over-its-beginning");
    }

    @Test
    void shouldHaveRoomForSixteenProcessesAndForLargeText() throws Exception {
        bench.open("sixteen.ptl", "scenario \"Sixteen\";\nprocess rank[16] as me at 0:0 {\n    PtlInit(&max);\n"
                + "    PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);\n    barrier;\n}\n");
        bench.activate(bench.page().showView(PortalsGraphView.ID));
        run("resume");
        assertEquals(16, snapshot().cursorState().tiles().size());
        Pictures.save(bench, "sixteen-processes");
        bench.closeAll();
        bench.open("3.7-match-list");
        bench.controller().seek(InitialPositions::midTranslation);
        store.setValue("textSize", 150);
        bench.settle();
        Pictures.save(bench, "large-text");
    }
}
