package org.portalscope.ui.presentation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.portalscope.presentation.control.SessionSnapshot;
import org.portalscope.scene.Legend;
import org.portalscope.scene.Node;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Scaling;
import org.portalscope.scene.Scene;
import org.portalscope.scene.bits.ComparisonScene;
import org.portalscope.scene.bits.EntryExamination;
import org.portalscope.scene.portals.PortalsScene;
import org.portalscope.scene.portals.SceneOptions;
import org.portalscope.scene.svg.FontWidths;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.session.InitialPositions;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.OpenSessions;
import org.portalscope.ui.session.TestSessions;

class PresentationSizeTest {

    private static final FontWidths MEASURE = new FontWidths();
    private static final int LEGEND_LINES = 2;

    @ParameterizedTest
    @CsvSource({"1280, 720", "1920, 1080", "1280, 800", "1024, 768"})
    void shouldShowSixEntriesAndAllBitsInTwoRowsAtOnce(int width, int height) throws Exception {
        OpenSessions sessions = TestSessions.sessions();
        OpenSession session = sessions.open(TestSessions.matchList(), InitialPositions::midTranslation);
        session.controller().move(StepKind.INTO, Direction.FORWARD);
        SessionSnapshot snapshot = session.controller().snapshot();
        PresentationSize size = PresentationSize.of(width, height);

        SceneOptions options = SceneOptions.DEFAULT.withZoom(size.graph()).within(size.split(), height);
        Scene graph = PortalsScene.build(session.model(), session.process(), snapshot.cursorState(), options, MEASURE);
        int legend = LEGEND_LINES * Legend.LINE * size.graph() / 100;
        List<Node> entries = graph.nodes().stream().filter(node -> node.key().kind() == NodeKey.Kind.ENTRY)
                .filter(entry -> entry.bounds().bottom() <= height - legend).toList();
        assertTrue(entries.size() >= 6, () -> "only " + entries);
        assertTrue(graph.width() <= size.split(), () -> graph.width() + " of " + size.split() + " pixels");

        Scaling scaling = new Scaling(size.comparison());
        Optional<EntryExamination> last = EntryExamination.last(snapshot.cursorState(), snapshot.processes());
        Scene bits = scaling.scene(ComparisonScene.build(last, Optional.empty(), (width - size.split()) * 100 / size.comparison(), scaling.measure(MEASURE)));
        assertEquals(2, bits.nodes().stream().filter(node -> node.key().kind() == NodeKey.Kind.DIGITS).map(node -> node.bounds().y()).distinct().count() / 5,
                "rows of five lines");
        assertTrue(bits.height() <= size.below(), () -> bits.height() + " of " + size.below() + " pixels");
        assertTrue(bits.width() <= width - size.split(), () -> bits.width() + " of " + (width - size.split()) + " pixels");
    }

    @Test
    void shouldDrawTextOfEighteenPointsWhereThereIsRoom() {
        assertEquals(PresentationSize.MOST, PresentationSize.of(2560, 1440).graph());
        assertEquals(PresentationSize.MOST, PresentationSize.of(3840, 2160).graph());
        assertEquals(PresentationSize.MOST, PresentationSize.of(3840, 2160).comparison());
    }
}
