package org.portalscope.cli.excerpt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.analysis.excerpt.StateExcerpt;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.state.MatchEntry;
import org.portalscope.engine.state.MatchList;
import org.portalscope.engine.state.MemoryDescriptor;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.step.Subject;
import org.portalscope.protocol.Protocols;
import org.portalscope.recording.excerpt.Excerpt;
import org.portalscope.recording.excerpt.ExcerptException;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.excerpt.ScenarioExcerpt;
import org.portalscope.scenario.library.Library;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.Session;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.timeline.state.ProcessState;
import org.portalscope.timeline.state.ProcessSubject;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** Entries, descriptors and queues that are copied as statements, pasted into another scenario and run there. */
class StateExcerptTest {

    private static Session session(Scenario scenario) {
        return new Launch(scenario.title(), scenario.fileName(), scenario::world, RoundRobinScheduler::new).start();
    }

    private static Session ended(Scenario scenario) {
        Session session = session(scenario);
        session.drive().move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
        return session;
    }

    static Stream<String> scenarios() {
        return Library.entries().stream().map(Library.Entry::id);
    }

    private static Excerpt all(Session session, ProcessState process) {
        return StateExcerpt.of(session.state(), List.of(new ProcessSubject(process.index(), new Subject.OfProcess(process.id())))).orElse(null);
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void shouldMakeTheSameObjectsAgain(String id) throws Exception {
        Session session = ended(Library.open(id));
        for (ProcessState process : session.state().processes()) {
            Excerpt excerpt = all(session, process);
            if (excerpt != null) {
                ProcessState again = pasted(excerpt, process);
                assertEquals(texts(process, StateExcerptTest::entry), texts(again, StateExcerptTest::entry));
            }
        }
    }

    /** The process that a scenario has in which statements stand behind those that initialize its interface. */
    private static ProcessState pasted(Excerpt excerpt, ProcessState original) throws ExcerptException, ScenarioException {
        String text = """
                scenario "Pasted";
                process other at %s user %d {
                    PtlInit(&max);
                    PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                %s}
                """.formatted(original.id(), original.uid(), ScenarioExcerpt.statements(excerpt));
        Session run = ended(Scenario.readText("pasted", text, Protocols.NONE));
        assertTrue(run.state().failure().isEmpty(), () -> run.state().failure() + "\n" + text);
        return run.state().process(0);
    }

    private static List<String> texts(ProcessState process, Function<MatchEntry, String> text) {
        List<String> texts = new ArrayList<>();
        NetworkInterface ni = process.portals().interfaces().get(0);
        for (MatchList list : ni.portalTable()) {
            for (MatchEntry entry = list.first(); entry != null; entry = entry.next()) {
                texts.add(text.apply(entry));
            }
        }
        return texts;
    }

    private static String entry(MatchEntry entry) {
        MemoryDescriptor attached = entry.attached();
        return entry.values() + (attached == null ? "" : " " + members(attached.md()) + " " + attached.unlinkOp() + " " + attached.unlinkNofit()
                + " " + (attached.queue() == null ? "" : attached.queue().capacity()));
    }

    /** Regions lie elsewhere in another process, and handles are others. */
    private static String members(MdValues md) {
        return new MdValues(0, md.length(), md.threshold(), md.maxOffset(), md.options(), md.userPtr(), Ptl.PTL_EQ_NONE).toString();
    }

    @Test
    void shouldWriteOneEntryWithWhatItNeeds() throws Exception {
        Session session = ended(Library.open("3.7-match-list"));
        MatchEntry entry = session.state().process(0).portals().interfaces().get(0).list(4).first().next();
        Excerpt excerpt = StateExcerpt.of(session.state(), List.of(new ProcessSubject(0, new Subject.OfObject(entry.descriptor())))).orElseThrow();
        assertEquals("""
                    region exact[16] = "Hello, Portals!";
                    PtlEQAlloc(ni, 16, &eq);
                    PtlMEAttach(ni, 4, { nid = PTL_NID_ANY, pid = PTL_PID_ANY }, 0x0001_0000_0000_0007, 0, PTL_RETAIN, PTL_INS_AFTER, &me);
                    PtlMDAttach(me, { start = exact, length = 16, options = PTL_MD_OP_PUT, eventq = eq }, PTL_RETAIN, PTL_RETAIN, &md);
                """, ScenarioExcerpt.statements(excerpt));
    }

    @Test
    void shouldDeclareMemoryWithItsBytes() throws Exception {
        Session session = ended(Scenario.readText("memory", """
                scenario "Memory";
                process p at 0:0 { region r[8] = bytes(1, 0, 200); region s[8]; }
                """, Protocols.NONE));
        long address = session.state().process(0).portals().memory().regions().get(0).address();
        Excerpt excerpt = StateExcerpt.of(session.state(), List.of(new ProcessSubject(0, new Subject.OfExtent(address + 4, 2)))).orElseThrow();
        assertEquals("    region r[8] = bytes(1, 0, 200);\n", ScenarioExcerpt.statements(excerpt));
    }

    @Test
    void shouldHaveNothingForWhatNoCallMakes() throws Exception {
        Session session = ended(Library.open("3.7-match-list"));
        assertTrue(StateExcerpt.of(session.state(), List.of(new ProcessSubject(0, new Subject.OfInterface(0)))).isEmpty());
    }
}
