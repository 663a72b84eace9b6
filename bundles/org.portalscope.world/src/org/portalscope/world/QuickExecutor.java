package org.portalscope.world;

import org.portalscope.engine.annotation.Mutation;
import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.input.MessageArrived;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.state.OperationTable;
import org.portalscope.engine.state.PendingOperation;
import org.portalscope.engine.step.Check;
import org.portalscope.engine.step.Effect;
import org.portalscope.world.fault.Lifetimes;
import org.portalscope.world.network.InFlightMessage;
import org.portalscope.world.network.Network;
import org.portalscope.world.network.Payload;
import org.portalscope.world.network.Turn;
import org.portalscope.world.program.Execution;

/**
 * Makes choices happen that will never be reverted: the state changes as it does when they are recorded, and nothing is kept of how. What depends on the
 * faults of a process or on virtual time is known from effects only, and left to the {@link Executor}.
 */
@Mutation
final class QuickExecutor {

    /** How many transitions follow at most in threads of programs before who drives the run has its turn. */
    private static final int MOST_RESUMED = 1_000;

    private final World world;
    private final Network network;
    private final Lifetimes lifetimes;
    private final boolean handlesAll;
    /** The header of the message that arrives. */
    private final Header arriving = new Header();
    private final Statement statement;
    /** How many transitions may follow in the thread of a program that has gone on. */
    private int spare;

    /** @param world whose processes and network have been made */
    QuickExecutor(World world) {
        this.world = world;
        network = world.network();
        lifetimes = world.lifetimes();
        handlesAll = !world.timing().exists() && world.processes().stream().noneMatch(process -> process.faults().areDeclared());
        statement = new Statement();
    }

    /** Whether it can make a choice happen. */
    boolean handles(Choice choice) {
        return !(choice instanceof Choice.Die) && !(choice instanceof Choice.Inject)
                && (handlesAll || !world.timing().exists() && !world.process(choice.process()).faults().areDeclared());
    }

    /** Whether it can make all choices happen that programs have. */
    boolean handlesAll() {
        return handlesAll;
    }

    /** Makes a choice happen that it {@link #handles}. */
    void advance(Choice choice) {
        WorldProcess process = world.process(choice.process());
        spare = 0;
        network.setDiscarding(true);
        try {
            proceed(process, choice);
            checkInvariants(process);
        } finally {
            end(process);
        }
    }

    /**
     * Makes a thread go on for several transitions, of which each is what comes next if threads go on as long as they can. Where the first thread of a process
     * comes to wait, an operation of the process ends that can, and the thread goes on if it can. If a program has a thread of its own, and executes the run in
     * it, more can follow when it wants something else.
     *
     * @param most how many at most
     * @return how many there were, without those that follow then
     */
    int advance(Choice.RunThread run, int most) {
        int passed = goOn(run, most);
        spare = Math.min(most - passed, MOST_RESUMED);
        return passed;
    }

    private int goOn(Choice.RunThread run, int most) {
        int passed = advanceThread(run, most);
        while (passed < most && endsOperation(run)) {
            passed++;
            if (passed == most || !world.turns().mayGoOn(run.process())) {
                return passed;
            }
            passed += advanceThread(run, most - passed);
        }
        return passed;
    }

    /** Ends an operation of the process of a thread, if the thread has come to wait for that and there is one that can. */
    private boolean endsOperation(Choice.RunThread run) {
        WorldProcess process = world.process(run.process());
        boolean waits = run.thread() == 0 && process.waits() && !process.program().hasInvariants();
        return waits && (endsAtOnce(process) || endsFirst(process));
    }

    /** Ends the first operation of a process, without a choice made for it, if it is one of its first interface and waits for nothing. */
    private boolean endsAtOnce(WorldProcess process) {
        OperationTable operations = process.portals().state().interfaces().get(0).operationTable();
        PendingOperation first = operations.size() > 0 ? operations.at(0) : null;
        if (first == null || !CompletionRules.waitsForNothing(first.kind())) {
            return false;
        }
        network.setDiscarding(true);
        try {
            begin(process, Turn.COMPLETION);
            process.portals().complete(first, null, 0);
        } finally {
            end(process);
        }
        return true;
    }

