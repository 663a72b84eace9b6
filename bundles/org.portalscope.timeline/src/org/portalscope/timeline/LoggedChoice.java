package org.portalscope.timeline;

import java.util.List;

import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.OperationTable;
import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.schedule.ScheduledChoice.Act;

/**
 * A choice as a log keeps it. It says what happens by the place that this has in the state before it, so that there are few different ones in a run however
 * long that is.
 */
public interface LoggedChoice {

    /** Index of the process that takes it. */
    int process();

    /** What happens. */
    Act act();

    /** The choice in a world that stands before it. */
    Choice in(World world);

    /** What a log keeps of one of the enabled choices of a world. */
    static LoggedChoice of(World world, Choice choice) {
        if (choice instanceof Choice.RunThread run) {
            return new Run(run.process(), run.thread());
        }
        if (choice instanceof Choice.Deliver deliver && world.network().channels().isOldest(deliver.message())) {
            Message message = deliver.message();
            return new Delivery(deliver.process(), message.initiator().packed(), message.target().packed());
        }
        if (choice instanceof Choice.Complete complete) {
            return Completion.of(world, complete);
        }
        if (choice instanceof Choice.Inject injection) {
            return new Injection(injection.process(), injection.inputs());
        }
        return choice instanceof Choice.Die ? new Death(choice.process()) : Recorded.of(world, choice);
    }

    /** A thread goes on. */
    record Run(int process, int thread) implements LoggedChoice {

        @Override
        public Act act() {
            return Act.RUN;
        }

        @Override
        public Choice in(World world) {
            return new Choice.RunThread(process, thread);
        }
    }

    /**
     * The oldest message of a channel arrives.
     *
     * @param initiator id of the interface that sent it, packed
     * @param target    id of the interface that it is for, packed
     */
    record Delivery(int process, long initiator, long target) implements LoggedChoice {

        @Override
        public Act act() {
            return Act.DELIVER;
        }

        @Override
        public Choice in(World world) {
            return new Choice.Deliver(process, world.network().channels().between(initiator, target).oldest().message());
        }
    }

    /**
     * An operation ends.
     *
     * @param networkInterface index of its interface
     * @param place            how many operations of the interface started before it and have not ended
     * @param niFailType       why it fails, or {@code PTL_NI_OK}
     */
    record Completion(int process, int networkInterface, int place, int niFailType) implements LoggedChoice {

        static Completion of(World world, Choice.Complete choice) {
            int networkInterface = choice.operation().networkInterface();
            OperationTable operations = operations(world, choice.process(), networkInterface);
            int place = 0;
            while (operations.at(place).link() != choice.operation().link()) {
                place++;
            }
            return new Completion(choice.process(), networkInterface, place, choice.niFailType());
        }

        private static OperationTable operations(World world, int process, int networkInterface) {
            return world.process(process).portals().state().interfaces().get(networkInterface).operationTable();
        }

        @Override
        public Act act() {
            return niFailType == NiFailType.PTL_NI_OK ? Act.COMPLETE : Act.FAIL;
        }

        @Override
        public Choice in(World world) {
            return new Choice.Complete(process, operations(world, process, networkInterface).at(place).value(), niFailType);
        }
    }

    /** The process dies. */
    record Death(int process) implements LoggedChoice {

        @Override
        public Act act() {
            return Act.DIE;
        }

        @Override
        public Choice in(World world) {
            return new Choice.Die(process);
        }
    }

    /**
     * Somebody outside the program makes the process take inputs.
     *
     * @param inputs what the process takes
     */
    record Injection(int process, List<Input> inputs) implements LoggedChoice {

        public Injection {
            inputs = List.copyOf(inputs);
        }

        @Override
        public Act act() {
            return Act.RUN;
        }

        @Override
        public Choice in(World world) {
            return new Choice.Inject(process, inputs);
        }
    }

    /** What only the recording knows that the world repeats. */
    record Recorded(int process, Act act) implements LoggedChoice {

        static LoggedChoice of(World world, Choice choice) {
            if (choice instanceof Choice.Repeat repeat) {
                return new Recorded(choice.process(), of(world, repeat.choice()).act());
            }
            if (choice instanceof Choice.Complete complete) {
                return new Recorded(choice.process(), complete.niFailType() == NiFailType.PTL_NI_OK ? Act.COMPLETE : Act.FAIL);
            }
            return new Recorded(choice.process(), choice instanceof Choice.Deliver ? Act.DELIVER : Act.RUN);
        }

        @Override
        public Choice in(World world) {
            return world.recordedChoice();
        }
    }
}
