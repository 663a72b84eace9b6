package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.engine.step.Check;
import org.portalscope.engine.step.Step;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.library.Library;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.scene.Node;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Primitive;
import org.portalscope.scene.Scene;
import org.portalscope.scene.bits.BitsComparison;
import org.portalscope.scene.bits.BitsDraft;
import org.portalscope.scene.bits.ComparisonScene;
import org.portalscope.scene.bits.EntryExamination;
import org.portalscope.scene.style.State;
import org.portalscope.scene.svg.FontWidths;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.timeline.state.ProcessTable;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** What the comparison of match bits shows of runs that are known. */
class ComparisonSceneTest {

    static Stream<Path> files() throws IOException {
        return ScenarioFiles.all();
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldShowABitThatDecidesIfAndOnlyIfTheCheckRefused(Path file) throws ScenarioException {
        LocalSession session = new Launch("", "", ScenarioFiles.read(file)::world, RoundRobinScheduler::new).start();
        SessionDriver driver = session.drive();
        while (driver.move(StepKind.INTO, Direction.FORWARD, Optional.empty(), () -> false)) {
            Step step = session.cursorState().current();
            if (step instanceof Check check && check.category() == Step.Category.CRITERION) {
                EntryExamination shown = examination(session).orElseThrow();
                assertTrue(shown.source().isPresent());
                assertEquals(check.kind().equals("BitsCheck"), shown.bits().isPresent());
                List<Node> decide = build(shown, 1280).nodes().stream().filter(ComparisonSceneTest::decides).toList();
                assertEquals(shown.bits().map(bits -> !bits.passed()).orElse(false), !decide.isEmpty(), () -> step.words() + decide);
                assertEquals(check.passed(), shown.bits().map(BitsComparison::passed).orElse(shown.source().orElseThrow().passed()));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {896, 1280, 1920})
    void shouldFitInOneRowFromTheSmallestWindowOn(int width) throws ScenarioException {
        Scene scene = build(refusing(), width);
        assertEquals(width, scene.width());
        assertTrue(scene.height() <= 230, () -> "height " + scene.height());
        assertEquals(1, scene.nodes().stream().filter(ComparisonSceneTest::isBit).map(node -> node.bounds().y()).distinct().count());
    }

    @Test
    void shouldPartTheBitsWhereThereIsLessRoom() throws ScenarioException {
        Scene scene = build(refusing(), 720);
        assertEquals(720, scene.width());
        assertEquals(2, scene.nodes().stream().filter(ComparisonSceneTest::isBit).map(node -> node.bounds().y()).distinct().count());
        assertEquals(64, scene.nodes().stream().filter(ComparisonSceneTest::isBit).count());
    }

    @Test
    void shouldCoverNothingAndCutNothingThatIsNotToldByItsNode() throws ScenarioException {
        for (int width : List.of(480, 720, 896, 1280)) {
            List<Node> nodes = build(refusing(), width).nodes();
            for (int i = 0; i < nodes.size(); i++) {
                for (Node other : nodes.subList(i + 1, nodes.size())) {
                    assertFalse(nodes.get(i).bounds().overlaps(other.bounds()), nodes.get(i) + " lies on " + other);
                }
                String tooltip = nodes.get(i).tooltip();
                nodes.get(i).primitives().stream().filter(Primitive.Text.class::isInstance).map(Primitive.Text.class::cast).filter(Primitive.Text::isCut)
                        .forEach(text -> assertTrue(tooltip.contains(text.full()), text + " is not told"));
            }
        }
    }

    @Test
    void shouldTellTheSelectedBitAndTheFieldsThatDecide() throws ScenarioException {
        EntryExamination shown = refusing();
        String words = "Bits 32, 2, 1 and 0 differ and are not ignored: context is 1, the entry wants 0; tag is 7, the entry wants 0. §3.7.1";
        assertTrue(texts(build(shown, 1280)).contains(words));
        NodeKey bit = new NodeKey(-1, NodeKey.Kind.BIT, 1);
        Scene scene = ComparisonScene.build(Optional.of(shown), Optional.of(bit), 1280, new FontWidths());
        assertTrue(texts(scene).contains("bit 1, tag: request 1, entry 0, differs, not ignored: it decides"), () -> texts(scene));
        assertEquals(scene.node(bit).orElseThrow().name(), ComparisonScene.copied(bit, shown, scene));
        assertEquals("0x0000_0001_0000_0007", ComparisonScene.copied(new NodeKey(-1, NodeKey.Kind.DIGITS, 0), shown, scene));
        assertEquals(List.of("request", "0x0000_0001_0000_0007"), ComparisonScene.lines(shown).get(0));
        assertTrue(ComparisonScene.text(shown).startsWith("request  0x0000_0001_0000_0007"), () -> ComparisonScene.text(shown));
    }

    /** What the get of a long message lacks is bit 63, which only the entry in the middle of the list says. */
    @Test
    void shouldAnswerADropWithTheEntryThatComesNearest() throws ScenarioException {
        LocalSession session = new Launch("", "", Library.open("5.3-mpi-printed")::world, RoundRobinScheduler::new).start();
        SessionDriver driver = session.drive();
        do {
            driver.move(StepKind.INTO, Direction.FORWARD, Optional.empty(), () -> false);
        } while (session.cursorState().dropped().isEmpty());
        EntryExamination shown = EntryExamination.asked(session.cursorState(), ProcessTable.of(session.state())).orElseThrow();
        assertEquals(1L << 63, shown.bits().orElseThrow().deciding());
        Scene scene = build(shown, 896);
        assertTrue(texts(scene).contains("Bit 63 differs and is not ignored: protocol is 1, the entry wants 0."), () -> texts(scene));
        assertTrue(texts(scene).contains("protocol 63 = 1, 0 wanted"), () -> texts(scene));
        assertTrue(scene.background().stream().anyMatch(drawn -> drawn instanceof Primitive.Text text
                && text.full().contains(", the nearest of 3 entries, and get #1 from 1:0")));
        assertTrue(scene.width() <= 896 && scene.height() <= 230);
    }

    /** As in a small window with large text, where not all of the picture is in sight. */
    @Test
    void shouldSayWhatDecidesAboveTheBitsWhereThereIsNoRoomForAll() throws ScenarioException {
        Scene usual = ComparisonScene.build(Optional.of(refusing()), Optional.empty(), "", 640, 600, new FontWidths());
        assertTrue(sentence(usual).bounds().y() > firstBit(usual).bounds().y());
        Scene small = ComparisonScene.build(Optional.of(refusing()), Optional.empty(), "", 640, 150, new FontWidths());
        assertTrue(sentence(small).bounds().bottom() <= firstBit(small).bounds().y());
        assertTrue(sentence(small).bounds().bottom() <= 150);
        assertEquals(Optional.empty(), small.focus(), "it is not scrolled away");
        assertEquals(sentence(usual).name(), sentence(small).name());
    }

    private static Node sentence(Scene scene) {
        return scene.nodes().stream().filter(node -> node.key().kind() == NodeKey.Kind.NOTE).findFirst().orElseThrow();
    }

    private static Node firstBit(Scene scene) {
        return scene.nodes().stream().filter(ComparisonSceneTest::isBit).findFirst().orElseThrow();
    }

    @Test
    void shouldSayWhereNothingIsExamined() {
        Scene scene = ComparisonScene.build(Optional.empty(), Optional.empty(), 896, new FontWidths());
        assertEquals(List.of("No match entry is being examined. F6 goes from entry to entry while a message is translated."),
                scene.nodes().stream().map(Node::name).toList());
    }

    @Test
    void shouldBeginABreakpointWithTheBitsOfTheRequest() throws ScenarioException {
        BitsDraft draft = BitsDraft.breakpoint(refusing()).orElseThrow();
        assertEquals(refusing().bits().orElseThrow().request(), draft.matchBits());
        assertEquals(0, draft.ignoreBits());
        assertTrue(draft.words().startsWith("Breakpoint for requests to portal"), draft::words);
        assertTrue(draft.words().contains("They take put #"), draft::words);
    }

    @Test
    void shouldFlipTheBitsThatAreWantedAndThoseThatAreIgnored() throws ScenarioException {
        BitsDraft draft = BitsDraft.entry(refusing()).orElseThrow();
        Scene scene = ComparisonScene.build(draft, Optional.empty(), 896, new FontWidths());
        List<Node> bits = scene.nodes().stream().filter(node -> node.key().kind() == NodeKey.Kind.EDITED).toList();
        assertEquals(2 * Long.SIZE, bits.size());
        for (Node bit : bits) {
            BitsDraft flipped = draft.flipped(bit.key());
            assertEquals(1, Long.bitCount(flipped.matchBits() ^ draft.matchBits()) + Long.bitCount(flipped.ignoreBits() ^ draft.ignoreBits()), bit::name);
            assertEquals(draft, flipped.flipped(bit.key()));
            assertTrue(bits.stream().filter(other -> other != bit).noneMatch(other -> other.bounds().overlaps(bit.bounds())), bit::name);
        }
        assertEquals(draft, draft.flipped(new NodeKey(-1, NodeKey.Kind.BIT, 3)), "other nodes change nothing");
    }

    @Test
    void shouldTakeTheRequestOnceAllBitsThatDecideAreIgnored() throws ScenarioException {
        BitsDraft draft = BitsDraft.entry(refusing()).orElseThrow();
        assertTrue(draft.words().contains("They do not take"), draft::words);
        BitsComparison bits = refusing().bits().orElseThrow();
        for (int bit = 0; bit < Long.SIZE; bit++) {
            draft = (bits.deciding() >>> bit & 1) == 0 ? draft : draft.flipped(new NodeKey(-1, NodeKey.Kind.EDITED, Long.SIZE + bit));
        }
        assertTrue(draft.words().contains("They take"), draft::words);
        Scene scene = ComparisonScene.build(draft, Optional.empty(), 896, new FontWidths());
        assertTrue(texts(scene).contains("ignored: the entry matches."), () -> texts(scene));
    }

    private static boolean isBit(Node node) {
        return node.key().kind() == NodeKey.Kind.BIT;
    }

    private static boolean decides(Node node) {
        return isBit(node) && node.state() == State.REFUSED;
    }

    private static String texts(Scene scene) {
        return Stream.concat(scene.background().stream(), scene.nodes().stream().flatMap(node -> node.primitives().stream()))
                .filter(Primitive.Text.class::isInstance).map(text -> ((Primitive.Text) text).full()).reduce("", (one, other) -> one + "\n" + other);
    }

    private static EntryExamination refusing() throws ScenarioException {
        Scenario scenario = Marker.put();
        LocalSession session = new Launch("", "", scenario::world, RoundRobinScheduler::new).start();
        SessionDriver driver = session.drive();
        while (examination(session).flatMap(EntryExamination::bits).isEmpty()) {
            driver.move(StepKind.INTO, Direction.FORWARD, Optional.empty(), () -> false);
        }
        EntryExamination shown = examination(session).orElseThrow();
        BitsComparison bits = shown.bits().orElseThrow();
        BitsComparison refused = new BitsComparison(bits.request(), 0, 0, false, bits.section(), bits.fields());
        return new EntryExamination(shown.entry(), shown.message(), shown.source(), Optional.of(refused), 0);
    }

    private static Scene build(EntryExamination shown, int width) {
        return ComparisonScene.build(Optional.of(shown), Optional.empty(), width, new FontWidths());
    }

    private static Optional<EntryExamination> examination(LocalSession session) {
        return EntryExamination.last(session.cursorState(), ProcessTable.of(session.state()));
    }
}
