package org.portalscope.scene.portals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.effect.BytesWritten;
import org.portalscope.engine.effect.EventLogged;
import org.portalscope.engine.effect.QueueAllocated;
import org.portalscope.model.NetworkInterface;
import org.portalscope.model.PortalsFactory;
import org.portalscope.model.Region;
import org.portalscope.scene.Link;
import org.portalscope.scene.Node;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.NodeKey.Kind;
import org.portalscope.scene.Primitive;
import org.portalscope.scene.Scene;
import org.portalscope.scene.style.Mark;
import org.portalscope.scene.style.Point;
import org.portalscope.scene.style.State;

/** What can be read in the picture of a process. */
class PortalsSceneTest {

    @Test
    void shouldSayWhatWouldBeHere() {
        assertTrue(words(scene("nothing yet")).contains("PtlNIInit opens one"));
        assertTrue(words(scene("an empty interface")).contains("PtlMEAttach puts one here"));
    }

    @Test
    void shouldDrawTheInterfaceThatIsWorkedOn() {
        Pictured pictured = new Pictured(2);
        pictured.open();
        assertTrue(words(pictured.scene(SceneOptions.DEFAULT)).contains("Portal table"));
        NetworkInterface second = PortalsFactory.eINSTANCE.createNetworkInterface();
        second.setNumber(1);
        second.setId(new ProcessId(7, 7));
        second.setInitialized(true);
        pictured.target().getInterfaces().add(second);
        assertTrue(words(pictured.scene(SceneOptions.DEFAULT)).contains("Portal table, ni 0"));
        pictured.current = new QueueAllocated(Handle.of(Handle.Kind.EQ, 1, 0, 0), 8);
        assertTrue(words(pictured.scene(SceneOptions.DEFAULT)).contains("Portal table, ni 1"));
    }

    @Test
    void shouldDrawNothingOfAProcessThatIsNotThere() {
        Pictured pictured = new Pictured(2);
        assertEquals(Scene.EMPTY, PortalsScene.build(pictured.world, -1, pictured.cursorState(), SceneOptions.DEFAULT, (text, type) -> 1));
    }

    @Test
    void shouldShowWhoSendsWhat() {
        List<String> words = words(scene("an examined entry"));
        assertTrue(words.containsAll(List.of("put #7", "from 0:0", "portal 4, 64 bytes")), words::toString);
    }

    @Test
    void shouldTellWhyAnEntryWasPassedOver() {
        Node second = entry(scene("an examined entry"), 1);
        assertEquals(State.PASSED_OVER, second.state());
        assertTrue(texts(second).contains("bits"));
        assertTrue(marks(second).contains(Mark.NOT_EQUAL));
        assertEquals("match entry 2, passed over, bits differ", second.name());
    }

    @Test
    void shouldLeadFromTheCardToTheEntryUnderExamination() {
        Scene scene = scene("an examined entry");
        Node current = entry(scene, 3);
        assertTrue(current.current());
        Point end = last(link(scene, "message"));
        assertEquals(current.bounds().x(), end.x());
        assertEquals(current.bounds().centerY(), end.y());
        assertEquals(Optional.of(current.key()), scene.focus());
    }

    @Test
    void shouldKeepInSightWhatTheLastStepChanged() {
        Pictured pictured = Pictures.accepted();
        pictured.current = pictured.changes.get(3);
        assertEquals(Optional.of(key(Kind.QUEUE, ((EventLogged) pictured.current).queue())), pictured.scene(SceneOptions.DEFAULT).focus());

        Region region = pictured.target().getRegions().get(0);
        pictured.current = new BytesWritten(region.getAddress() + 8, new byte[4], new byte[4]);
        assertEquals(Optional.of(key(Kind.REGION, region.getAddress())), pictured.scene(SceneOptions.DEFAULT).focus());
    }

    @Test
    void shouldKeepARegionInSightThatTheLastStepWroteHoweverManyOthersThereAre() {
        Pictured pictured = Pictures.accepted();
        for (int i = 0; i < 40; i++) {
            pictured.region("spare" + i, 0x10_0000 + 0x1000L * i, 16);
        }
        Region last = pictured.target().getRegions().get(pictured.target().getRegions().size() - 1);
        assertTrue(pictured.scene(SceneOptions.DEFAULT).node(key(Kind.REGION, last.getAddress())).isEmpty(), "there is no room for all");
        pictured.current = new BytesWritten(last.getAddress() + 8, new byte[4], new byte[4]);
        assertEquals(Optional.of(key(Kind.REGION, last.getAddress())), pictured.scene(SceneOptions.DEFAULT).focus());
    }

