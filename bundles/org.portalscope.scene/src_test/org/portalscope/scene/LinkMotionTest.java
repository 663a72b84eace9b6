package org.portalscope.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.portalscope.scene.style.Point;
import org.portalscope.scene.style.State;

class LinkMotionTest {

    private static final Box PLACE = new Box(16, 100, 140, 40);

    @Test
    void shouldTakeTheLinkFromOneEntryToTheNext() {
        LinkMotion motion = LinkMotion.between(scene(PLACE, link("message", 100)), scene(PLACE, link("message", 200))).orElseThrow();
        assertEquals(List.of(link("message", 100)), motion.at(0));
        assertEquals(List.of(link("message", 175)), motion.at(0.5));
        assertEquals(List.of(link("message", 200)), motion.at(1));
        assertEquals(List.of(link("message", 200)), motion.at(7));
    }

    @Test
    void shouldLetNewLinksGrow() {
        LinkMotion motion = LinkMotion.between(scene(PLACE), scene(PLACE, link("queue", 100))).orElseThrow();
        assertEquals(List.of(new Point(0, 50), new Point(0, 50)), motion.at(0).get(0).points());
        assertEquals(List.of(new Point(0, 50), new Point(20, 50), new Point(20, 100), new Point(33, 100)), motion.at(0.5).get(0).points());
        assertEquals(List.of(link("queue", 100)), motion.at(1));
    }

    @Test
    void shouldMoveNothingWhereAnotherMessageLies() {
        assertTrue(LinkMotion.between(scene(PLACE, link("message", 100)), scene(new Box(0, 0, 10, 10), link("message", 200))).isEmpty());
        assertTrue(LinkMotion.between(Scene.EMPTY, scene(PLACE, link("message", 200))).isEmpty());
        assertTrue(LinkMotion.between(scene(PLACE, link("message", 100)), Scene.EMPTY).isEmpty());
    }

    @Test
    void shouldMoveNothingThatStays() {
        assertTrue(LinkMotion.between(scene(PLACE, link("message", 100)), scene(PLACE, link("message", 100))).isEmpty());
        LinkMotion motion = LinkMotion.between(scene(PLACE, link("list", 100)), scene(PLACE, link("list", 100), link("message", 200))).orElseThrow();
        assertEquals(link("list", 100), motion.at(0).get(0));
    }

    @Test
    void shouldNotBendALinkIntoAnotherForm() {
        Link straight = new Link("message", List.of(new Point(0, 50), new Point(60, 50)), State.DROPPED, Link.End.CROSS);
        assertTrue(LinkMotion.between(scene(PLACE, link("message", 100)), scene(PLACE, straight)).isEmpty());
    }

    private static Link link(String name, int y) {
        return new Link(name, List.of(new Point(0, 50), new Point(20, 50), new Point(20, y), new Point(60, y)), State.CURRENT, Link.End.ARROW);
    }

    private static Scene scene(Box card, Link... links) {
        Node message = new Node(new NodeKey(0, NodeKey.Kind.MESSAGE, 0), card, State.IDLE, false, false, true, "put #1", "put #1", List.of());
        return new Scene(400, 300, 0, List.of(), List.of(links), List.of(message), Optional.empty());
    }
}
