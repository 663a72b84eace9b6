package org.portalscope.dat.call;

import java.util.List;

import org.portalscope.dat.object.DatObject;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.StructureValue;
import org.portalscope.protocol.value.ValueType;

/** The parameters that several calls have. */
final class DatVariables {

    /** {@code DAT_HANDLE_NULL}. */
    static final long NULL_HANDLE = 0;

    static final CallVariable LMR_CONTEXT = integer("lmr_context");
    /** {@code DAT_LMR_TRIPLET}. */
    static final ValueType LMR_TRIPLET = ValueType.structure("an LMR triplet",
            List.of(LMR_CONTEXT, new CallVariable("virtual_address", ValueType.ADDRESS), integer("segment_length")));
    /** Where an LMR triplet has its {@code lmr_context}, {@code virtual_address} and {@code segment_length}. */
    static final int CONTEXT_INDEX = 0;
    static final int ADDRESS_INDEX = 1;
    static final int LENGTH_INDEX = 2;
    /** {@code DAT_RMR_TRIPLET}; the address is the distance from the begin of the memory. */
    static final ValueType RMR_TRIPLET = ValueType.structure("an RMR triplet", List.of(new CallVariable("rmr_context", ValueType.INTEGER),
            new CallVariable("target_address", ValueType.INTEGER), new CallVariable("segment_length", ValueType.INTEGER)));

    static final CallVariable IA = handle("ia_handle");
    static final CallVariable PZ = handle("pz_handle");
    static final CallVariable EP = handle("ep_handle");
    static final CallVariable EVD = handle("evd_handle");
    static final CallVariable SRQ = handle("srq_handle");
    static final CallVariable SEGMENTS = integer("num_segments");
    static final CallVariable IOV = new CallVariable("local_iov", ValueType.listOf(LMR_TRIPLET));
    static final CallVariable COOKIE = integer("user_cookie");
    static final CallVariable FLAGS = integer("completion_flags");
    static final CallVariable CONN_QUAL = integer("conn_qual");
    static final CallVariable PRIVATE_DATA_SIZE = integer("private_data_size");
    static final CallVariable PRIVATE_DATA = new CallVariable("private_data", ValueType.ADDRESS);

    private DatVariables() {
    }

    /** The value of a variable that is a structure of numbers; NULL stands for one whose members are all 0. */
    static StructureValue structure(CallView call, CallVariable variable) {
        return call.get(variable) != null ? (StructureValue) call.get(variable)
                : new StructureValue(variable.type(), variable.type().members().stream().map(member -> (Object) 0L).toList());
    }

    static CallVariable handle(String name) {
        return new CallVariable(name, DatObject.TYPE);
    }

    static CallVariable integer(String name) {
        return new CallVariable(name, ValueType.INTEGER);
    }
}
