package org.portalscope.node.process;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntPredicate;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.protocol.EntryRoles;
import org.portalscope.engine.protocol.Phrase;
import org.portalscope.protocol.host.ProtocolsSaver;
import org.portalscope.protocol.lockstep.ActionApi;
import org.portalscope.protocol.program.PortalsProgram;
import org.portalscope.world.program.Failure;
import org.portalscope.world.program.Program;
import org.portalscope.world.program.SourceLocation;

/**
 * The threads of a program in Java that runs as any program does. Each that calls is one of them from its first call on, and does what it wants by itself,
 * once no other thread uses the node; while the node is paused, it waits at the entry of its call. The program has ended when its first thread has.
 */
final class CallingThreads implements ProgramThreads {

    private final PortalsProcess portals;
    private final InputLog log;
    private final Runnable changed;
    private final IntPredicate now;
    private final String name;
    private final NodeHost protocols;
    private final List<CallingThread> threads = new CopyOnWriteArrayList<>();
    private final ThreadLocal<CallingThread> own = ThreadLocal.withInitial(() -> enter(Thread.currentThread().getName()));
    private final AtomicLong arrivals = new AtomicLong();
    private volatile Failure failure;
    private volatile boolean hasEnded;

    /**
     * @param name      of the process
     * @param processes those of the run, with their ids on their default interfaces, by rank
     * @param names     of all processes
     * @param changed   is run in any thread when there is something to do
     * @param now       does what a thread wants at once, in that thread, if that is possible
     */
    CallingThreads(String name, List<ProcessId> processes, Phrase.Names names, PortalsProcess portals, InputLog log, Runnable changed,
            IntPredicate now) {
        this.name = name;
        this.portals = portals;
        this.log = log;
        protocols = new NodeHost(processes, names, log);
        this.changed = changed;
        this.now = now;
    }

    /** What the program calls. */
    private final class Api extends ActionApi {

        Api() {
            super(action -> own.get().ask(action, now, changed));
        }

        @Override
        protected boolean wantsPlaces() {
            return log.wantsLines();
        }

        @Override
        protected void barrier(StackTraceElement place) {
            own.get().meet(place, now, changed);
        }
    }

    private synchronized CallingThread enter(String threadName) {
        CallingThread thread = new CallingThread(threadName, threads.size(), protocols, log, arrivals::incrementAndGet);
        threads.add(thread);
        return thread;
    }

    /** Starts the program in a thread of its own. */
    void start(PortalsProgram program) {
        CallingThread main = enter("main");
        Thread thread = new Thread(() -> run(program, main), name);
        thread.setDaemon(true);
        thread.start();
    }

    private void run(PortalsProgram program, CallingThread main) {
        own.set(main);
        try {
            program.run(new Api());
        } catch (RuntimeException | Error e) {
            StackTraceElement[] trace = e.getStackTrace();
            StackTraceElement place = Arrays.stream(trace).filter(element -> element.getClassName().equals(program.getClass().getName())).findFirst()
                    .orElse(new StackTraceElement(name, "", name, 1));
            failure = new Failure(name, new SourceLocation(place.getFileName(), Math.max(1, place.getLineNumber()), 1, ""), e.toString());
        }
        hasEnded = true;
        threads.forEach(CallingThread::end);
        changed.run();
    }

    /** The node has ended: nobody waits any more. */
    void close() {
        threads.forEach(CallingThread::cancel);
    }

    @Override
    public int count() {
        return threads.size();
    }

    @Override
    public String name(int thread) {
        return threads.get(thread).name();
    }

    @Override
    public Program.Readiness readiness(int thread) {
        return hasEnded ? Program.Readiness.ENDED : threads.get(thread).readiness(portals.state());
    }

    @Override
    public Optional<SourceLocation> place(int thread, boolean search) {
        return threads.get(thread).place(search);
    }

    @Override
    public void execute(int thread) {
        threads.get(thread).execute(portals);
    }

    @Override
    public boolean isWithinCall(int thread) {
        return threads.get(thread).isWithinCall();
    }

    @Override
    public boolean isWithinStatement(int thread) {
        return threads.get(thread).isWithinStatement(portals.state());
    }

    @Override
    public ProtocolsSaver savedProtocols() {
        ProtocolsSaver saver = protocols.saved();
        threads.stream().map(CallingThread::barrier).filter(Objects::nonNull).forEach(saver::add);
        return saver;
    }

    @Override
    public EntryRoles entryRoles() {
        return protocols.entryRoles();
    }

    @Override
    public long arrivals() {
        return arrivals.get();
    }

    @Override
    public boolean isService() {
        return false;
    }

    @Override
    public boolean canDie() {
        return false;
    }

    @Override
    public boolean isDead() {
        return false;
    }

    @Override
    public Failure failure() {
        return failure;
    }
}
