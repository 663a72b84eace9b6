package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.read.RecordingFile;
import org.portalscope.recording.write.RecordingFileWriter;
import org.portalscope.replay.RecordedWorlds;
import org.portalscope.replay.RepeatedState;
import org.portalscope.replay.TransitionRecorder;
import org.portalscope.scenario.ScenarioReader;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.scene.Box;
import org.portalscope.scene.Primitive;
import org.portalscope.scene.Scene;
import org.portalscope.scene.TextMeasure;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.State;
import org.portalscope.scene.timeline.TimelineLane;
import org.portalscope.scene.timeline.TimelineMoment;
import org.portalscope.scene.timeline.TimelinePicture;
import org.portalscope.scene.timeline.TimelineScene;
import org.portalscope.scene.timeline.TimelineSceneBuilder;
import org.portalscope.scene.timeline.TimelineSize;
import org.portalscope.scene.timeline.TimelineTrack;
import org.portalscope.scene.timeline.TimelineWindow;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.world.World;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** What the strip of a timeline shows of runs that are known. */
class TimelineSceneTest {

    private static final int WIDTH = 400;
    private static final int HEIGHT = 64;
    private static final String LONG = """
            scenario "Strip";
            process first at 0:0 { repeat 3000 { a = 1; } label "half"; repeat 3000 { a = 2; } }
            process second at 1:0 { repeat 1000 { b = 1; } }
            """;

    @TempDir
    private Path folder;

    @Test
    void shouldHaveARowForEachProcessAndAMarkForEachTransition() throws ScenarioException {
        TimelineScene scene = end("a = 1; a = 2;", "b = 1;");
        assertEquals(List.of("first", "second"), scene.rows().stream().map(TimelineScene.Row::label).toList());
        assertEquals(List.of(0, 1, 0), scene.marks().stream().map(mark -> rowOf(scene, mark.bounds())).toList());
        assertEquals(List.of(), scene.flags());
    }

    @Test
    void shouldBeAPictureOfItsOwnForFiles() throws ScenarioException {
        TimelineScene timeline = end("a = 1; label \"half\"; a = 2;", "b = 1;");
        Scene picture = TimelinePicture.of(timeline, new TimelineSize(WIDTH, HEIGHT, 14, 96), TextMeasure.ESTIMATE);
        assertEquals(List.of("first", "second", "half"), picture.background().stream().filter(Primitive.Text.class::isInstance)
                .map(text -> ((Primitive.Text) text).text()).toList());
        assertEquals(timeline.marks().size(), picture.background().stream().filter(Primitive.Bar.class::isInstance).count());
        assertEquals(timeline.flags().size() + 1, picture.background().stream().filter(Primitive.Stroke.class::isInstance).count());
        assertEquals(List.of(WIDTH, HEIGHT), List.of(picture.width(), picture.height()));
    }

    @Test
    void shouldNameTheRowOfTheCursorWhereThereIsNoRoomToNameAll() throws ScenarioException {
        TimelineScene scene = end("a = 1;", "b = 1; b = 2;", 20);
        assertEquals(List.of("", "second"), scene.rows().stream().map(TimelineScene.Row::label).toList());
    }

    @Test
    void shouldNameRowsWhoseLabelsTouch() throws ScenarioException {
        TimelineScene scene = end("a = 1;", "b = 1; b = 2;", 36);
        assertEquals(12, scene.rows().get(0).bounds().height());
        assertEquals(List.of("first", "second"), scene.rows().stream().map(TimelineScene.Row::label).toList());
    }