    @Test
    void shouldCountBytesOnceThatWereWrittenSeveralTimes() {
        Pictured pictured = Pictures.accepted();
        Region region = pictured.target().getRegions().get(0);
        for (int time = 0; time < 5; time++) {
            pictured.changes.add(new BytesWritten(region.getAddress() + 4 * time, new byte[8], new byte[8]));
        }
        pictured.ni().getOperations().clear();
        Node node = pictured.scene(SceneOptions.DEFAULT).node(key(Kind.REGION, region.getAddress())).orElseThrow();
        assertTrue(texts(node).contains("24 bytes written"), () -> texts(node).toString());
    }

    @Test
    void shouldRefuseOnTheDescriptorToo() {
        Node descriptor = scene("an examined entry").node(key(Kind.DESCRIPTOR, Pictured.md(2))).orElseThrow();
        assertEquals(State.REFUSED, descriptor.state());
        assertTrue(marks(descriptor).contains(Mark.NO_ENTRY));
        assertTrue(descriptor.tooltip().contains("inactive"));
    }

    @Test
    void shouldLeadOnToDescriptorQueueAndRegionOnceAccepted() {
        Scene scene = scene("an accepted message");
        long md = Pictured.md(3);
        for (String name : List.of("message", "accepted by " + md, "queue of " + md, "region of " + md)) {
            assertEquals(State.ACCEPTED, link(scene, name).state(), name);
        }
    }

    @Test
    void shouldShowNumbersBeforeAndAfter() {
        Node descriptor = scene("an accepted message").node(key(Kind.DESCRIPTOR, Pictured.md(3))).orElseThrow();
        assertTrue(descriptor.changed());
        assertTrue(texts(descriptor).containsAll(List.of("thr 3 → 2", "16 → 80 of 128")), () -> texts(descriptor).toString());
    }

    @Test
    void shouldShowTheLengthAloneWhereTheRequestSaysTheOffset() {
        Pictured pictured = Pictures.accepted();
        pictured.ni().getDescriptors().stream().filter(one -> one.getHandle() == Pictured.md(3))
                .forEach(one -> one.setOptions(one.getOptions() | Ptl.PTL_MD_MANAGE_REMOTE));
        Node descriptor = pictured.scene(SceneOptions.DEFAULT).node(key(Kind.DESCRIPTOR, Pictured.md(3))).orElseThrow();
        assertTrue(texts(descriptor).contains("128 bytes"), () -> texts(descriptor).toString());
    }

    @Test
    void shouldShowThemTheOtherWayRoundAfterAStepBack() {
        Pictured pictured = Pictures.accepted();
        pictured.ni().getDescriptors().stream().filter(one -> one.getHandle() == Pictured.md(3)).forEach(one -> one.setThreshold(3));
        Node descriptor = pictured.scene(SceneOptions.DEFAULT).node(key(Kind.DESCRIPTOR, Pictured.md(3))).orElseThrow();
        assertTrue(texts(descriptor).contains("thr 2 → 3"));
    }

    @Test
    void shouldHatchPendingBytes() {
        Node region = scene("an accepted message").node(key(Kind.REGION, 0x1000)).orElseThrow();
        assertTrue(region.primitives().stream().anyMatch(one -> one instanceof Primitive.Bar bar && bar.fill() == Primitive.Fill.HATCHED));
        assertTrue(region.tooltip().contains("pending END: put #7, 64 bytes at offset 16"));
    }

    @Test
    void shouldKeepTheGapOfAnEntryThatHasGone() {
        Node gap = entry(scene("an accepted message"), 2);
        assertEquals(State.UNLINKED, gap.state());
        assertEquals(entry(scene("an examined entry"), 2).bounds(), gap.bounds());
    }

    @Test
    void shouldTellWhereADroppedMessageEnded() {
        Scene scene = scene("a message that nobody takes");
        assertEquals(Link.End.CROSS, link(scene, "message").end());
        assertTrue(scene.node(key(Kind.MESSAGE, 0)).orElseThrow().name().endsWith("dropped: no match entry accepts the request"));
        assertTrue(words(scene).contains("3 lost"));
    }

    @Test
    void shouldShowAnOperationThatFailsAsRefused() {
        Node card = scene("an operation that fails").node(key(Kind.MESSAGE, 0)).orElseThrow();
        assertEquals(State.REFUSED, card.state());
        assertTrue(card.name().endsWith("failed: PTL_NI_DATA_LOST"));
    }

    @Test
    void shouldEndBeforeTheListWhereAccessIsDenied() {
        Scene scene = scene("a message that access control refuses");
        Point end = last(link(scene, "message"));
        assertEquals(Link.End.CROSS, link(scene, "message").end());
        assertTrue(end.x() < entry(scene, 0).bounds().x());
    }

