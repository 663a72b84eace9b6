package org.portalscope.scene.portals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.portalscope.scene.Node;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.NodeKey.Kind;
import org.portalscope.scene.Scene;
import org.portalscope.timeline.cursor.Outcome.Verdict;

/** Long match lists in few rows. */
class FoldingTest {

    private static final NodeKey FOLD = key(Kind.FOLD, Pictured.me(0));

    @Test
    void shouldTellOfARunWhatItWasPassedOverFor() {
        Scene scene = Pictures.longList(10_000).scene(SceneOptions.DEFAULT);
        Node fold = scene.node(FOLD).orElseThrow();
        assertTrue(fold.tooltip().startsWith("9,995 passed over: 9,519 bits, 476 source"), fold.tooltip());
    }

    @Test
    void shouldKeepTwoRowsAroundTheCurrentOne() {
        Scene scene = Pictures.longList(10_000).scene(SceneOptions.DEFAULT);
        assertEquals(List.of(9995L, 9996L, 9997L, 9998L, 9999L), entries(scene));
    }

    @Test
    void shouldNotFoldThree() {
        Scene scene = Pictures.longList(8).scene(SceneOptions.DEFAULT);
        assertEquals(8, entries(scene).size());
    }

    @Test
    void shouldOpenAHundredRowsAtOnce() {
        Scene scene = Pictures.longList(10_000).scene(SceneOptions.DEFAULT.withUnfolded(FOLD));
        assertEquals(105, entries(scene).size());
        assertTrue(scene.node(key(Kind.FOLD, Pictured.me(100))).isPresent());
    }

    @Test
    void shouldStayOpenWhereverTheSelectionIs() {
        SceneOptions options = SceneOptions.DEFAULT.withUnfolded(FOLD);
        for (int selected : new int[] {0, 50, 100}) {
            Optional<NodeKey> key = Optional.of(key(Kind.ENTRY, Pictured.me(selected)));
            Scene scene = Pictures.longList(1000).scene(options.withSelection(key));
            assertTrue(entries(scene).containsAll(List.of(0L, 1L, 50L, 99L)), () -> "selected " + selected);
        }
    }

    @Test
    void shouldNotFoldWhatIsSelected() {
        NodeKey selected = key(Kind.ENTRY, Pictured.me(5000));
        Scene scene = Pictures.longList(10_000).scene(SceneOptions.DEFAULT.withSelection(Optional.of(selected)));
        assertTrue(scene.node(selected).isPresent());
        assertEquals(2, scene.nodes().stream().filter(node -> node.key().kind() == Kind.FOLD).count());
    }

    @Test
    void shouldFoldTheRestOfAListAtRest() {
        Pictured pictured = Pictures.longList(30);
        pictured.outcomes.clear();
        pictured.message = Optional.empty();
        pictured.examined = Optional.empty();
        Scene scene = pictured.scene(SceneOptions.DEFAULT);
        assertEquals(8, entries(scene).size());
        assertTrue(scene.node(key(Kind.FOLD, Pictured.me(8))).orElseThrow().tooltip().startsWith("22 more entries"));
    }

    @Test
    void shouldFoldWhatIsNotExaminedYet() {
        Pictured pictured = Pictures.longList(30);
        pictured.outcomes.clear();
        pictured.outcome(1, Verdict.EXAMINED, "");
        Node fold = pictured.scene(SceneOptions.DEFAULT).node(key(Kind.FOLD, Pictured.me(5))).orElseThrow();
        assertTrue(fold.tooltip().startsWith("25 not examined"), fold.tooltip());
    }

    private static List<Long> entries(Scene scene) {
        return scene.nodes().stream().map(Node::key).filter(key -> key.kind() == Kind.ENTRY).map(key -> key.id() & 0xFFFF_FFFFL).toList();
    }

    private static NodeKey key(Kind kind, long id) {
        return new NodeKey(Pictured.TARGET, kind, id);
    }
}
