package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.portalscope.scenario.ScenarioReader;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.scene.Box;
import org.portalscope.scene.timeline.TimelineScene;
import org.portalscope.scene.timeline.TimelineSceneBuilder;
import org.portalscope.scene.timeline.TimelineSize;
import org.portalscope.scene.timeline.TimelineTrack;
import org.portalscope.session.Launch;
import org.portalscope.session.LocalSession;
import org.portalscope.session.SessionDriver;
import org.portalscope.session.StepKind;
import org.portalscope.session.timeline.Direction;
import org.portalscope.session.timeline.Position;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** What the strip of a timeline shows of runs that are known. */
class TimelineSceneTest {

    private static final int WIDTH = 400;
    private static final int HEIGHT = 64;

    @Test
    void shouldHaveARowForEachProcessAndAMarkForEachTransition() throws ScenarioException {
        TimelineScene scene = end("a = 1; a = 2;", "b = 1;");
        assertEquals(List.of("first", "second"), scene.rows().stream().map(TimelineScene.Row::label).toList());
        assertEquals(List.of(0, 1, 0), scene.marks().stream().map(mark -> rowOf(scene, mark.bounds())).toList());
        assertEquals(List.of(), scene.flags());
    }

    @Test
    void shouldNameTheRowOfTheCursorWhereThereIsNoRoomToNameAll() throws ScenarioException {
        TimelineScene scene = end("a = 1;", "b = 1; b = 2;", 20);
        assertEquals(List.of("", "second"), scene.rows().stream().map(TimelineScene.Row::label).toList());
    }

    @Test
    void shouldNameAsManyRowsAsThereIsRoomFor() {
        List<String> names = IntStream.range(0, 16).mapToObj(index -> "rank " + index).toList();
        TimelineScene scene = new TimelineSceneBuilder(new TimelineSize(WIDTH, HEIGHT, 14, 96), names).build(new TimelineTrack(), Position.START, 0, 0);
        List<Integer> named = IntStream.range(0, 16).filter(row -> !scene.rows().get(row).label().isEmpty()).boxed().toList();
        assertEquals(List.of(0, 5, 10, 15), named);
    }

    @Test
    void shouldRaiseAFlagWhereTheScenarioComesToALabel() throws ScenarioException {
        TimelineScene scene = end("a = 1; label \"half\"; a = 2; label \"whole\";", "");
        assertEquals(List.of("half", "whole"), scene.flags().stream().map(TimelineScene.Flag::text).toList());
        Box half = scene.flags().get(0).bounds();
        assertEquals(scene.scale().x(2), half.x());
        assertEquals(scene.flags().get(1).bounds().x(), half.right());
        assertEquals(WIDTH, scene.flags().get(1).bounds().right());
    }

    @Test
    void shouldKeepTheRowsBelowTheFlags() throws ScenarioException {
        TimelineScene scene = end("label \"here\";", "b = 1;");
        assertTrue(scene.flags().get(0).bounds().bottom() <= scene.rows().get(0).bounds().y());
        assertTrue(scene.rows().get(1).bounds().bottom() <= HEIGHT);
        assertEquals("second", scene.rows().get(1).label());
    }

    @Test
    void shouldRaiseOneFlagWhereSeveralShareAPixel() throws ScenarioException {
        TimelineScene scene = end("repeat 1000 { label \"again\"; }", "");
        assertTrue(scene.flags().size() <= WIDTH, () -> scene.flags().size() + " flags");
        assertTrue(scene.flags().stream().allMatch(flag -> flag.bounds().width() > 0));
    }

    private static int rowOf(TimelineScene scene, Box bounds) {
        return scene.rows().stream().map(row -> row.bounds().y()).toList().indexOf(bounds.y());
    }

    private static TimelineScene end(String first, String second) throws ScenarioException {
        return end(first, second, HEIGHT);
    }

    private static TimelineScene end(String first, String second, int height) throws ScenarioException {
        String text = "scenario \"Strip\"; process first at 0:0 { %s } process second at 1:0 { %s }".formatted(first, second);
        LocalSession session = new Launch("strip", "", ScenarioReader.parse("strip.ptl", text).get()::world, RoundRobinScheduler::new).start();
        SessionDriver driver = session.drive();
        driver.move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
        TimelineTrack track = new TimelineTrack();
        track.follow(session.timeline());
        return new TimelineSceneBuilder(new TimelineSize(WIDTH, height, 14, 96), List.of("first", "second")).build(track, session.position(), 1, 0);
    }
}
