package org.portalscope.engine.property;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.api.EventOut;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.call.Call;
import org.portalscope.engine.call.Environment;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.call.Parameter;
import org.portalscope.engine.input.OperationCompleted;
import org.portalscope.engine.input.OperationFailed;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.message.Fabric;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Journal;
import org.portalscope.engine.step.Scope;

/**
 * Whatever is called with whatever arguments, and whatever arrives, from whatever state: a listed return code, a refused call changes
 * nothing, and the state stays in order. A failing run names its seed and its last input.
 */
class BadInputTest {

    private static final int RUNS = 200;
    private static final int INPUTS = 400;

    /** Reads every step, as a debugger does. */
    private static final Journal READER = new Journal() {
        @Override
        public void note(org.portalscope.engine.step.Step step) {
            assertTrue(!step.words().isEmpty() && step.section() != null);
        }

        @Override
        public void enter(Scope scope) {
            assertTrue(!scope.name().isEmpty());
        }

        @Override
        public void leave() {
        }
    };

    @Test
    void shouldKnowTheCodesOfEveryFunction() {
        for (Function function : Function.values()) {
            assertTrue(ListedCodes.functions().contains(function.documentName()), function::documentName);
        }
    }

    @Test
    void shouldAnswerEveryInputAndStayInOrder() {
        Tally tally = new Tally();
        LongStream.range(0, RUNS).parallel().forEach(seed -> new Run(seed, tally).go());
        assertEquals(List.of(), unreached(tally));
    }

    /** What has to happen at least once, so that the test means something. */
    private static List<String> unreached(Tally tally) {
        List<String> wanted = Coverage.codes();
        for (Function function : Function.values()) {
            function.parameters().stream().filter(Parameter::address).forEach(address -> wanted.add(illegal(function, address)));
        }
        for (Operation.Kind kind : Operation.Kind.values()) {
            wanted.add(kind + " failed");
            wanted.add(kind + " ended");
        }
        wanted.remove(Operation.Kind.FETCH + " ended");
        Stream.of(Function.PTL_MD_ATTACH, Function.PTL_MD_BIND, Function.PTL_MD_UPDATE).map(BadInputTest::foreign).forEach(wanted::add);
        wanted.removeIf(what -> tally.of(what) > 0);
        return wanted;
    }

    private static String illegal(Function function, Parameter address) {
        return function.documentName() + " with an illegal " + address.name();
    }

    private static String foreign(Function function) {
        return function.documentName() + " with a queue of another interface";
    }

    /** Two processes that are treated badly, in one run out of ten in an environment that lets PtlInit fail. */
    private static final class Run implements Fabric, Environment {

        private final SplittableRandom random;
        private final RandomArguments arguments;
        private final List<PortalsProcess> processes = new ArrayList<>();
        private final List<Header> shipped = new ArrayList<>();
        private final long seed;
        private final Tally tally;
        private final boolean broken;
        private Object last = "nothing";
        private int threads;

        Run(long seed, Tally tally) {
            this.seed = seed;
            this.tally = tally;
            random = new SplittableRandom(seed);
            arguments = new RandomArguments(random);
            broken = random.nextInt(10) == 0;
            for (List<ProcessId> ids : Case.IDS) {
                PortalsProcess process = new PortalsProcess(ids.stream().map(Run::spec).toList(), this, this);
                Case.REGIONS.forEach(length -> process.declareRegion("region", new byte[length]));
                process.attach(random.nextBoolean() ? READER : null);
                processes.add(process);
            }
        }

        private static InterfaceSpec spec(ProcessId id) {
            return new InterfaceSpec(id, 100, new Limits(30, 30, 8, 3, 3), 10);
        }

        void go() {
            try {
                if (random.nextInt(10) > 0) {
                    for (Function function : List.of(Function.PTL_INIT, Function.PTL_NI_INIT, Function.PTL_NI_INIT, Function.PTL_EQ_ALLOC,
                            Function.PTL_EQ_ALLOC)) {
                        call(0, function);
                        call(1, function);
                    }
                }
                for (int i = 0; i < INPUTS; i++) {
                    input(random.nextInt(processes.size()));
                }
            } catch (AssertionError | RuntimeException failure) {
                throw new AssertionError("seed " + seed + ", at " + last, failure);
            }
        }