    private boolean endsFirst(WorldProcess process) {
        Choice completion = world.turns().completion(process.index());
        if (completion != null) {
            advance(completion);
        }
        return completion != null;
    }

    private int advanceThread(Choice.RunThread run, int most) {
        WorldProcess process = world.process(run.process());
        statement.allow(process.program().hasInvariants() ? 1 : most);
        try {
            advance(run);
            return statement.transitions();
        } finally {
            statement.allow(1);
        }
    }

    private void end(WorldProcess process) {
        network.setDiscarding(false);
        process.tellChange();
        if (statement.hasComeToWait()) {
            process.tellWait();
        }
    }

    private void proceed(WorldProcess process, Choice choice) {
        if (choice instanceof Choice.RunThread run) {
            begin(process, Turn.FIRST_THREAD + run.thread());
            run(process, run.thread());
        } else if (choice instanceof Choice.Deliver deliver) {
            begin(process, Turn.DELIVERY);
            deliver(process, deliver.message());
        } else if (choice instanceof Choice.Repeat repeat) {
            repeat(process, repeat);
        } else {
            begin(process, Turn.COMPLETION);
            complete(process, (Choice.Complete) choice);
        }
    }

    private void begin(WorldProcess process, int lane) {
        network.begin(process.index(), lane);
        lifetimes.addTransition(process.index());
    }

    private void run(WorldProcess process, int thread) {
        boolean wasAlive = !process.isDead();
        process.program().execute(thread, statement.of(process, thread));
        if (wasAlive && process.isDead()) {
            process.portals().state().interfaces().forEach(this::discardData);
        }
    }

    /** Throws away what operations wait for that will never end. */
    private void discardData(NetworkInterface ni) {
        for (PendingOperation operation : ni.pendingOperations()) {
            if (operation.kind().needsData()) {
                network.discardData(operation.header());
            }
        }
    }

    private void repeat(WorldProcess process, Choice.Repeat repeat) {
        begin(process, repeat.turn().lane());
        if (repeat.choice() instanceof Choice.Deliver deliver) {
            takeHeader(deliver.message());
        } else if (repeat.choice() instanceof Choice.Complete completion) {
            takePayload(completion.operation());
        }
        Execution execution = statement.of(process, 0);
        for (Input input : repeat.inputs()) {
            if (input instanceof MessageArrived arrived) {
                network.removePayload(arrived.message().key());
            }
            process.program().take(input, execution);
        }
    }

    /** Takes the header of a message out of the network, if somebody in the world has sent it. */
    private void takeHeader(Message message) {
        InFlightMessage inFlight = network.channels().arriving(message);
        if (inFlight.isSent()) {
            network.channels().of(message).remove(inFlight);
        }
    }

    private void deliver(WorldProcess process, Message message) {
        takeHeader(message);
        arriving.set(message);
        if (isTaken(process, message)) {
            process.portals().arrive(arriving);
        } else if (message.kind().carriesData()) { // R61, R78
            network.discardData(arriving);
        }
    }

    private boolean isTaken(WorldProcess process, Message message) {
        return !process.isDead() && world.process(message.target().packed()) != null;
    }

    private void complete(WorldProcess process, Choice.Complete choice) {
        Operation operation = choice.operation();
        Payload payload = takePayload(operation);
        PendingOperation pending = process.portals().state().interfaces().get(operation.networkInterface()).operation(operation.link());
        if (choice.niFailType() == NiFailType.PTL_NI_OK) {
            process.portals().complete(pending, block(payload), 0);
        } else {
            process.portals().fail(pending, choice.niFailType());
        }
    }

