package org.portalscope.lapi.call;

import static org.portalscope.lapi.call.LapiArguments.HNDL;
import static org.portalscope.lapi.call.LapiArguments.TGT;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.stream.IntStream;

import org.portalscope.lapi.error.LapiErrors;
import org.portalscope.lapi.message.RequestHeader;
import org.portalscope.lapi.message.VectorDescription;
import org.portalscope.lapi.progress.CounterMemory;
import org.portalscope.lapi.progress.LapiProgress;
import org.portalscope.lapi.progress.PackedMemory;
import org.portalscope.lapi.state.OriginOperation;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.StructureValue;
import org.portalscope.protocol.value.ValueType;

/** {@code LAPI_Putv} and {@code LAPI_Getv}: the pieces of a vector travel packed, in one message. */
final class VectorCalls {

    /** {@code lapi_vec_t}. R52 */
    static final ValueType VECTOR = ValueType.structure("a lapi_vec_t", List.of(new CallVariable("vec_type", ValueType.INTEGER),
            new CallVariable("num_vecs", ValueType.INTEGER), new CallVariable("info", ValueType.listOf(ValueType.ADDRESS)),
            new CallVariable("len", ValueType.listOf(ValueType.INTEGER))));

    /** {@code LAPI_GEN_IOVECTOR}: pieces anywhere. */
    static final long GENERIC = 0;
    /** {@code LAPI_GEN_STRIDED_XFER}: pieces of one length and one distance. */
    static final long STRIDED = 1;

    /** Numbers that describe a strided vector. */
    private static final int STRIDED_INFO = 3;

    private static final CallVariable TGT_VEC = new CallVariable("tgt_vec", VECTOR);
    private static final CallVariable ORG_VEC = new CallVariable("org_vec", VECTOR);
    private static final CallVariable TCNTR = new CallVariable("tcntr", ValueType.ADDRESS);
    private static final CallVariable OCNTR = new CallVariable("ocntr", ValueType.ADDRESS);
    private static final CallVariable CCNTR = new CallVariable("ccntr", ValueType.ADDRESS);

    private final RequestCall requests;

    VectorCalls(LapiProgress progress) {
        requests = new RequestCall(progress);
    }

    List<ProtocolOperation> operations() {
        return List.of(new ProtocolOperation(put(), null, "Puts pieces of memory to places at another task."),
                new ProtocolOperation(get(), null, "Gets pieces of the memory of another task.")); // R51
    }

    private Procedure put() {
        Procedure.Builder checked = Procedure.named("LAPI_Putv", HNDL, TGT, TGT_VEC, ORG_VEC, TCNTR, OCNTR, CCNTR)
                .then(call -> LapiChecks.require(LapiChecks.first(() -> LapiChecks.target(call), () -> vectors(call, ORG_VEC, TGT_VEC),
                        () -> LapiChecks.counters(call, OCNTR, CCNTR))));
        return requests.thenRequest(checked, call -> RequestCall.operation(call, OriginOperation.Kind.PUT_VECTORS, OCNTR, CCNTR), VectorCalls::packed).end();
    }

    private Procedure get() {
        Procedure.Builder checked = Procedure.named("LAPI_Getv", HNDL, TGT, TGT_VEC, ORG_VEC, TCNTR, OCNTR)
                .then(call -> LapiChecks.require(LapiChecks.first(() -> LapiChecks.target(call), () -> vectors(call, TGT_VEC, ORG_VEC),
                        () -> LapiChecks.counters(call, OCNTR))));
        return requests.thenGet(checked, call -> RequestCall.operation(call, OriginOperation.Kind.GET, OCNTR, null)
                .replying(null, vector(call, ORG_VEC).withLengthsOf(vector(call, TGT_VEC))), call -> vector(call, TGT_VEC), TCNTR).end();
    }

    static StructureValue strided(long blocks, long address, long length, long stride) {
        return new StructureValue(VECTOR, List.of(STRIDED, blocks, List.of(address, length, stride), List.of()));
    }

    private static RequestCall.Message packed(CallContext call) {
        VectorDescription origin = vector(call, ORG_VEC);
        byte[] description = vector(call, TGT_VEC).withLengthsOf(origin).toBytes();
        byte[] data = PackedMemory.read(call, origin);
        byte[] both = ByteBuffer.allocate(description.length + data.length).put(description).put(data).array();
        return new RequestCall.Message(new RequestHeader(RequestHeader.Kind.PUT_VECTORS, call.number(TCNTR), both.length, List.of()), both);
    }

