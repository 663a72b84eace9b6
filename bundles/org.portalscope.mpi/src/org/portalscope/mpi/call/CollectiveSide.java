package org.portalscope.mpi.call;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

import org.portalscope.mpi.collective.BufferBlocks;
import org.portalscope.mpi.error.MpiErrors;
import org.portalscope.mpi.state.Datatype;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ProtocolConstant;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.ValueType;

/**
 * The arguments by which a collective says what it sends, or what it fills.
 *
 * @param count  of elements for each rank, or a list with one for each
 * @param displs how many elements the block of each rank lies behind the begin of the buffer; null if the blocks lie side by side
 */
record CollectiveSide(CallVariable buf, CallVariable count, CallVariable displs, CallVariable datatype) {

    static final ProtocolConstant IN_PLACE = new ProtocolConstant(ValueType.BUFFER, new Buffer("MPI_IN_PLACE", -1, 0));

    private static final ValueType INTEGERS = ValueType.listOf(ValueType.INTEGER);

    /** A count that is a list. */
    static CallVariable integers(String name) {
        return new CallVariable(name, INTEGERS);
    }

    /** Whether {@code MPI_IN_PLACE} stands there instead of a buffer. */
    boolean isInPlace(CallView call) {
        return call.buffer(buf).equals(IN_PLACE.value());
    }

    private Datatype type(CallView call) {
        return Datatype.of(call.number(datatype));
    }

    private boolean hasList() {
        return count.type().equals(INTEGERS);
    }

    private List<Long> counts(CallView call, int blocks) {
        return hasList() ? call.<Long>list(count).subList(0, blocks) : Collections.nCopies(blocks, call.number(count));
    }

    /** Bytes of each block. */
    List<Long> lengths(CallView call, int blocks) {
        return counts(call, blocks).stream().map(each -> each * type(call).size()).toList();
    }

    /** The block of each rank, of arguments that have been checked. */
    BufferBlocks blocks(CallView call, int blocks) {
        List<Long> lengths = lengths(call, blocks);
        Buffer memory = call.buffer(buf);
        return displs == null ? BufferBlocks.sideBySide(memory, lengths)
                : new BufferBlocks(IntStream.range(0, blocks)
                        .mapToObj(i -> BufferBlocks.part(memory, call.<Long>list(displs).get(i) * type(call).size(), lengths.get(i))).toList());
    }

    /** All blocks, which lie side by side, as one. */
    Buffer whole(CallView call, int blocks) {
        return BufferBlocks.part(call.buffer(buf), 0, blocks(call, blocks).length());
    }

    /** What is wrong with so many blocks, or null. */
    ProtocolError error(CallView call, int blocks) {
        if (isInPlace(call)) {
            return MpiErrors.of(MpiErrors.BUFFER, buf.name() + " cannot be MPI_IN_PLACE here");
        } else if (type(call) == null) {
            return MpiErrors.of(MpiErrors.TYPE, "there is no datatype " + call.number(datatype));
        }
        ProtocolError error = listError(call, count, blocks);
        error = error != null || displs == null ? error : listError(call, displs, blocks);
        return error != null ? error : rangeError(call, blocks);
    }

    private ProtocolError listError(CallView call, CallVariable variable, int blocks) {
        return !variable.type().equals(INTEGERS) || call.list(variable).size() >= blocks ? null
                : MpiErrors.of(MpiErrors.ARG, variable.name() + " has " + call.list(variable).size() + " elements, and there are " + blocks + " ranks");
    }

    private ProtocolError rangeError(CallView call, int blocks) {
        Buffer memory = call.buffer(buf);
        long elements = memory.length() / type(call).size();
        long used = 0;
        for (int i = 0; i < blocks; i++) {
            long each = counts(call, blocks).get(i);
            long begin = displs == null ? used : call.<Long>list(displs).get(i);
            if (each < 0) {
                return MpiErrors.of(MpiErrors.COUNT, count.name() + " is " + each + (hasList() ? " for rank " + i : ""));
            } else if (each > 0 && (begin < 0 || begin > elements || each > elements - begin)) {
                return MpiErrors.of(MpiErrors.BUFFER, each + " " + type(call).name() + " from the element " + begin + " on do not fit " + memory.name()
                        + ", which has " + memory.length() + " bytes");
            }
            used += each;
        }
        return null;
    }
}
