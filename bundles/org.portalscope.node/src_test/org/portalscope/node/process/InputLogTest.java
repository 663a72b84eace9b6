package org.portalscope.node.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.analysis.breakpoint.Breakpoint;
import org.portalscope.analysis.breakpoint.FunctionTarget;
import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.input.Location;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.snapshot.ProcessDigest;
import org.portalscope.node.control.TransitionStream;
import org.portalscope.node.transport.Nowhere;
import org.portalscope.protocol.lockstep.ProgramAction;
import org.portalscope.protocol.value.FunctionResult;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.recording.RecordedProcess;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.TransitionCause;
import org.portalscope.recording.TransitionSink;
import org.portalscope.recording.read.RecordingFile;
import org.portalscope.recording.write.RecordingFileWriter;
import org.portalscope.world.program.ProcessSpec;
import org.portalscope.world.program.SourceLocation;

/** What a node writes down is the same whether its process takes values, since a step is looked for, or not. */
class InputLogTest {

    private static final ProcessId OWN = new ProcessId(0, 0);
    private static final ProcessId PEER = new ProcessId(1, 0);
    private static final int BYTES = 64;
    private static final int PORTAL = 4;
    private static final int INPUTS = 600;
    private static final ProcessSpec SPEC = new ProcessSpec("p", InterfaceSpec.of(OWN, 1),
            List.of(new ProcessSpec.Memory("memory", new byte[BYTES])), portals -> {
                throw new IllegalStateException("its thread is scripted");
            });
    private static final RecordingOrigin ORIGIN = new RecordingOrigin("log", "test", List.of(new RecordedProcess(SPEC.name(), SPEC.interfaces())),
            List.of(), List.of(), CapturePolicy.ALL);

    @TempDir
    private Path folder;

    /** A reader who keeps all in a file, and is told after each transition. */
    private record Written(TransitionSink transitions, int waiting, Runnable told) implements TransitionStream {

        @Override
        public boolean hasReaders() {
            return true;
        }

        @Override
        public boolean wantsLines() {
            return false;
        }

        @Override
        public void passed() {
            told.run();
        }
    }

    /** A node that takes what chance brings it. */
    private static final class Run {

        private final SplittableRandom random;
        private final NodeEngine engine;
        private final NodeProgram program;
        private final ScriptedThread thread;
        private long ni;
        private long descriptor;
        private long queue;
        private int puts;

        Run(long seed, InputLog log, boolean watched) {
            random = new SplittableRandom(seed);
            engine = new NodeEngine(SPEC, (from, to) -> OptionalLong.of(3), Nowhere.sender(), log, () -> { });
            thread = new ScriptedThread(engine.portals());
            program = new NodeProgram(engine, thread, barriers -> true, log, () -> { });
            if (watched) {
                log.watch(new StepWatch(List.of(Breakpoint.of(new FunctionTarget(Function.PTL_NI_FINI))), step -> { }));
            }
        }

        void takeAll() {
            begin();
            for (int i = 0; i < INPUTS; i++) {
                takeAny();
            }
        }

        private void begin() {
            call(Function.PTL_INIT, Location.WANTED);
            ni = call(Function.PTL_NI_INIT, (long) Ptl.PTL_IFACE_DEFAULT, (long) Ptl.PTL_PID_ANY, null, Location.WANTED, Location.WANTED).number();
            queue = call(Function.PTL_EQ_ALLOC, ni, 8L, Location.WANTED).number();
            call(Function.PTL_NI_DIST, ni, PEER, Location.WANTED);
            MdValues all = new MdValues(engine.portals().state().memory().regions().get(0).address(), BYTES, Ptl.PTL_MD_THRESH_INF, Ptl.MAX_OFFSET_NONE,
                    Ptl.PTL_MD_OP_PUT | Ptl.PTL_MD_OP_GET | Ptl.PTL_MD_MANAGE_REMOTE, 0, queue);
            long entry = call(Function.PTL_ME_ATTACH, ni, (long) PORTAL, ProcessId.ANY, 7L, 0L, Unlink.PTL_RETAIN, InsertPosition.PTL_INS_AFTER,
                    Location.WANTED).number();
            call(Function.PTL_MD_ATTACH, entry, all, Unlink.PTL_RETAIN, Unlink.PTL_RETAIN, Location.WANTED);
            descriptor = call(Function.PTL_MD_BIND, ni, all, Location.WANTED).number();
        }

        private FunctionResult call(Function function, Object... arguments) {
            thread.next = new ProgramAction.CallPortals(function, Arrays.asList(arguments), null);
            thread.place = random.nextBoolean() ? null : new SourceLocation("P.java", random.nextInt(1, 4), 1, "");
            assertTrue(program.runRound());
            return thread.answer == null ? null : (FunctionResult) thread.answer.value();
        }

        private void takeAny() {
            switch (random.nextInt(8)) {
                case 0 -> engine.whole(put(), data());
                case 1 -> arriveInTwo(put());
                case 2 -> engine.whole(get(), null);
                case 3 -> engine.whole(response(Message.Kind.ACK), null);
                case 4 -> engine.whole(response(Message.Kind.REPLY), data());
                case 5 -> doNext(Function.PTL_PUT, descriptor, random.nextBoolean() ? AckRequest.PTL_ACK_REQ : AckRequest.PTL_NOACK_REQ, PEER,
                        (long) PORTAL, 0L, (long) random.nextInt(3), 0L, (long) random.nextInt(3));
                case 6 -> doNext(Function.PTL_GET, descriptor, PEER, (long) PORTAL, 0L, 7L, 0L);
                default -> doNext(random.nextBoolean() ? Function.PTL_EQ_GET : Function.PTL_EQ_WAIT, queue, Location.WANTED);
            }
        }

