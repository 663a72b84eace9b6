package org.portalscope.scene.portals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.scene.Box;
import org.portalscope.scene.Node;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Primitive;
import org.portalscope.scene.Scene;

/** What holds for every picture at every size. */
class SceneRulesTest {

    static Stream<Arguments> pictures() {
        return Pictures.all().keySet().stream().flatMap(name -> Zoom.LEVELS.stream().flatMap(zoom -> Stream.of(840, 896, 1400)
                .map(width -> Arguments.of(name, zoom, width))));
    }

    private static Scene scene(String name, int zoom, int width) {
        return Pictures.all().get(name).get().scene(SceneOptions.DEFAULT.withZoom(zoom).within(width, 430));
    }

    @ParameterizedTest
    @MethodSource("pictures")
    void shouldCutNoTextWithoutATooltip(String name, int zoom, int width) {
        for (Node node : scene(name, zoom, width).nodes()) {
            texts(node).filter(Primitive.Text::isCut)
                    .forEach(text -> assertTrue(node.tooltip().contains(text.full()), () -> text.full() + " is not told by " + node.key()));
        }
    }

    @ParameterizedTest
    @MethodSource("pictures")
    void shouldKeepTextWithinItsNode(String name, int zoom, int width) {
        int rounding = zoom == 100 ? 0 : 1;
        for (Node node : scene(name, zoom, width).nodes()) {
            texts(node).forEach(text -> assertTrue(node.bounds().grown(rounding).contains(text.bounds()),
                    () -> text + " leaves " + node.bounds()));
        }
    }

    @ParameterizedTest
    @MethodSource("pictures")
    void shouldKeepTextsOfANodeApart(String name, int zoom, int width) {
        for (Node node : scene(name, zoom, width).nodes()) {
            List<Primitive.Text> texts = texts(node).toList();
            for (int i = 0; i < texts.size(); i++) {
                for (int j = i + 1; j < texts.size(); j++) {
                    Box one = texts.get(i).bounds().grown(-1);
                    Box other = texts.get(j).bounds().grown(-1);
                    assertFalse(one.overlaps(other), texts.get(i) + " and " + texts.get(j));
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("pictures")
    void shouldKeepNodesApartAndInThePicture(String name, int zoom, int width) {
        Scene scene = scene(name, zoom, width);
        List<Node> nodes = scene.nodes();
        Box whole = new Box(0, 0, scene.width(), scene.height());
        for (int i = 0; i < nodes.size(); i++) {
            Node one = nodes.get(i);
            assertTrue(whole.contains(one.bounds()), () -> one.key() + " leaves the picture");
            for (int j = i + 1; j < nodes.size(); j++) {
                Node other = nodes.get(j);
                assertFalse(one.bounds().overlaps(other.bounds()), () -> one.key() + " lies on " + other.key());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("pictures")
    void shouldNameEveryNodeOnce(String name, int zoom, int width) {
        Set<NodeKey> keys = new HashSet<>();
        for (Node node : scene(name, zoom, width).nodes()) {
            assertTrue(keys.add(node.key()), () -> node.key() + " twice");
            assertFalse(node.name().isBlank());
            assertFalse(node.tooltip().isBlank());
        }
    }

    @ParameterizedTest
    @MethodSource("pictures")
    void shouldStandOnTheGrid(String name, int zoom, int width) {
        if (zoom == 100) {
            scene(name, zoom, width).nodes().stream().filter(Node::outlined).forEach(node -> {
                Box box = node.bounds();
                assertEquals(0, (box.x() | box.y() | box.width() | box.height()) & 3, () -> node.key() + " at " + box);
            });
        }
    }

    private static Stream<Primitive.Text> texts(Node node) {
        return node.primitives().stream().filter(Primitive.Text.class::isInstance).map(Primitive.Text.class::cast);
    }
}
