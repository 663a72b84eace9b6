package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.engine.effect.MessageSent;
import org.portalscope.engine.message.Message;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.recording.RecordedProcess;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.TransitionCause;
import org.portalscope.replay.MergedRecording;
import org.portalscope.replay.RecordedWorlds;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.world.Transition;
import org.portalscope.world.World;
import org.portalscope.world.WorldProcess;

/** The runs of scenarios, cut into recordings of some processes each and merged: they do what they did. */
class MergedRecordingTest {

    private static final int SEEDS = 3;

    static Stream<Path> files() throws IOException {
        return ScenarioFiles.everyThird(2);
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldDoTheSameWhateverTheCut(Path file) throws ScenarioException, IOException {
        for (int seed = 1; seed <= SEEDS; seed++) {
            RecordedCourse course = RecordedCourse.of(file, seed, seed == 1 ? CapturePolicy.NONE : CapturePolicy.ALL);
            List<MemoryRecording> parts = cut(course.recording(), new Random(seed));
            MergedRecording merged = MergedRecording.of(parts);
            assertEquals(course.recording().size(), merged.size());
            RecordedWorlds worlds = new RecordedWorlds(merged);
            World world = worlds.world();
            List<Transition> again = new ArrayList<>();
            for (int number = 1; number <= worlds.size(); number++) {
                again.add(world.execute(worlds.choice(world, number), number));
            }
            for (WorldProcess process : world.processes()) {
                assertEquals(stepsOf(process.name(), course.transitions(), course.recording().origin()),
                        stepsOf(process.name(), again, merged.origin()), () -> file + ": " + process.name());
            }
            assertEquals(sorted(course.states().get(course.states().size() - 1)), sorted(RecordedCourse.state(world)));
            assertEquals(List.of(), merged.unmatched().neverSent());
            assertEquals(world.network().channels().inFlight(), merged.unmatched().neverArrived());
            assertEquals(all(merged), all(MergedRecording.of(parts)), "another order");
        }
    }

    /** Without what happened last at some processes, there are ends without their other ends; nothing else is the matter. */
    @ParameterizedTest
    @MethodSource("files")
    void shouldListUnmatchedEnds(Path file) throws ScenarioException, IOException {
        RecordedCourse course = RecordedCourse.of(file, 1, CapturePolicy.ALL);
        Random random = new Random(7);
        List<MemoryRecording> torn = cut(course.recording(), random).stream().map(part -> new MemoryRecording(part.origin(),
                part.transitions().subList(0, random.nextInt(part.transitions().size() + 1)))).toList();
        MergedRecording merged = MergedRecording.of(torn);
        Set<Message.Key> sent = sent(torn, course);
        Set<Message.Key> arrived = torn.stream().flatMap(part -> part.transitions().stream()).map(RecordedTransition::cause)
                .filter(TransitionCause.Delivery.class::isInstance).map(cause -> ((TransitionCause.Delivery) cause).message()).collect(Collectors.toSet());
        assertEquals(without(arrived, sent), keys(merged.unmatched().neverSent()));
        assertEquals(without(sent, arrived), keys(merged.unmatched().neverArrived()));
        RecordedWorlds worlds = new RecordedWorlds(merged);
        World world = worlds.world();
        for (int number = 1; number <= worlds.size(); number++) {
            world.advance(worlds.choice(world, number));
        }
        assertEquals(world.network().channels().inFlight(), merged.unmatched().neverArrived());
    }

    /** The messages that were sent in the transitions of a run that some recordings hold. */
    private static Set<Message.Key> sent(List<MemoryRecording> parts, RecordedCourse course) {
        Set<RecordedTransition> held = Collections.newSetFromMap(new IdentityHashMap<>());
        Set<Message.Key> sent = new HashSet<>();
        for (MemoryRecording part : parts) {
            for (RecordedProcess process : part.origin().processes()) {
                int index = part.origin().processes().indexOf(process);
                long count = part.transitions().stream().filter(transition -> transition.process() == index).count();
                course.recording().transitions().stream()
                        .filter(transition -> course.recording().origin().processes().get(transition.process()).equals(process)).limit(count)
                        .forEach(held::add);
            }
        }
        int memory = course.recording().transitions().size() - course.transitions().size();
        for (Transition transition : course.transitions()) {
            if (held.contains(course.recording().transitions().get(memory + transition.number() - 1))) {
                transition.steps().stream().filter(MessageSent.class::isInstance).forEach(step -> sent.add(((MessageSent) step).message().key()));
            }
        }
        return sent;
    }

    private static Set<Message.Key> without(Set<Message.Key> all, Set<Message.Key> others) {
        return all.stream().filter(key -> !others.contains(key)).collect(Collectors.toSet());
    }

    private static Set<Message.Key> keys(List<Message> messages) {
        return messages.stream().map(Message::key).collect(Collectors.toSet());
    }

    @Test
    void shouldRefuseAProcessThatIsThereTwice() throws ScenarioException, IOException {
        MemoryRecording recording = RecordedCourse.of(files().findFirst().orElseThrow(), 0, CapturePolicy.ALL).recording();
        IOException refused = assertThrows(IOException.class, () -> MergedRecording.of(List.of(recording, recording)));
        assertTrue(refused.getMessage().startsWith("two of the recordings hold process "), refused.getMessage());
    }

    /** Distributes processes at random, in a random order, over recordings. */
    private static List<MemoryRecording> cut(MemoryRecording whole, Random random) {
        int processes = whole.origin().processes().size();
        List<Integer> order = new ArrayList<>(IntStream.range(0, processes).boxed().toList());
        Collections.shuffle(order, random);
        List<MemoryRecording> parts = new ArrayList<>();
        while (!order.isEmpty()) {
            int size = 1 + random.nextInt(Math.min(3, order.size()));
            parts.add(part(whole, order.subList(0, size)));
            order = order.subList(size, order.size());
        }
        return parts;
    }

    private static MemoryRecording part(MemoryRecording whole, List<Integer> processes) {
        RecordingOrigin origin = whole.origin();
        List<RecordedTransition> transitions = whole.transitions().stream().filter(transition -> processes.contains(transition.process()))
                .map(transition -> new RecordedTransition(processes.indexOf(transition.process()), transition.time(), transition.cause(),
                        transition.inputs())).toList();
        return new MemoryRecording(new RecordingOrigin(origin.title(), origin.engineVersion(),
                processes.stream().map(origin.processes()::get).toList(), origin.sources(), origin.options(), origin.capture()), transitions);
    }

    /** When data are thrown away that nobody wants depends on whether they or the header came first. */
    private static List<List<String>> stepsOf(String process, List<Transition> transitions, RecordingOrigin origin) {
        return transitions.stream().filter(transition -> origin.processes().get(transition.process()).name().equals(process))
                .map(transition -> RecordedCourse.engineSteps(transition).stream().filter(step -> !step.startsWith("DataDiscarded")).toList()).toList();
    }

    private static List<RecordedTransition> all(MergedRecording recording) throws IOException {
        List<RecordedTransition> all = new ArrayList<>();
        for (long from = 1; from <= recording.size(); from += 7) {
            recording.read(from, Math.min(from + 7, recording.size() + 1), all::add);
        }
        return all;
    }

    /** Processes are merged in another order, and messages sent in another one. */
    private static List<String> sorted(String state) {
        return state.lines().skip(1).sorted().toList();
    }
}