        /** Makes a call, or goes on with the one in which the thread waits, if there is something to go on with. */
        private void doNext(Function function, Object... arguments) {
            if (thread.answer != null) {
                call(function, arguments);
            } else {
                program.runRound();
            }
        }

        private MemoryBlock data() {
            byte[] data = new byte[8];
            random.nextBytes(data);
            return MemoryBlock.of(data);
        }

        private Header put() {
            Header put = new Header();
            put.setPut(++puts, PEER.packed(), 1, OWN.packed(), PORTAL, 0, 6 + random.nextInt(2), random.nextInt(BYTES), 0, 8, random.nextInt(3));
            return put;
        }

        private void arriveInTwo(Header put) {
            engine.header(put);
            if (random.nextBoolean()) {
                engine.data(put, data());
            } else {
                engine.dataLost(put.message().key(), 7);
            }
        }

        private Header get() {
            Header get = new Header();
            get.setGet(++puts, PEER.packed(), 1, OWN.packed(), PORTAL, 0, 7, random.nextInt(BYTES), 0, 8);
            return get;
        }

        private Header response(Message.Kind kind) {
            Header response = new Header();
            response.setResponse(kind, random.nextInt(1, 20), PEER.packed(), OWN.packed(), PORTAL, 7, 0, descriptor, 8, 8);
            return response;
        }
    }

    private List<RecordedTransition> recorded(long seed, boolean watched, List<ProcessDigest> digests) throws IOException {
        Path file = folder.resolve("recorded.ptlrec");
        try (InputLog log = new InputLog(null, () -> 0); RecordingFileWriter writer = RecordingFileWriter.create(file, ORIGIN)) {
            log.streamTo(new Written(writer, 0, () -> { }));
            Run run = new Run(seed, log, watched);
            run.takeAll();
            digests.add(digest(run.engine.portals()));
        }
        return read(file);
    }

    private static List<RecordedTransition> read(Path file) throws IOException {
        List<RecordedTransition> transitions = new ArrayList<>();
        try (RecordingFile recording = RecordingFile.open(file)) {
            recording.read(1, recording.size() + 1, each -> transitions.add(new RecordedTransition(each.process(), 0, each.cause(), each.inputs())));
        }
        return transitions;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void shouldWriteTheSameWithAndWithoutValues(long seed) throws IOException {
        List<ProcessDigest> digests = new ArrayList<>();
        List<RecordedTransition> values = recorded(seed, true, digests);
        List<RecordedTransition> direct = recorded(seed, false, digests);
        assertEquals(values, direct);
        assertEquals(digests.get(0), digests.get(1));
        assertTrue(direct.size() > INPUTS, () -> "only " + direct.size() + " transitions");
        List<Class<?>> causes = List.of(TransitionCause.ThreadTurn.class, TransitionCause.Delivery.class, TransitionCause.Completion.class);
        assertTrue(causes.stream().allMatch(cause -> direct.stream().anyMatch(each -> cause.isInstance(each.cause()))), direct::toString);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void shouldTellReadersWhenATransitionIsOver(long seed) throws IOException {
        Path file = folder.resolve("told.ptlrec");
        List<ProcessDigest> digests = new ArrayList<>();
        AtomicReference<Run> run = new AtomicReference<>();
        try (InputLog log = new InputLog(null, () -> 0); RecordingFileWriter writer = RecordingFileWriter.create(file, ORIGIN)) {
            log.streamTo(new Written(writer, 0, () -> Optional.ofNullable(run.get()).ifPresent(it -> digests.add(digest(it.engine.portals())))));
            run.set(new Run(seed, log, false));
            run.get().takeAll();
        }
        List<RecordedTransition> transitions = read(file);
        PortalsProcess replica = new PortalsProcess(SPEC.interfaces(), (from, to) -> OptionalLong.of(3), Nowhere.sender());
        int before = transitions.size() - digests.size();
        for (int i = 0; i < transitions.size(); i++) {
            transitions.get(i).inputs().forEach(replica::take);
            if (i >= before) {
                assertEquals(digests.get(i - before), digest(replica), "behind transition " + (i + 1));
            }
        }
    }

    @Test
    void shouldReadTheClockLessOftenWhileManyTransitionsWait() throws IOException {
        Path file = folder.resolve("busy.ptlrec");
        AtomicLong uses = new AtomicLong();
        try (InputLog log = new InputLog(null, uses::incrementAndGet); RecordingFileWriter writer = RecordingFileWriter.create(file, ORIGIN)) {
            log.streamTo(new Written(writer, 1000, () -> { }));
            log.listen(new PortalsProcess(SPEC.interfaces(), (from, to) -> OptionalLong.of(3), Nowhere.sender()));
            for (int turn = 0; turn < 80; turn++) {
                log.beginTurn(0);
                log.endTurn(0);
            }
        }
        List<Long> times = new ArrayList<>();
        try (RecordingFile recording = RecordingFile.open(file)) {
            recording.read(1, recording.size() + 1, each -> times.add(each.time()));
        }
        assertEquals(80, times.size());
        for (int turn = 0; turn < 80; turn++) {
            assertEquals(times.get(turn - turn % 8), times.get(turn), "turn " + turn);
        }
        assertTrue(times.get(79) > times.get(0), times::toString);
    }

    private static ProcessDigest digest(PortalsProcess of) {
        return ProcessDigest.of(of.state(), 0, 1);
    }
}
