package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.analysis.whatif.WhatIf;
import org.portalscope.analysis.whatif.WhatIfAnswer;
import org.portalscope.analysis.whatif.WhatIfException;
import org.portalscope.cli.step.Stepper;
import org.portalscope.engine.message.Request;
import org.portalscope.replay.recording.OpenedRecording;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.library.Library;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.timeline.text.StepRows;
import org.portalscope.world.MessageDelivered;
import org.portalscope.world.Transition;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** Requests that are translated once more, in a copy of the state. */
class WhatIfTest {

    private static final int LIMIT = 2000;

    @TempDir
    private Path folder;

    static Stream<Path> files() throws IOException {
        return ScenarioFiles.all();
    }

    private static LocalSession ended(Scenario scenario) {
        LocalSession session = new Launch(scenario.title(), "", scenario::world, RoundRobinScheduler::new).start(LIMIT);
        session.drive().move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
        return session;
    }

    /** The transitions in which a request arrives at a process that lives. */
    private static List<Transition> requests(LocalSession session) {
        List<Transition> requests = new ArrayList<>();
        for (int number = 1; number <= session.timeline().size(); number++) {
            Transition transition = session.timeline().transition(number);
            if (transition.opening() instanceof MessageDelivered delivered && delivered.message() instanceof Request
                    && transition.steps().stream().noneMatch(step -> step.kind().equals("NoSuchProcess"))) {
                requests.add(transition);
            }
        }
        return requests;
    }

    private static List<String> words(List<StepRows.Row> rows) {
        return rows.stream().map(row -> row.mark() + " " + row.scope() + " " + row.words() + " " + row.section()).toList();
    }

    /** What would be if all were as it was is what happened, and nothing of the session is another. */
    @ParameterizedTest
    @MethodSource("files")
    void shouldAnswerWithWhatHappenedIfNothingIsOtherwise(Path file) throws Exception {
        LocalSession session = ended(ScenarioFiles.read(file));
        String before = session.state().dump();
        for (Transition transition : requests(session)) {
            WhatIfAnswer answer = WhatIf.at(session.timeline(), new Position(transition.number(), 1), () -> false).orElseThrow().ask("");
            assertEquals(Optional.empty(), answer.difference());
            assertEquals(rowsBehindOpening(transition, answer), words(answer.rows()).stream().map(WhatIfTest::withoutMessage).toList());
        }
        assertEquals(before, session.state().dump());
    }

    private static List<String> rowsBehindOpening(Transition transition, WhatIfAnswer answer) {
        List<StepRows.Row> rows = StepRows.of(transition, answer.fields());
        return words(rows.subList(1, rows.size())).stream().map(WhatIfTest::withoutMessage).toList();
    }

    /** What comes from outside is not a message's own scope. */
    private static String withoutMessage(String row) {
        return row.replaceFirst("^(\\w+) (from outside|(put|get) #\\d+ from \\d+:\\d+)(?= )", "$1");
    }

    @Test
    void shouldEndWhereItIsCancelled() throws Exception {
        LocalSession session = ended(Library.open("3.11.1-put"));
        assertEquals(Optional.empty(), WhatIf.at(session.timeline(), new Position(13, 4), () -> true));
        WhatIf whatIf = WhatIf.at(session.timeline(), new Position(13, 4), () -> false).orElseThrow();
        assertEquals(Optional.empty(), whatIf.ask("put bits=0x8", () -> true));
        assertTrue(whatIf.ask("put bits=0x8", () -> false).isPresent());
    }

    @Test
    void shouldTellTheFirstStepThatDiffers() throws Exception {
        LocalSession session = ended(Library.open("3.11.1-put"));
        WhatIf whatIf = WhatIf.at(session.timeline(), new Position(13, 4), () -> false).orElseThrow();
        WhatIfAnswer answer = whatIf.ask("put bits=0x8");
        assertEquals("The first step that differs is step 7: 'entry 1 wants bits 0x0007: bit 3 and 3 more differ, not ignored' instead of "
                + "'entry 1 matches the bits 0x0007'. It goes no further: what would follow is not known, and the session stays as it is.", answer.words());
        assertTrue(answer.rows().stream().anyMatch(row -> row.words().contains("is dropped")), answer::toString);
        assertEquals(Optional.empty(), whatIf.ask("put bits=0x8; entry me 0 bits=0x8").difference().filter(found -> found.number() < 7));
        assertTrue(whatIf.ask("md md 0 threshold=0").words().contains("is inactive"));
        assertTrue(whatIf.ask("md md 0 length=2 options=PTL_MD_OP_PUT|PTL_MD_TRUNCATE").words().contains("truncated"));
        assertTrue(whatIf.ask("get").rows().stream().anyMatch(row -> row.words().contains("does not respond to get")));
    }

