package org.portalscope.world;

import java.util.List;

import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.Operation;
import org.portalscope.world.network.Turn;

/** Something that can happen next in a world: an enabled transition, or one that somebody outside makes happen. */
public sealed interface Choice {

    /** Index of the process that takes it. */
    int process();

    /** The turn that it is. */
    Turn turn();

    /** What it would do in a world, as a sentence without a full stop. */
    String words(World world);

    /** A thread executes its next statement, or goes on with the one it waited in. */
    record RunThread(int process, int thread) implements Choice {
        @Override
        public Turn turn() {
            return new Turn(process, Turn.FIRST_THREAD + thread);
        }

        @Override
        public String words(World world) {
            WorldProcess running = world.process(process);
            return running.name() + " runs " + running.program().place(thread).words();
        }
    }

    /**
     * The header of a message arrives: of the oldest one of a channel, where the world decides; where a recording does, of any one in flight, or of one
     * that nobody in the world has sent. A message for nobody is taken by its sender.
     */
    record Deliver(int process, Message message) implements Choice {
        // Written out, as that of messages is.
        @Override
        public boolean equals(Object other) {
            return this == other || other instanceof Deliver that && process == that.process && message.equals(that.message);
        }

        @Override
        public int hashCode() {
            return 31 * message.hashCode() + process;
        }

        @Override
        public Turn turn() {
            return new Turn(process, Turn.DELIVERY);
        }

        @Override
        public String words(World world) {
            return message.label() + " arrives at " + message.target();
        }
    }

    /**
     * A pending operation moves its data and ends, or fails.
     *
     * @param niFailType why it fails, or {@code PTL_NI_OK}
     */
    record Complete(int process, Operation operation, int niFailType) implements Choice {
        // Written out, as that of messages is.
        @Override
        public boolean equals(Object other) {
            return this == other || other instanceof Complete that && process == that.process && niFailType == that.niFailType
                    && operation.equals(that.operation);
        }

        @Override
        public int hashCode() {
            return 31 * operation.hashCode() + process;
        }

        @Override
        public Turn turn() {
            return new Turn(process, Turn.COMPLETION);
        }

        @Override
        public String words(World world) {
            return operation.label() + (niFailType == NiFailType.PTL_NI_OK ? " completes at " : " fails at ") + world.process(process).label();
        }
    }

    /** The process dies, since its environment lets it. */
    record Die(int process) implements Choice {
        @Override
        public Turn turn() {
            return new Turn(process, Turn.DELIVERY);
        }

        @Override
        public String words(World world) {
            return world.process(process).name() + " dies";
        }
    }

    /**
     * What was chosen once is chosen again, and the process takes what was recorded then rather than what the world would give it. It is never enabled.
     *
     * @param choice a delivery or a completion
     * @param inputs what the process takes
     */
    record Repeat(Choice choice, List<Input> inputs) implements Choice {

        public Repeat {
            inputs = List.copyOf(inputs);
        }

        @Override
        public int process() {
            return choice.process();
        }

        @Override
        public Turn turn() {
            return choice.turn();
        }

        @Override
        public String words(World world) {
            return choice.words(world);
        }
    }

    /**
     * Somebody outside the program makes the process take inputs, such as a user at a debugger. It is never enabled.
     *
     * @param inputs what the process takes
     */
    record Inject(int process, List<Input> inputs) implements Choice {

        public Inject {
            inputs = List.copyOf(inputs);
        }

        @Override
        public Turn turn() {
            return new Turn(process, Turn.DELIVERY);
        }

        @Override
        public String words(World world) {
            return "somebody outside the program steps in at " + world.process(process).label();
        }
    }
}