    @Test
    void shouldFitSixteenTiles() {
        assertTrue(Strip.width(16, Columns.within(Columns.LEAST)) <= Columns.LEAST);
        Scene scene = scene("messages in flight among sixteen");
        assertEquals(16, scene.nodes().stream().filter(node -> node.key().kind() == Kind.PROCESS).count());
        assertTrue(scene.nodes().stream().noneMatch(node -> node.bounds().right() > Columns.LEAST));
    }

    /** Fonts of 150 %, which count as 156 % with their rounded sizes, in the 892 pixels that the graph has in a window of 1280. */
    @Test
    void shouldLetDescriptorsGiveWayToLargeFonts() {
        SceneOptions large = SceneOptions.DEFAULT.withZoom(156).within(892, 430);
        Pictures.all().forEach((name, picture) -> {
            Scene scene = picture.get().scene(large);
            assertTrue(scene.width() <= 892, () -> name + ": " + scene.width());
            assertTrue(scene.nodes().stream().allMatch(node -> node.bounds().right() <= 892), name);
        });
        Scene scene = Pictures.examined().scene(large);
        Node entry = entry(scene, 1);
        Node descriptor = scene.nodes().stream().filter(node -> node.key().kind() == Kind.DESCRIPTOR && node.bounds().y() > entry.bounds().bottom()).findFirst()
                .orElseThrow();
        assertTrue(descriptor.bounds().right() == entry.bounds().right() && descriptor.bounds().x() > entry.bounds().x());
        Scene wide = Pictures.examined().scene(SceneOptions.DEFAULT.withZoom(156).within(1400, 430));
        assertEquals(words(wide).stream().filter(word -> word.startsWith("me ")).toList(),
                words(scene).stream().filter(word -> word.startsWith("me ")).toList());
    }

    @Test
    void shouldCountMoreThanThreeMessagesOnAWay() {
        List<String> names = scene("messages in flight among sixteen").nodes().stream().filter(node -> node.key().kind() == Kind.FLIGHT)
                .map(Node::name).toList();
        assertTrue(names.contains("4 messages in flight"), names::toString);
        assertTrue(names.contains("put #1 from 1:0 in flight to 10:0"), names::toString);
    }

    @Test
    void shouldFrameTheTargetAndUnderlineTheInitiator() {
        Scene scene = scene("an examined entry");
        assertTrue(scene.node(new NodeKey(1, Kind.PROCESS, 0)).orElseThrow().current());
        assertTrue(scene.node(new NodeKey(0, Kind.PROCESS, 0)).orElseThrow().tooltip().contains("initiator"));
        assertFalse(scene.node(new NodeKey(2, Kind.PROCESS, 0)).orElseThrow().current());
    }

    @Test
    void shouldReachTheMatchListsOfOtherPortals() {
        Pictured pictured = Pictures.list(2);
        assertTrue(pictured.scene(SceneOptions.DEFAULT).node(key(Kind.PORTAL, 9)).orElseThrow().name().contains("2 entries"));
        Scene other = pictured.scene(SceneOptions.DEFAULT.withPortal(Optional.of(9)));
        assertEquals(2, other.nodes().stream().filter(node -> node.key().kind() == Kind.ENTRY).count());
    }

    @Test
    void shouldDrawRowsAsBarsAtTheSmallestSize() {
        Scene scene = Pictures.examined().scene(SceneOptions.DEFAULT.withZoom(50));
        assertTrue(words(scene).isEmpty(), () -> words(scene).toString());
        assertTrue(entry(scene, 1).tooltip().contains("bits differ"));
    }

    private static Scene scene(String name) {
        return Pictures.all().get(name).get().scene(SceneOptions.DEFAULT);
    }

    private static NodeKey key(Kind kind, long id) {
        return new NodeKey(Pictured.TARGET, kind, id);
    }

    private static Node entry(Scene scene, int index) {
        return scene.node(key(Kind.ENTRY, Pictured.me(index))).orElseThrow();
    }

    private static Link link(Scene scene, String name) {
        return scene.links().stream().filter(link -> link.name().equals(name)).findFirst().orElseThrow();
    }

    private static Point last(Link link) {
        return link.points().get(link.points().size() - 1);
    }

    private static List<String> words(Scene scene) {
        return scene.nodes().stream().flatMap(node -> texts(node).stream()).toList();
    }

    private static List<String> texts(Node node) {
        return node.primitives().stream().filter(Primitive.Text.class::isInstance).map(one -> ((Primitive.Text) one).full()).toList();
    }

    private static List<Mark> marks(Node node) {
        return node.primitives().stream().filter(Primitive.Glyph.class::isInstance).map(one -> ((Primitive.Glyph) one).mark()).toList();
    }
}