    private static StructureValue given(CallView call, CallVariable vector) {
        return (StructureValue) call.get(vector);
    }

    private static VectorDescription vector(CallView call, CallVariable vector) {
        StructureValue value = given(call, vector);
        boolean strided = value.number("vec_type") == STRIDED;
        int count = (int) value.number("num_vecs");
        List<Long> info = list(value, "info");
        return new VectorDescription(strided, count, info.subList(0, strided ? STRIDED_INFO : count),
                strided ? List.of() : list(value, "len").subList(0, count));
    }

    @SuppressWarnings("unchecked")
    private static List<Long> list(StructureValue value, String member) {
        return (List<Long>) value.member(member);
    }

    /**
     * What is wrong with the vectors of a call.
     *
     * @param from whose lengths count
     * @param to   which must have room for them
     */
    private static ProtocolError vectors(CallView call, CallVariable from, CallVariable to) {
        ProtocolError error = LapiChecks.first(() -> form(call, TGT_VEC), () -> form(call, ORG_VEC), () -> alike(call));
        if (error != null) {
            return error;
        }
        VectorDescription source = vector(call, from);
        return LapiChecks.first(() -> lengths(call, source, vector(call, to)), () -> words(call),
                () -> PackedMemory.isLegal(call, vector(call, ORG_VEC).withLengthsOf(source)) ? null
                        : LapiErrors.badParameter("org_vec is not in the memory of this task"));
    }

    /** Whether a vector is complete and describes pieces. */
    private static ProtocolError form(CallView call, CallVariable vector) {
        StructureValue value = given(call, vector);
        if (value == null) {
            return LapiErrors.badParameter(vector.name() + " is NULL");
        }
        long type = value.number("vec_type");
        long count = value.number("num_vecs");
        if (type != GENERIC && type != STRIDED) {
            return LapiErrors.badParameter("vec_type of " + vector.name() + " is " + type);
        }
        if (count <= 0 || count > VectorDescription.MOST_PIECES) {
            return LapiErrors.badParameter("num_vecs of " + vector.name() + " is " + count);
        }
        boolean complete = type == STRIDED ? list(value, "info").size() >= STRIDED_INFO
                : list(value, "info").size() >= count && list(value, "len").size() >= count;
        return complete ? pieces(call, vector) : LapiErrors.badParameter(vector.name() + " does not describe " + count + " vectors");
    }

    private static ProtocolError pieces(CallView call, CallVariable vector) {
        VectorDescription pieces = vector(call, vector);
        long longest = pieces.strided() ? pieces.info().get(1) : pieces.lengths().stream().mapToLong(Long::longValue).max().orElse(0);
        long least = pieces.strided() ? longest : pieces.lengths().stream().mapToLong(Long::longValue).min().orElse(0);
        if (least < 0 || longest > LapiChecks.MAX_DATA_SIZE || pieces.length() > LapiChecks.MAX_DATA_SIZE) {
            return LapiErrors.badParameter(vector.name() + " has vectors that are too long");
        }
        boolean fits = !pieces.strided() || longest <= pieces.info().get(2) && pieces.info().get(2) <= LapiChecks.MAX_DATA_SIZE;
        return LapiChecks.checked(call, fits, () -> "the blocks of " + vector.name() + " are longer than its stride");
    }

    private static ProtocolError alike(CallView call) {
        VectorDescription target = vector(call, TGT_VEC);
        VectorDescription origin = vector(call, ORG_VEC);
        return target.strided() != origin.strided() ? LapiErrors.badParameter("tgt_vec and org_vec have different types")
                : target.count() != origin.count()
                        ? LapiErrors.badParameter("tgt_vec has " + target.count() + " vectors, org_vec has " + origin.count()) : null;
    }

    private static ProtocolError lengths(CallView call, VectorDescription from, VectorDescription to) {
        for (int i = 0; i < from.differentLengths(); i++) {
            int piece = i;
            ProtocolError error = LapiChecks.checked(call, from.length(i) <= to.length(i),
                    () -> "vector " + piece + " has " + from.length(piece) + " bytes, and there is room for " + to.length(piece));
            if (error != null) {
                return error;
            }
        }
        return null;
    }

    private static ProtocolError words(CallView call) {
        VectorDescription origin = vector(call, ORG_VEC);
        boolean areWords = IntStream.range(0, origin.differentLengths()).allMatch(piece -> origin.length(piece) % CounterMemory.WORD == 0);
        return LapiChecks.checked(call, areWords, () -> "lengths of org_vec are no multiples of " + CounterMemory.WORD + " bytes");
    }
}