        private void input(int number) {
            PortalsProcess process = processes.get(number);
            int kind = random.nextInt(10);
            if (kind < 6) {
                call(number, someFunction());
            } else if (kind < 8) {
                arrive(number);
            } else {
                end(process);
            }
            for (int thread : List.copyOf(process.state().served().keySet())) {
                process.waitReturned(thread, new EventOut());
            }
            Invariants.check(process.state());
        }

        private void call(int number, Function function) {
            PortalsProcess process = processes.get(number);
            Call call = arguments.call(number, function, threads++);
            last = call + " with " + call.arguments();
            String before = process.state().dump();
            ReturnCode code = process.call(call);
            assertTrue(code == null ? function == Function.PTL_EQ_WAIT : ListedCodes.of(function.documentName()).contains(code),
                    () -> "returns " + code);
            if (code != null && !code.succeeded()) {
                assertEquals(before, process.state().dump());
            }
            tally.add(function.documentName() + " " + code);
            function.parameters().stream().filter(Parameter::address)
                    .filter(address -> call.arguments().get(function.parameters().indexOf(address)) == address.illegal())
                    .forEach(address -> tally.add(illegal(function, address)));
            if (hasForeignQueue(process.state(), call.arguments())) {
                tally.add(foreign(function));
            }
            arguments.learn(call);
        }

        private static boolean hasForeignQueue(PortalsState state, List<Object> arguments) {
            return arguments.stream().anyMatch(argument -> argument instanceof MdValues md && state.queue(md.eventq()) != null
                    && state.owner((Long) arguments.get(0)) != null && state.owner((Long) arguments.get(0)) != state.owner(md.eventq()));
        }

        /** Functions that release or forbid something are called less often, so that something can happen. */
        private Function someFunction() {
            Function function = Function.values()[random.nextInt(Function.values().length)];
            boolean closes = function.documentName().endsWith("Fini");
            boolean rare = closes || function.documentName().matches(".*(Unlink|Free|ACEntry)");
            return rare && random.nextInt(closes ? 20 : 3) > 0 ? someFunction() : function;
        }

        private void arrive(int number) {
            PortalsProcess process = processes.get(number);
            List<Header> waiting = shipped.stream().filter(header -> process.state().addressed(header.target()) != null).toList();
            boolean again = !waiting.isEmpty() && random.nextInt(2) > 0;
            Header header = again ? waiting.get(random.nextInt(waiting.size())) : arguments.header(number);
            last = header.message();
            process.arrive(header);
        }

        private void end(PortalsProcess process) {
            List<Operation> operations = process.state().interfaces().stream().flatMap(ni -> ni.operations().stream()).toList();
            if (!operations.isEmpty()) {
                Operation operation = operations.get(random.nextInt(operations.size()));
                last = operation;
                end(process, operation, random.nextInt(3) == 0);
            }
        }

        private void end(PortalsProcess process, Operation operation, boolean fails) {
            if (fails) {
                tally.add(operation.kind() + " failed");
                process.take(OperationFailed.of(operation, random.nextBoolean() ? NiFailType.PTL_NI_DATA_LOST : random.nextInt() | 1));
            } else if (operation.completes()) {
                byte[] data = new byte[(int) operation.length()];
                Arrays.fill(data, (byte) random.nextInt());
                tally.add(operation.kind() + " ended");
                process.take(OperationCompleted.of(operation, operation.needsData() ? data : null));
            }
        }

        @Override
        public OptionalLong distance(ProcessId from, ProcessId to) {
            return Case.IDS.stream().anyMatch(ids -> ids.contains(to)) ? OptionalLong.of(1) : OptionalLong.empty();
        }

        @Override
        public boolean failsToInitialize() {
            return broken;
        }

        @Override
        public void send(Header header) {
            Header copy = new Header();
            copy.set(header);
            shipped.add(copy);
        }

        @Override
        public void sendData(Header header, MemoryBlock memory, int from, int length) {
            assertTrue(from >= 0 && length >= 0 && from + length <= memory.length());
        }

        @Override
        public void withholdData(Header header, int niFailType) {
            assertTrue(niFailType != NiFailType.PTL_NI_OK && header.message().kind().carriesData());
        }
    }
}
