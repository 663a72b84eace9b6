package org.portalscope.world;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.call.Parameter;
import org.portalscope.engine.canonical.CanonicalForm;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.input.ApiCall;
import org.portalscope.engine.input.Location;
import org.portalscope.engine.input.WaitLeft;
import org.portalscope.engine.state.EventQueue;
import org.portalscope.engine.state.MatchEntry;
import org.portalscope.engine.state.MemoryDescriptor;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.ProcessParts;
import org.portalscope.world.fault.ProcessDied;
import org.portalscope.world.program.Execution;
import org.portalscope.world.program.Failure;
import org.portalscope.world.program.Program;
import org.portalscope.world.program.SourceLocation;

/**
 * A program of random calls with valid, stale, foreign and extreme arguments; what it does depends on its seed, its counter and the
 * state of its process only.
 */
public final class RandomProgram implements Program {

    private static final int THREADS = 2;
    private static final Set<Function> RARE = EnumSet.of(Function.PTL_EQ_WAIT,
            Function.PTL_EQ_FREE, Function.PTL_NI_FINI, Function.PTL_FINI);

    private final PortalsProcess portals;
    private final long seed;
    private final int calls;
    private final int lastCall;
    private final int[] made = new int[THREADS];

    public RandomProgram(PortalsProcess portals, long seed, int calls) {
        this.portals = portals;
        this.seed = seed;
        this.calls = calls;
        lastCall = new SplittableRandom(seed).nextInt(calls, 4 * calls) / 4;
    }

    private record Counted(int thread, int before) implements Effect {
        @Override
        public void apply(ProcessParts parts) {
            parts.part(RandomProgram.class).made[thread] = before + 1;
        }

        @Override
        public void revert(ProcessParts parts) {
            parts.part(RandomProgram.class).made[thread] = before;
        }

        @Override
        public String words() {
            return "call " + before;
        }

        @Override
        public String section() {
            return "";
        }

        @Override
        public void describe(Fields out) {
            out.id("thread", thread).count("before", before);
        }
    }

    @Override
    public int threadCount() {
        return THREADS;
    }

    @Override
    public String threadName(int thread) {
        return "thread " + thread;
    }

    @Override
    public Readiness readiness(int thread) {
        if (portals.state().served().containsKey(thread)) {
            return Readiness.WAKES;
        }
        boolean waits = portals.state().interfaces().stream().flatMap(ni -> ni.queues().all().stream())
                .anyMatch(queue -> queue.waiters().contains(thread));
        return waits ? Readiness.WAITS : made[thread] < calls ? Readiness.READY : Readiness.ENDED;
    }

    @Override
    public SourceLocation place(int thread) {
        return new SourceLocation("random", made[thread] + 1, 1, "call " + made[thread]);
    }

    @Override
    public boolean isWithinStatement(int thread) {
        return readiness(thread) == Readiness.WAKES;
    }

    @Override
    public void execute(int thread, Execution execution) {
        if (readiness(thread) == Readiness.WAKES) {
            portals.take(new WaitLeft(thread));
            return;
        }
        SplittableRandom random = new SplittableRandom(seed * 1_000_003 + thread * 7919L + made[thread]);
        execution.change(new Counted(thread, made[thread]));
        if (seed % 3 == 0 && made[thread] == lastCall) {
            execution.change(new ProcessDied());
        } else {
            portals.take(call(thread, random));
        }
    }

    @Override
    public Failure failure() {
        return null;
    }

    @Override
    public void write(CanonicalForm form) {
        Arrays.stream(made).forEach(form::number);
    }

    @Override
    public void specify(FieldWriter out) {
        out.number(seed);
        out.number(calls);
    }

    @Override
    public void save(FieldWriter out) {
        Arrays.stream(made).forEach(out::number);
    }

    @Override
    public Runnable restorer(FieldReader in) {
        int[] read = new int[THREADS];
        Arrays.setAll(read, thread -> (int) in.number());
        return () -> System.arraycopy(read, 0, made, 0, THREADS);
    }

    @Override
    public boolean readsLinks() {
        return false;
    }

    @Override
    public long unexpectedDrops() {
        return 0;
    }

