package org.portalscope.mpi.call;

import static org.portalscope.mpi.progress.MpiCalls.state;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import org.portalscope.engine.protocol.Phrase;
import org.portalscope.mpi.collective.BufferBlocks;
import org.portalscope.mpi.collective.CollectiveScheduleBuilder;
import org.portalscope.mpi.error.MpiErrors;
import org.portalscope.mpi.progress.MpiCalls;
import org.portalscope.mpi.state.Datatype;
import org.portalscope.mpi.state.TypeMap;
import org.portalscope.mpi.state.TypedBuffer;
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

    /** Elements of the largest block. */
    private static final long MOST = Integer.MAX_VALUE;
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
        return state(call).usedDatatype(call.number(datatype));
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

    /** The block of each rank, of arguments that have been checked and whose datatype is a predefined one. */
    BufferBlocks blocks(CallView call, int blocks) {
        return new BufferBlocks(elements(call, blocks).stream().map(each -> BufferBlocks.part(each.memory(), 0, each.size())).toList());
    }

    /** How many elements so many blocks have in all. */
    long total(CallView call, int blocks) {
        return counts(call, blocks).stream().mapToLong(each -> each).sum();
    }

    /** The elements of the block of a rank, at the begin of the buffer. */
    TypedBuffer first(CallView call, int rank) {
        return new TypedBuffer(call.buffer(buf), counts(call, rank + 1).get(rank), type(call).map());
    }

    /** So many blocks, which lie side by side, as an operand of a reduction; a copy if the datatype has gaps, which the copy has, too. */
    Buffer operand(CallView call, CollectiveScheduleBuilder schedule, int blocks) {
        TypedBuffer all = new TypedBuffer(call.buffer(buf), total(call, blocks), type(call).map());
        return hasGaps(call) ? schedule.spread(all.span(), all.pieces()) : all.span();
    }

    /** Where a reduction leaves the block of a rank; if the datatype has gaps, a copy, from which the begin of the buffer is filled at the end. */
    Buffer result(CallView call, CollectiveScheduleBuilder schedule, int rank) {
        TypedBuffer elements = first(call, rank);
        return hasGaps(call) ? schedule.spreadUntilTheEnd(elements.span(), elements.pieces()) : elements.span();
    }

    /** The block of each rank within an operand. */
    BufferBlocks within(CallView call, Buffer operand, int blocks) {
        List<Buffer> parts = new ArrayList<>();
        long used = 0;
        for (long each : counts(call, blocks)) {
            long offset = used * type(call).map().extent();
            parts.add(new TypedBuffer(BufferBlocks.part(operand, offset, operand.length() - offset), each, type(call).map()).span());
            used += each;
        }
        return new BufferBlocks(parts);
    }

    /** The block of each rank as messages have it, copied if the datatype has gaps. */
    BufferBlocks sent(CallView call, CollectiveScheduleBuilder schedule, int blocks) {
        return hasGaps(call) ? schedule.packed(pieces(call, blocks)) : blocks(call, blocks);
    }

    /** The block of each rank as messages have it; if the datatype has gaps, a copy of what is there, from which the buffer is filled at the end. */
    BufferBlocks received(CallView call, CollectiveScheduleBuilder schedule, int blocks) {
        return hasGaps(call) ? schedule.packedUntilTheEnd(pieces(call, blocks)) : blocks(call, blocks);
    }

    private boolean hasGaps(CallView call) {
        TypeMap map = type(call).map();
        return map.size() > 0 && !(map.blocks().size() == 1 && map.blocks().get(0).offset() == 0 && map.size() == map.extent());
    }

    private List<List<Buffer>> pieces(CallView call, int blocks) {
        return elements(call, blocks).stream().map(TypedBuffer::pieces).toList();
    }

    /** The elements of each block, of arguments that have been checked. */
    List<TypedBuffer> elements(CallView call, int blocks) {
        Buffer memory = call.buffer(buf);
        TypeMap map = type(call).map();
        List<TypedBuffer> elements = new ArrayList<>();
        long used = 0;
        for (int i = 0; i < blocks; i++) {
            long each = counts(call, blocks).get(i);
            long offset = (displs == null ? used : call.<Long>list(displs).get(i)) * map.extent();
            elements.add(new TypedBuffer(BufferBlocks.part(memory, offset, memory.length() - offset), each, map));
            used += each;
        }
        return elements;
    }

    /** What is wrong with so many blocks, or null. */
    ProtocolError error(CallView call, int blocks) {
        if (isInPlace(call)) {
            return MpiErrors.of(MpiErrors.BUFFER, buf.name() + " cannot be MPI_IN_PLACE here");
        }
        ProtocolError error = Checks.committed(call, datatype);
        error = error != null ? error : listError(call, count, blocks);
        error = error != null || displs == null ? error : listError(call, displs, blocks);
        return error != null ? error : rangeError(call, blocks);
    }

    private ProtocolError listError(CallView call, CallVariable variable, int blocks) {
        return !variable.type().equals(INTEGERS) || call.list(variable).size() >= blocks ? null
                : MpiErrors.of(MpiErrors.ARG, variable.name() + " has " + call.list(variable).size() + " elements, and there are " + blocks + " ranks");
    }

    private ProtocolError rangeError(CallView call, int blocks) {
        Buffer memory = call.buffer(buf);
        for (int i = 0; i < blocks; i++) {
            long each = counts(call, blocks).get(i);
            long displacement = displs == null ? 0 : call.<Long>list(displs).get(i);
            if (each < 0) {
                return MpiErrors.of(MpiErrors.COUNT, Phrase.of(count.name() + " is " + each).then(owner(call, blocks, i)));
            } else if (each > MOST || displacement > MOST || displacement < -MOST || !isWithin(elements(call, i + 1).get(i), memory)) {
                return MpiErrors.of(MpiErrors.BUFFER, Phrase.of(each + " " + type(call).name()).then(owner(call, blocks, i))
                        .words(" do not fit " + memory.name() + ", which has " + memory.length() + " bytes"));
            }
        }
        return null;
    }

    /** Whose block it is, if there are several. */
    private static Phrase owner(CallView call, int blocks, int rank) {
        return blocks == 1 ? Phrase.EMPTY : Phrase.of(" for ").then(MpiCalls.words(call).named(Arguments.SEND.communicator(call), rank));
    }

    private static boolean isWithin(TypedBuffer elements, Buffer memory) {
        return elements.size() == 0 || elements.memory().address() >= memory.address() && elements.fits();
    }
}