    @Test
    void shouldTakeANameOfTheProgramForAnObject() throws Exception {
        LocalSession session = ended(Library.open("3.11.1-put"));
        assertTrue(WhatIf.at(session.timeline(), new Position(13, 1), () -> false).orElseThrow().ask("entry me bits=0x9").difference().isPresent());
    }

    @Test
    void shouldTranslateARequestThatNobodyHasSent() throws Exception {
        LocalSession session = ended(Library.open("3.11.1-put"));
        WhatIf whatIf = WhatIf.at(session.timeline(), session.timeline().end(), () -> false).orElseThrow();
        WhatIfAnswer answer = whatIf.ask("put from=client to=server portal=4 bits=7 length=3");
        assertTrue(answer.rows().stream().anyMatch(row -> row.words().startsWith("put #2 starts on md 0: 3 bytes")), answer::toString);
        assertEquals("It goes no further: what would follow is not known, and the session stays as it is.", answer.words());
    }

    @Test
    void shouldAnswerInARecordingWithoutItsProgram() throws Exception {
        Path file = folder.resolve("run.ptlrec");
        assertEquals(0, Main.run(new PrintWriter(new StringWriter()), new PrintWriter(new StringWriter()), "record", "3.11.1-put", "-o", file.toString()));
        try (OpenedRecording recording = OpenedRecording.open(file, origin -> Optional.empty(), (passed, total) -> { }, () -> false).orElseThrow()) {
            LocalSession session = recording.session();
            for (Transition transition : requests(session)) {
                WhatIf whatIf = WhatIf.at(session.timeline(), new Position(transition.number(), 1), () -> false).orElseThrow();
                assertEquals(Optional.empty(), whatIf.ask("").difference());
                assertTrue(whatIf.ask("entry me 0 bits=1").difference().isPresent());
            }
            Position end = session.timeline().end();
            assertTrue(WhatIf.at(session.timeline(), end, () -> false).orElseThrow().ask("put from=0:0 to=1:0 portal=4 bits=7").rows().size() > 1);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '@', value = {
        "put bits=seven @ bits wants a number, such as 12 or 0x000c, not 'seven'.",
        "put portal=0x1_0000_0000 @ portal wants a number of 32 bits, not '0x1_0000_0000'.",
        "put from=nobody @ from wants a process, such as server or 0:0, not 'nobody'.",
        "put from=*:0 @ from wants one process, not *:0.",
        "put to=7:7 @ There is no process 7:7.",
        "put bit=7 @ 'bit' is nothing that can be otherwise of 'put' (did you mean bits?); there is bits, cookie, from, hdr_data, length, offset, "
            + "portal, to, user.",
        "entry me 9 bits=7 @ There is no entry 'me 9' at server (1:0) (did you mean me 0?); there is me 0.",
        "md md 0 threshold=-2 @ That cannot be: no threshold can be -2.",
        "md md 0 options=FAST @ options wants options, such as PTL_MD_OP_PUT|PTL_MD_TRUNCATE, not 'FAST'.",
        "take bits=7 @ A question is about put, get, entry or md, not about 'take'.",
        "put bits=7 from @ 'from' is no member with its value, such as bits=0x7."})
    void shouldSayWhatIsWrongWithAQuestion(String question, String message) throws Exception {
        LocalSession session = ended(Library.open("3.11.1-put"));
        WhatIf whatIf = WhatIf.at(session.timeline(), new Position(13, 1), () -> false).orElseThrow();
        assertEquals(message, assertThrows(WhatIfException.class, () -> whatIf.ask(question)).getMessage());
    }

    @Test
    void shouldBeAskedWhileStepping() throws Exception {
        Launch launch = new Launch("A put", "", Library.open("3.11.1-put")::world, RoundRobinScheduler::new);
        StringWriter out = new StringWriter();
        LocalSession session = launch.start();
        new Stepper(session, new BufferedReader(new StringReader("whatif put bits=0x8\nwhatif put bits\nq\n")), new PrintWriter(out), launch).run();
        assertEquals(13, session.position().transition());
        assertTrue(out.toString().contains("> What if put #1 from 0:0 had come with from=0:0 user=0 to=1:0 portal=4 cookie=0 bits=0x0008 offset=0 length=5"),
                out::toString);
        assertTrue(out.toString().contains("> 'bits' is no member with its value, such as bits=0x7."), out::toString);
    }
}