    @Override
    public boolean expectsDrops() {
        return false;
    }

    @Override
    public String dump() {
        return Arrays.toString(made) + '\n';
    }

    private ApiCall call(int thread, SplittableRandom random) {
        Function function = function(random);
        List<Object> arguments = new ArrayList<>();
        function.parameters().forEach(parameter -> arguments.add(argument(parameter, random)));
        return new ApiCall(thread, function, arguments);
    }

    /** Opens what is closed sooner than it closes what is open, and waits seldom. */
    private Function function(SplittableRandom random) {
        Function function = Function.values()[random.nextInt(Function.values().length)];
        if (!portals.state().initialized()) {
            return random.nextInt(4) == 0 ? function : Function.PTL_INIT;
        }
        if (!portals.state().interfaces().get(0).initialized() && random.nextInt(4) != 0) {
            return Function.PTL_NI_INIT;
        }
        return RARE.contains(function) && random.nextInt(4) != 0 ? Function.PTL_PUT : function;
    }

    private Object argument(Parameter parameter, SplittableRandom random) {
        if (parameter.address() && random.nextInt(50) == 0) {
            return random.nextBoolean() ? null : Location.ILLEGAL;
        }
        return parameter.output() ? Location.WANTED : input(parameter.name(), parameter.type(), random);
    }

    private Object input(String name, Parameter.Type type, SplittableRandom random) {
        return switch (type) {
            case NI -> handle(Handle.Kind.NI, 1, random);
            case ME -> handle(Handle.Kind.ME, 6, random);
            case MD -> handle(Handle.Kind.MD, 6, random);
            case EQ -> eventq(random);
            case HANDLE -> handle(Handle.Kind.values()[random.nextInt(4)], 3, random);
            case PROCESS -> random.nextInt(4) == 0 ? ProcessId.ANY
                    : new ProcessId(random.nextInt(random.nextInt(20) == 0 ? 5 : 3), 0);
            case UNLINK -> Unlink.values()[random.nextInt(2)];
            case POSITION -> InsertPosition.values()[random.nextInt(2)];
            case ACK -> AckRequest.values()[random.nextInt(2)];
            case MD_VALUES -> new MdValues(0x1000 + random.nextInt(8), random.nextInt(72), random.nextInt(5) - 1,
                    random.nextBoolean() ? Ptl.MAX_OFFSET_NONE : random.nextInt(32), random.nextInt(32), 0,
                    eventq(random));
            case INTEGER -> integer(name, random);
            default -> null;
        };
    }

    private static long integer(String name, SplittableRandom random) {
        if (random.nextInt(50) == 0) {
            return random.nextLong();
        }
        return switch (name) {
            case "ignorebits" -> random.nextInt(4);
            case "pid", "user_id" -> -1;
            case "interface" -> random.nextInt(8) == 0 ? 1 : 0;
            default -> random.nextInt(random.nextInt(4) == 0 ? 8 : 2);
        };
    }

    private long eventq(SplittableRandom random) {
        return random.nextInt(4) == 0 ? Ptl.PTL_EQ_NONE : handle(Handle.Kind.EQ, 3, random);
    }

    /** Often one that is valid, if there is any. */
    private long handle(Handle.Kind kind, int most, SplittableRandom random) {
        int number = random.nextInt(8) == 0 ? 1 : 0;
        NetworkInterface ni = portals.state().interfaces().get(number % portals.state().interfaces().size());
        long[] valid = handles(ni, kind);
        if (valid.length > 0 && random.nextInt(4) != 0) {
            return valid[random.nextInt(valid.length)];
        }
        return random.nextInt(10) == 0 ? random.nextLong() : Handle.of(kind, number, random.nextInt(2), random.nextInt(most));
    }

    private static long[] handles(NetworkInterface ni, Handle.Kind kind) {
        return switch (kind) {
            case NI -> new long[] {ni.handle()};
            case ME -> ni.entries().all().stream().mapToLong(MatchEntry::handle).toArray();
            case MD -> ni.descriptors().all().stream().mapToLong(MemoryDescriptor::handle).toArray();
            case EQ -> ni.queues().all().stream().mapToLong(EventQueue::handle).toArray();
        };
    }
}
