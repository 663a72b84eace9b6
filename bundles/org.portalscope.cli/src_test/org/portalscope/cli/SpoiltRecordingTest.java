package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.input.ByteString;
import org.portalscope.engine.input.FrameEntered;
import org.portalscope.engine.input.FrameLeft;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.input.MemoryReleased;
import org.portalscope.engine.input.MemoryWritten;
import org.portalscope.engine.input.OperationCompleted;
import org.portalscope.engine.input.WaitLeft;
import org.portalscope.engine.message.Message;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.TransitionCause;
import org.portalscope.replay.MergedRecording;
import org.portalscope.replay.RecordedWorlds;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.world.World;
import org.portalscope.world.program.Failure;

/** A recording that does not fit what this engine comes to ends its replay with a sentence, and never with an exception. */
class SpoiltRecordingTest {

    private static final int SPOILT = 12;

    static Stream<Path> files() throws IOException {
        return ScenarioFiles.all();
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldReplayWhateverWasRecorded(Path file) throws ScenarioException, IOException {
        MemoryRecording recording = RecordedCourse.of(file, 0, CapturePolicy.ALL).recording();
        for (int seed = 0; seed < SPOILT; seed++) {
            MemoryRecording spoilt = spoilt(recording, new Random(seed));
            RecordedWorlds worlds = new RecordedWorlds(spoilt);
            World explained = worlds.world();
            World quick = worlds.world();
            for (int number = 1; number <= worlds.size(); number++) {
                explained.execute(worlds.choice(explained, number), number);
                quick.advance(worlds.choice(quick, number));
            }
            assertEquals(explained.dump(), quick.dump(), "seed " + seed);
            assertEquals(spoilt.size(), MergedRecording.of(List.of(spoilt)).size());
        }
    }

    @Test
    void shouldSayWhatDoesNotFit() throws ScenarioException {
        Path put = Path.of("..", "org.portalscope.scenario", "library", "3.11.1-put.ptl");
        MemoryRecording recording = RecordedCourse.of(put, 0, CapturePolicy.ALL).recording();
        List<RecordedTransition> transitions = new ArrayList<>(recording.transitions().subList(0, 8));
        transitions.add(new RecordedTransition(0, -1, new TransitionCause.Completion(0, 5, 0), List.of()));
        RecordedWorlds worlds = new RecordedWorlds(new MemoryRecording(recording.origin(), transitions));
        World world = worlds.world();
        for (int number = 1; number <= worlds.size(); number++) {
            world.execute(worlds.choice(world, number), number);
        }
        Failure failure = world.failure().orElseThrow();
        assertTrue(failure.message().matches("transition 7 of the recording does not fit the state that this engine has come to: "
                + "no operation of link 5 is pending on interface 0 \\(recorded by version 0\\)"), failure::message);
        assertEquals("server", failure.process());
    }

    private static MemoryRecording spoilt(MemoryRecording recording, Random random) {
        List<RecordedTransition> transitions = new ArrayList<>(recording.transitions());
        int memory = (int) transitions.stream().takeWhile(transition -> transition.cause() instanceof TransitionCause.Outside).count();
        for (int spoils = 1 + random.nextInt(3); spoils > 0 && transitions.size() > memory + 1; spoils--) {
            int place = memory + random.nextInt(transitions.size() - memory);
            switch (random.nextInt(4)) {
                case 0 -> transitions.remove(place);
                case 1 -> transitions.add(place, transitions.get(memory + random.nextInt(transitions.size() - memory)));
                case 2 -> transitions.set(place, other(transitions.get(place), random));
                default -> transitions.set(place, with(transitions.get(place), random));
            }
        }
        return new MemoryRecording(recording.origin(), transitions);
    }

    /** The same inputs for another reason. */
    private static RecordedTransition other(RecordedTransition transition, Random random) {
        OperationId operation = new OperationId(new ProcessId(random.nextInt(3), 0), 1 + random.nextInt(3));
        TransitionCause cause = switch (random.nextInt(6)) {
            case 0 -> new TransitionCause.ThreadTurn(random.nextInt(4));
            case 1 -> new TransitionCause.ThreadTurn(Integer.MAX_VALUE - random.nextInt(2));
            case 2 -> new TransitionCause.Delivery(new Message.Key(operation, Message.Kind.values()[random.nextInt(4)]));
            case 3 -> new TransitionCause.Completion(random.nextInt(3) - 1, random.nextInt(4), random.nextInt(3));
            case 4 -> new TransitionCause.Death();
            default -> new TransitionCause.Outside();
        };
        return new RecordedTransition(transition.process(), transition.time(), cause, transition.inputs());
    }

    /** Another input among the others. */
    private static RecordedTransition with(RecordedTransition transition, Random random) {
        List<Input> inputs = new ArrayList<>(transition.inputs());
        Input[] more = {new WaitLeft(0), new FrameLeft(0), new FrameEntered(0, FrameEntered.Kind.UPPER_CALL, "MPI_Send", "x.c", 3),
            new MemoryWritten(0x1000, ByteString.of(new byte[random.nextInt(100)])), new MemoryReleased(0x1000), new OperationCompleted(0, 1, null)};
        inputs.add(random.nextInt(inputs.size() + 1), Arrays.asList(more).get(random.nextInt(more.length)));
        return new RecordedTransition(transition.process(), transition.time(), transition.cause(), inputs);
    }
}
