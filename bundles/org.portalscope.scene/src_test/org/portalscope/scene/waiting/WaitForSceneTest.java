package org.portalscope.scene.waiting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringWriter;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.protocol.ProtocolWait.Mode;
import org.portalscope.scene.Link;
import org.portalscope.scene.Node;
import org.portalscope.scene.Primitive;
import org.portalscope.scene.Scaling;
import org.portalscope.scene.Scene;
import org.portalscope.scene.TextMeasure;
import org.portalscope.scene.style.Palette;
import org.portalscope.scene.style.State;
import org.portalscope.scene.svg.SvgPicture;
import org.portalscope.world.program.SourceLocation;
import org.portalscope.world.waiting.AwaitedAct;
import org.portalscope.world.waiting.ThreadWait;
import org.portalscope.world.waiting.WaitForGraph;
import org.portalscope.world.waiting.WaitForProcess;

/** The picture of a wait-for graph says in words, lines and marks who waits for whom and who does so for ever. */
class WaitForSceneTest {

    private static final int ROOM = 800;
    private static final SourceLocation PLACE = new SourceLocation("test", 1, 1, "wait");

    private static WaitForProcess process(int index, boolean active, ThreadWait... waits) {
        return new WaitForProcess(index, "rank " + index, new ProcessId(index, 0), active, false, List.of(waits));
    }

    private static ThreadWait wait(int process, Mode mode, int... others) {
        return new ThreadWait(0, "rank " + process, PLACE, "wait", mode, IntStream.of(others)
                .mapToObj(other -> AwaitedAct.of("no message of rank " + other + ", tag 7", List.of(other))).toList(), true, false);
    }

    private static Scene scene(WaitForProcess... processes) {
        return WaitForScene.build(new WaitForGraph(List.of(processes)), ROOM, TextMeasure.ESTIMATE);
    }

    /** Two wait for each other, a third for one of two, a fourth goes on, a fifth has ended. */
    private static Scene mixed() {
        return scene(process(0, false, wait(0, Mode.ALL, 1)), process(1, false, wait(1, Mode.ALL, 0, 4)), process(2, false, wait(2, Mode.ANY, 0, 3)),
                process(3, true), process(4, false));
    }

    private static Link link(Scene scene, String name) {
        return scene.links().stream().filter(link -> link.name().equals(name)).findFirst().orElseThrow();
    }

    private static List<String> texts(Scene scene) {
        return Stream.concat(scene.background().stream(), scene.nodes().stream().flatMap(node -> node.primitives().stream()))
                .filter(Primitive.Text.class::isInstance).map(text -> ((Primitive.Text) text).text()).toList();
    }

    @Test
    void shouldSayWhoWaitsForEverAboveThePicture() {
        Scene scene = mixed();
        assertEquals("Deadlock: rank 0 and rank 1 wait for each other", scene.nodes().get(0).name());
        assertTrue(scene.nodes().get(0).tooltip().contains("rank 1 at line 1 is blocked in wait: no message of rank 0, tag 7; no message of rank 4, tag 7"));
        assertTrue(scene.isHeader(scene.nodes().get(0).bounds()));
        assertEquals(Optional.of(WaitForScene.key(0)), scene.focus());
    }

    @Test
    void shouldTellTheDeadlockedByLineMarkAndWords() {
        Scene scene = mixed();
        Node stuck = scene.node(WaitForScene.key(1)).orElseThrow();
        assertEquals(State.DEADLOCKED, stuck.state());
        assertEquals("rank 1 (1:0): blocked in wait: no message of rank 0, tag 7; no message of rank 4, tag 7", stuck.name());
        Node waiting = scene.node(WaitForScene.key(2)).orElseThrow();
        assertEquals(State.IDLE, waiting.state());
        assertTrue(waiting.name().endsWith(" (can still be released)"), waiting.name());
        assertEquals("rank 3 (3:0): runnable", scene.node(WaitForScene.key(3)).orElseThrow().name());
        assertEquals("rank 4 (4:0): has ended", scene.node(WaitForScene.key(4)).orElseThrow().name());
        assertEquals(Set.of(State.IDLE, State.DEADLOCKED), scene.states());
    }

    @Test
    void shouldDrawAlternativesDashedAndSayAnyOf() {
        Scene scene = mixed();
        assertEquals(List.of(), link(scene, "0 waits for 1").dash());
        assertEquals(State.DEADLOCKED, link(scene, "0 waits for 1").state());
        assertFalse(link(scene, "2 waits for 3").dash().isEmpty());
        assertEquals(State.IDLE, link(scene, "2 waits for 3").state());
        assertTrue(texts(scene).containsAll(List.of("any of", "all of")));
        assertNotEquals(link(scene, "0 waits for 1").points().get(0), link(scene, "1 waits for 0").points().get(1));
    }

    @Test
    void shouldKeepTheLinesAtEverySize() {
        Scene larger = new Scaling(200).scene(mixed());
        assertFalse(link(larger, "2 waits for 3").dash().isEmpty());
        assertTrue(link(larger, "1 waits for 0").dash().isEmpty());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5, 8, 16, 40})
    void shouldKeepBoxesApartAndWithinThePicture(int count) {
        WaitForProcess[] ring = IntStream.range(0, count).mapToObj(i -> process(i, false, wait(i, Mode.ALL, (i + 1) % count))).toArray(WaitForProcess[]::new);
        Scene scene = scene(ring);
        List<Node> boxes = scene.nodes().stream().filter(Node::outlined).toList();
        assertEquals(Math.min(count, WaitForScene.MOST), boxes.size());
        for (Node box : boxes) {
            assertTrue(box.bounds().x() >= 0 && box.bounds().y() >= scene.header() && box.bounds().right() <= scene.width()
                    && box.bounds().bottom() <= scene.height(), box::toString);
            assertTrue(boxes.stream().filter(other -> other != box).noneMatch(other -> other.bounds().overlaps(box.bounds())), box::toString);
        }
        assertEquals(count > WaitForScene.MOST, texts(scene).stream().anyMatch(text -> text.endsWith("processes are left out")));
    }

    @Test
    void shouldBeWrittenAsAFile() {
        SvgPicture picture = SvgPicture.framed("Deadlock", "at the end", mixed(), mixed().states(), Palette.DARK);
        StringWriter written = new StringWriter();
        picture.write(written, picture.width(), picture.height());
        assertTrue(written.toString().contains(">waits for ever<"), written::toString);
    }
}