    @Test
    void shouldNameAsManyRowsAsThereIsRoomFor() {
        List<String> names = IntStream.range(0, 16).mapToObj(index -> "rank " + index).toList();
        TimelineScene scene = new TimelineSceneBuilder(new TimelineSize(WIDTH, HEIGHT, 14, 96), names)
                .build(new TimelineTrack(names.size()), TimelineWindow.ALL, new TimelineMoment(Position.START, 0, 0, List.of()));
        List<Integer> named = IntStream.range(0, 16).filter(row -> !scene.rows().get(row).label().isEmpty()).boxed().toList();
        assertEquals(List.of(0, 4, 8, 12), named);
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
    void shouldRaiseAFlagAtTheEndWhereSomethingWasFound() throws ScenarioException {
        LocalSession session = run("scenario \"Strip\"; process first at 0:0 { label \"begin\"; repeat 50 { a = 1; } }");
        TimelineTrack track = new TimelineTrack(1);
        track.follow(session.timeline(), Integer.MAX_VALUE);
        track.found("found DROP");
        TimelineScene scene = new TimelineSceneBuilder(new TimelineSize(WIDTH, HEIGHT, 14, 96), List.of("first")).build(track, TimelineWindow.ALL,
                new TimelineMoment(session.position(), 1, 0, List.of()));
        assertEquals(List.of("begin", "found DROP"), scene.flags().stream().map(TimelineScene.Flag::text).toList());
    }

    @Test
    void shouldRaiseAFlagWhereATimelinePartsThatHasNoLane() throws ScenarioException {
        LocalSession session = run("scenario \"Strip\"; process first at 0:0 { a = 1; label \"half\"; a = 2; } process second at 1:0 { b = 1; }");
        TimelineTrack track = new TimelineTrack(2);
        track.follow(session.timeline(), Integer.MAX_VALUE);
        TimelineScene scene = new TimelineSceneBuilder(new TimelineSize(WIDTH, 20, 14, 96), List.of("first", "second")).build(track, TimelineWindow.ALL,
                new TimelineMoment(session.position(), 1, 0, List.of(), List.of(new TimelineLane("branch 1", 1, 2)), List.of()));
        assertEquals(List.of(), scene.lanes());
        assertEquals(List.of("branch 1", "half"), scene.flags().stream().map(TimelineScene.Flag::text).toList());
        assertEquals(scene.scale().x(1), scene.flags().get(0).bounds().x());
    }

    @Test
    void shouldDrawOtherTimelinesBelowTheRowsAsFarAsThereIsRoom() throws ScenarioException {
        LocalSession session = run("scenario \"Strip\"; process first at 0:0 { a = 1; a = 2; } process second at 1:0 { b = 1; }");
        TimelineTrack track = new TimelineTrack(2);
        track.follow(session.timeline(), Integer.MAX_VALUE);
        List<TimelineLane> lanes = List.of(new TimelineLane("branch 1", 2, 5), new TimelineLane("branch 2", 3, 2), new TimelineLane("branch 3", 1, 1));
        TimelineScene scene = new TimelineSceneBuilder(new TimelineSize(WIDTH, HEIGHT, 14, 96), List.of("first", "second")).build(track, TimelineWindow.ALL,
                new TimelineMoment(session.position(), 1, 0, List.of(), lanes, List.of()));
        assertEquals(List.of("branch 3"), scene.flags().stream().map(TimelineScene.Flag::text).toList());
        assertEquals(List.of("branch 1", "branch 2"), scene.lanes().stream().map(lane -> lane.lane().name()).toList());
        Box bar = scene.lanes().get(0).bar().orElseThrow();
        assertEquals(scene.scale().x(2), bar.x());
        assertEquals(scene.scale().x(6), bar.right());
        assertEquals(Optional.empty(), scene.lanes().get(1).bar(), "it has no transition of its own");
        assertTrue(scene.rows().stream().allMatch(row -> row.bounds().bottom() <= scene.lanes().get(0).bounds().y()));
    }

    @Test
    void shouldFrameTheTransitionsOfWhatIsSelected() throws ScenarioException {
        LocalSession session = run("scenario \"Strip\"; process first at 0:0 { a = 1; a = 2; } process second at 1:0 { b = 1; }");
        TimelineTrack track = new TimelineTrack(2);
        track.follow(session.timeline(), Integer.MAX_VALUE);
        TimelineScene scene = new TimelineSceneBuilder(new TimelineSize(WIDTH, HEIGHT, 14, 96), List.of("first", "second")).build(track, TimelineWindow.ALL,
                new TimelineMoment(session.position(), 1, 0, List.of(), List.of(), List.of(2, 99)));
        assertEquals(1, scene.selected().size());
        assertEquals(scene.marks().get(1).bounds().y(), scene.selected().get(0).y());
        assertTrue(scene.selected().get(0).contains(scene.scale().x(2), scene.selected().get(0).y()));
    }

    @Test
    void shouldHatchAGap() throws Exception {
        Path path = folder.resolve("gap.ptlrec");
        writeWithGap(path, 3);
        try (RecordingFile file = RecordingFile.open(path)) {
            LocalSession session = new RecordedWorlds(file).launch("gap").start();
            TimelineScene scene = build(session, HEIGHT, TimelineWindow.ALL, List.of());
            Box gap = scene.gaps().get(0);
            assertEquals(1, scene.gaps().size());
            assertTrue(gap.contains(scene.scale().x(4), HEIGHT / 2), () -> gap + " is not between transitions 3 and 4");
            assertTrue(gap.x() > scene.scale().x(3) && gap.right() < scene.scale().x(5), () -> gap + " hides what is beside it");
            Scene picture = TimelinePicture.of(scene, new TimelineSize(WIDTH, HEIGHT, 14, 96), TextMeasure.ESTIMATE);
            assertTrue(picture.background().contains(new Primitive.Bar(gap, ColorRole.line(State.REFUSED), Primitive.Fill.SHADED)));
            TimelineWindow behind = TimelineWindow.ALL.zoomed(0.2, 40, session.timeline().size());
            assertEquals(List.of(), build(session, HEIGHT, behind, List.of()).gaps());
        }
    }

    /** Records a run that goes on from a state behind some of its transitions, as if something were missing there. */
    private static void writeWithGap(Path path, int before) throws Exception {
        World run = ScenarioReader.parse("strip.ptl", "scenario \"Strip\"; process first at 0:0 { repeat 60 { a = 1; } } process second at 1:0 { }").get()
                .world();
        RecordingOrigin origin = MemoryRecording.of(run, List.of(), CapturePolicy.ALL).origin();
        RepeatedState state = new RepeatedState(origin, List.of());
        RoundRobinScheduler scheduler = new RoundRobinScheduler();
        try (RecordingFileWriter writer = RecordingFileWriter.create(path, origin)) {
            for (int number = 1; scheduler.next(run).isPresent(); number++) {
                RecordedTransition recorded = TransitionRecorder.record(run.execute(scheduler.next(run).get(), number));
                state.follow(recorded);
                writer.append(recorded);
                if (number == before) {
                    writer.restart(List.of(state.take(run)));
                }
            }
        }
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

    @Test
    void shouldTellHowManyWhereSingleOnesHaveNoRoom() throws ScenarioException {
        LocalSession session = run(LONG);
        TimelineScene all = build(session, HEIGHT, TimelineWindow.ALL, List.of());
        assertEquals(List.of(), all.marks());
        assertTrue(all.densities().size() <= 2 * WIDTH / 2, () -> all.densities().size() + " columns");
        assertTrue(all.densities().stream()
                .allMatch(density -> density.made() && all.rows().stream().anyMatch(row -> row.bounds().contains(density.bounds()))));
        List<Integer> rows = all.densities().stream().map(density -> density.bounds().bottom()).distinct().toList();
        assertEquals(2, rows.size(), "both processes are seen");
        assertTrue(all.flags().get(0).text().startsWith("half"));
    }

    @Test
    void shouldShowSingleOnesOnceThereIsRoom() throws ScenarioException {
        LocalSession session = run(LONG);
        int size = session.timeline().size();
        TimelineWindow window = TimelineWindow.ALL.zoomed(20.0 / size, 1000, size);
        TimelineScene part = build(session, HEIGHT, window, List.of(1000, 1001, 5000));
        assertEquals(List.of(), part.densities());
        assertEquals(20, part.marks().size());
        assertTrue(part.marks().stream().anyMatch(mark -> mark.number() == 1000));
        assertEquals(Optional.empty(), part.cursor());
        assertTrue(part.overview().isPresent());
        assertEquals(List.of(1000, 1001), part.findings().stream().filter(TimelineScene.Finding::hit).map(TimelineScene.Finding::number).toList());
    }

    @Test
    void shouldTellHowManyLabelsHaveNoRoomForAFlag() throws ScenarioException {
        LocalSession session = run(LONG.replace("label \"half\";", "label \"half\"; label \"more\"; label \"most\";")
                .replace("repeat 1000", "label \"begin\"; repeat 1000"));
        TimelineScene all = build(session, HEIGHT, TimelineWindow.ALL, List.of());
        assertEquals(List.of("begin", "half +2"), all.flags().stream().map(TimelineScene.Flag::text).toList());
    }

    @Test
    void shouldKeepInSightWhatHasNoRoomOfItsOwn() throws ScenarioException {
        LocalSession session = run(LONG);
        TimelineScene all = build(session, HEIGHT, TimelineWindow.ALL, List.of(1000, 1001, 5000));
        assertEquals(List.of(2, 1), all.findings().stream().map(TimelineScene.Finding::count).toList());
    }

    @Test
    void shouldZoomAroundATransitionAndStayWithinTheWhole() {
        TimelineWindow window = TimelineWindow.ALL;
        for (int i = 0; i < 30; i++) {
            window = window.zoomed(0.5, 700_000, 1_000_000);
        }
        assertTrue(window.first() < 700_000 && window.first() + window.count() >= 700_000, window.toString());
        assertEquals(0, window.panned(-1e9, 1_000_000).first());
        assertEquals(1_000_000 - window.count(), window.panned(1e9, 1_000_000).first());
        assertEquals(TimelineWindow.ALL, window.zoomed(1e9, 700_000, 1_000_000));
        assertTrue(window.showing(3, 1_000_000).first() < 3);
        assertEquals(window, window.showing(window.first() + 1, 1_000_000));
    }

    private static int rowOf(TimelineScene scene, Box bounds) {
        return scene.rows().stream().map(row -> row.bounds().y()).toList().indexOf(bounds.y());
    }

    private static TimelineScene end(String first, String second) throws ScenarioException {
        return end(first, second, HEIGHT);
    }

    private static TimelineScene end(String first, String second, int height) throws ScenarioException {
        String text = "scenario \"Strip\"; process first at 0:0 { %s } process second at 1:0 { %s }".formatted(first, second);
        return build(run(text), height, TimelineWindow.ALL, List.of());
    }

    private static LocalSession run(String text) throws ScenarioException {
        LocalSession session = new Launch("strip", "", ScenarioReader.parse("strip.ptl", text).get()::world, RoundRobinScheduler::new).start();
        SessionDriver driver = session.drive();
        driver.move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
        return session;
    }

    private static TimelineScene build(LocalSession session, int height, TimelineWindow window, List<Integer> hits) {
        TimelineTrack track = new TimelineTrack(2);
        track.follow(session.timeline(), Integer.MAX_VALUE);
        return new TimelineSceneBuilder(new TimelineSize(WIDTH, height, 14, 96), List.of("first", "second")).build(track, window,
                new TimelineMoment(session.position(), 1, 0, hits));
    }
}