    private Payload takePayload(Operation operation) {
        Payload payload = network.payload(operation);
        if (payload != null) {
            network.removePayload(operation.message().key());
        }
        return payload;
    }

    private static MemoryBlock block(Payload payload) {
        return payload == null || payload.isLost() ? null : MemoryBlock.of(payload.data());
    }

    /**
     * Makes a delivery happen and, if that starts an operation, its completion, in one input of the process. The completion must be what comes next:
     * nothing else of the process completes, and nobody looks at the state in between. Then the first thread of the process goes on if it can.
     *
     * @param most transitions at most, from 2
     * @return how many transitions happened: 1 if the message was dropped; 0 if the two cannot be one, and nothing has happened
     */
    int advanceWhole(Choice.Deliver delivery, int most) {
        int passed = advanceWhole(delivery);
        return passed == ForwardWorld.WHOLE && passed < most && world.turns().mayGoOn(delivery.process())
                ? passed + advance(world.process(delivery.process()).readiness().run(0), most - passed) : passed;
    }

    private int advanceWhole(Choice.Deliver delivery) {
        WorldProcess process = world.process(delivery.process());
        Message message = delivery.message();
        Payload payload = message.kind().carriesData() ? network.payload(message) : null;
        if (!isWhole(message, payload) || !isTaken(process, message) || process.program().hasInvariants()
                || world.turns().completion(process.index()) != null) {
            return 0;
        }
        network.setDiscarding(true);
        try {
            return deliverWhole(process, message, payload);
        } finally {
            end(process);
        }
    }

    /** Whether a message starts an operation that can end at once. */
    private static boolean isWhole(Message message, Payload payload) {
        return switch (message.kind()) {
            case GET -> true;
            case PUT, REPLY -> payload != null && payload.niFailType() == NiFailType.PTL_NI_OK;
            case ACK -> false;
        };
    }

    /** Returns how many transitions that was. */
    private int deliverWhole(WorldProcess process, Message message, Payload payload) {
        begin(process, Turn.DELIVERY);
        network.channels().of(message).removeFirst();
        NetworkInterface ni = process.portals().state().addressed(message.target().packed());
        long dropped = ni.dropCount();
        arriving.set(message);
        process.portals().deliver(arriving, block(payload), 0);
        if (ni.dropCount() != dropped) {
            return 1;
        }
        begin(process, Turn.COMPLETION);
        network.removePayload(message.key());
        return ForwardWorld.WHOLE;
    }

    private void checkInvariants(WorldProcess process) {
        if (process.program().hasInvariants()) {
            process.program().checkInvariants(statement.of(process, 0));
        }
    }

    /** Tells nobody what a statement does; used again and again. */
    private final class Statement extends StatementExecution {

        private int most = 1;
        private int transitions = 1;
        private boolean waits;

        Statement() {
            super(world);
        }

        /** Lets the thread that executes next make so many transitions. */
        void allow(int count) {
            most = count;
            transitions = 1;
        }

        /** Whether the thread that has executed waits now; that is asked once. */
        boolean hasComeToWait() {
            boolean came = waits;
            waits = false;
            return came;
        }

        /** How many transitions the thread has made. */
        int transitions() {
            return transitions;
        }

        @Override
        public boolean mayGoOn() {
            return transitions < most;
        }

        @Override
        public void nextTransition() {
            transitions++;
            begin(process(), Turn.FIRST_THREAD + thread());
        }

        @Override
        public void waits() {
            waits = thread() == 0;
        }

        @Override
        public void resumed() {
            if (spare > 0 && process().program().failure() == null) {
                int left = spare;
                spare = left - goOn(process().readiness().run(thread()), left);
            }
        }

        @Override
        public boolean explains() {
            return false;
        }

        @Override
        public boolean keepsEffects() {
            return false;
        }

        @Override
        public void note(Check check) {
            // nobody wants to know
        }

        @Override
        public void change(Effect effect) {
            effect.apply(process());
        }
    }
}
