package org.portalscope.mpi.call;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import org.portalscope.engine.input.ByteString;
import org.portalscope.mpi.collective.BufferBlocks;
import org.portalscope.mpi.collective.CollectiveKind;
import org.portalscope.mpi.collective.CollectiveScheduleBuilder;
import org.portalscope.mpi.collective.ExchangeAlgorithms;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ValueType;

/** An allgather of numbers that MPI itself has about a communicator. */
final class NumberExchange implements CollectiveExecution.Collective {

    private static final CallVariable KIND = new CallVariable("kind", ValueType.INTEGER);
    private static final CallVariable OWN = CollectiveSide.integers("own");
    private static final CallVariable ALL = CollectiveSide.integers("all");

    private final Procedure procedure;

    NumberExchange(CollectiveExecution execution) {
        procedure = execution.thenRun(Procedure.named("exchange_numbers", Arguments.COMM, KIND, OWN).variables(ALL), this, this::read)
                .thenReturn(call -> call.get(ALL));
    }

    /** The procedure, which takes a communicator, the kind of the collective that needs it, and numbers; it returns those of all ranks in their order. */
    Procedure procedure() {
        return procedure;
    }

    /** The arguments of the procedure. */
    static List<Object> arguments(CallView call, CollectiveKind kind, Long... numbers) {
        return List.of(call.number(Arguments.COMM), (long) kind.ordinal(), List.of(numbers));
    }

    @Override
    public CollectiveKind kind(CallView call) {
        return CollectiveKind.values()[(int) call.number(KIND)];
    }

    @Override
    public long root(CallView call) {
        return 0;
    }

    @Override
    public void plan(CallView call, CollectiveScheduleBuilder schedule) {
        List<Long> own = call.list(OWN);
        long length = own.size() * (long) Long.BYTES;
        Buffer all = schedule.scratch(length * schedule.size());
        BufferBlocks blocks = BufferBlocks.sideBySide(all, Collections.nCopies(schedule.size(), length));
        ByteBuffer bytes = ByteBuffer.allocate((int) length).order(ByteOrder.LITTLE_ENDIAN);
        own.forEach(bytes::putLong);
        schedule.store(ByteString.of(bytes.array()), blocks.of(schedule.rank()));
        ExchangeAlgorithms.allgather(schedule, blocks);
    }

    private void read(CallContext call) {
        Buffer all = CollectiveExecution.scratch(call);
        ByteBuffer bytes = ByteBuffer.wrap(call.read(all.address(), all.length())).order(ByteOrder.LITTLE_ENDIAN);
        List<Long> numbers = new ArrayList<>();
        while (bytes.hasRemaining()) {
            numbers.add(bytes.getLong());
        }
        call.set(ALL, List.copyOf(numbers));
    }
}
