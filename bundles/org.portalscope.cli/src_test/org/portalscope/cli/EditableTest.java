package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.analysis.branch.Editable;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.input.DescriptorEdited;
import org.portalscope.engine.input.EntryEdited;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Subject;
import org.portalscope.expression.value.Problem;
import org.portalscope.expression.value.Problems;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.library.Library;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.run.ForwardRun;
import org.portalscope.timeline.session.Launch;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** What can be edited by hand: its members as texts, read again, and what is wrong with them. */
class EditableTest {

    private static final int LONGEST = 2_000;

    private PortalsState state;

    static Stream<Path> files() throws IOException {
        return ScenarioFiles.all();
    }

    @BeforeEach
    void run() throws ScenarioException {
        state = run(Library.open("3.7-match-list")).get(0);
    }

    private static List<PortalsState> run(Scenario scenario) {
        ForwardRun run = new Launch(scenario.title(), "", scenario::world, RoundRobinScheduler::new).forwardRun(LONGEST);
        run.quietly(line -> { }, () -> false);
        return run.state().processes().stream().map(process -> process.portals()).toList();
    }

    private Editable entry() {
        return Editable.of(state, new Subject.OfObject(state.interfaces().get(0).entries().all().get(2).handle())).orElseThrow();
    }

    private Editable descriptor() {
        return Editable.of(state, new Subject.OfObject(state.interfaces().get(0).descriptors().all().get(2).handle())).orElseThrow();
    }

    /** All that scenarios come to is read again as it is told. */
    @ParameterizedTest
    @MethodSource("files")
    void shouldReadItsOwnTexts(Path file) throws ScenarioException {
        for (PortalsState process : run(ScenarioFiles.read(file))) {
            for (NetworkInterface ni : process.interfaces()) {
                ni.entries().all().forEach(entry -> assertEquals(new EntryEdited(entry.handle(), entry.values().matchId(), entry.values().matchBits(),
                        entry.values().ignoreBits()), readAgain(process, entry.handle())));
                ni.descriptors().all().stream().filter(md -> md.md().eventq() == Ptl.PTL_EQ_NONE || ni.queues().get(md.md().eventq()) != null)
                        .forEach(md -> assertEquals(new DescriptorEdited(md.handle(), md.values().md()), readAgain(process, md.handle())));
            }
        }
    }

    private static Input readAgain(PortalsState process, long handle) {
        Editable editable = Editable.of(process, new Subject.OfObject(handle)).orElseThrow();
        Map<String, String> texts = editable.members().stream().collect(Collectors.toMap(Editable.Member::name, Editable.Member::text));
        return editable.edited(texts, new Problems()).orElseThrow();
    }

    @Test
    void shouldReadNumbersAsScenariosHaveThem() {
        EntryEdited edited = (EntryEdited) entry().edited(Map.of("match_id", "2:*", "match_bits", "0xFF << 8 | 3"), new Problems()).orElseThrow();
        assertEquals(new ProcessId(2, Ptl.PTL_PID_ANY), edited.matchId());
        assertEquals(0xFF03, edited.matchBits());
        assertEquals(0x0000_FFFF_0000_0000L, edited.ignoreBits());
    }

    @Test
    void shouldReadTheMembersOfADescriptor() {
        MdValues edited = ((DescriptorEdited) descriptor().edited(Map.of("threshold", "PTL_MD_THRESH_INF", "eventq", "PTL_EQ_NONE",
                "options", "PTL_MD_OP_PUT | PTL_MD_TRUNCATE"), new Problems()).orElseThrow()).values();
        assertEquals(Ptl.PTL_MD_THRESH_INF, edited.threshold());
        assertEquals(Ptl.PTL_EQ_NONE, edited.eventq());
        assertEquals(Ptl.PTL_MD_OP_PUT | Ptl.PTL_MD_TRUNCATE, edited.options());
    }

    @Test
    void shouldSayWhichMemberIsWrongAndHow() {
        Problems problems = new Problems();
        assertEquals(Optional.empty(), descriptor().edited(Map.of("length", "", "options", "64", "threshold", "1 / 0", "eventq", "eq 9"), problems));
        List<String> words = problems.sorted().stream().map(problem -> descriptor().members().get(problem.position().line() - 1).name() + ": "
                + problem.words()).toList();
        assertEquals(4, words.size(), words::toString);
        assertTrue(words.get(0).startsWith("length: found nothing, expected "), words::toString);
        assertTrue(words.get(1).startsWith("threshold: found '1 / 0', expected a value"), words::toString);
        assertEquals("options: found '64', expected a number from 0 to 31", words.get(2));
        assertEquals("eventq: found 'eq 9', expected PTL_EQ_NONE, eq 0", words.get(3));
    }

    @Test
    void shouldTakeAsManyBytesAsThereAre() {
        Editable bytes = Editable.of(state, new Subject.OfExtent(state.memory().regions().get(0).address(), 2)).orElseThrow();
        assertEquals("00 00", bytes.members().get(0).text());
        assertTrue(bytes.edited(Map.of("bytes", "4142"), new Problems()).isPresent());
        Problems problems = new Problems();
        assertEquals(Optional.empty(), bytes.edited(Map.of("bytes", "\"abc\""), problems));
        assertEquals(List.of("found '\"abc\"', expected 2 bytes, not 3"), problems.sorted().stream().map(Problem::words).toList());
    }

    @Test
    void shouldKnowWhatCannotBeEdited() {
        assertEquals(Optional.empty(), Editable.of(state, new Subject.OfExtent(-1, 1)));
        assertEquals(Optional.empty(), Editable.of(state, new Subject.OfExtent(state.memory().regions().get(0).address(), 0)));
        assertEquals(Optional.empty(), Editable.of(state, new Subject.OfPortal(0, 4)));
        assertEquals(Optional.empty(), Editable.of(state, new Subject.OfObject(state.interfaces().get(0).queues().all().get(0).handle())));
    }
}
