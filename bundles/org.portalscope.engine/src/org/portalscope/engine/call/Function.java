package org.portalscope.engine.call;

import static org.portalscope.engine.call.Parameter.in;
import static org.portalscope.engine.call.Parameter.out;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.Out;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.call.Parameter.Type;

/** The functions of the API with their arguments in the document's order, Portals 3.2 §3.12 Table 3. */
public enum Function {

    PTL_INIT("PtlInit", "3.3.1", List.of(out("max_interfaces", Type.INTEGER)),
            (functions, call) -> functions.interfaces().init(call.longOut(0))),

    PTL_FINI("PtlFini", "3.3.2", List.of(), (functions, call) -> functions.closing().fini()),

    PTL_NI_INIT("PtlNIInit", "3.4.1",
            List.of(in("interface", Type.INTEGER), in("pid", Type.INTEGER), in("desired", Type.LIMITS).orNull(),
                    out("actual", Type.LIMITS), out("handle", Type.NI)),
            (functions, call) -> functions.interfaces().niInit(call.integer(0), call.integer(1), call.value(2, Limits.class),
                    structureOut(call, 3), call.longOut(4))),

    PTL_NI_FINI("PtlNIFini", "3.4.2", List.of(in("interface", Type.NI)),
            (functions, call) -> functions.closing().niFini(call.number(0))),

    PTL_NI_STATUS("PtlNIStatus", "3.4.3",
            List.of(in("interface", Type.NI), in("status_register", Type.INTEGER), out("status", Type.INTEGER)),
            (functions, call) -> functions.interfaces().niStatus(call.number(0), call.integer(1), call.longOut(2))),

    PTL_NI_DIST("PtlNIDist", "3.4.4",
            List.of(in("interface", Type.NI), in("process", Type.PROCESS), out("distance", Type.INTEGER)),
            (functions, call) -> functions.identity().niDist(call.number(0), call.value(1, ProcessId.class), call.longOut(2))),

    PTL_NI_HANDLE("PtlNIHandle", "3.4.5", List.of(in("handle", Type.HANDLE), out("interface", Type.NI)),
            (functions, call) -> functions.identity().niHandle(call.number(0), call.longOut(1))),

    PTL_GET_UID("PtlGetUid", "3.5.1", List.of(in("ni_handle", Type.NI), out("uid", Type.INTEGER)),
            (functions, call) -> functions.identity().getUid(call.number(0), call.longOut(1))),

    PTL_GET_ID("PtlGetId", "3.6.2", List.of(in("ni_handle", Type.NI), out("id", Type.PROCESS)),
            (functions, call) -> functions.identity().getId(call.number(0), structureOut(call, 1))),

    PTL_ME_ATTACH("PtlMEAttach", "3.7.1",
            List.of(in("interface", Type.NI), in("index", Type.INTEGER), in("matchid", Type.PROCESS),
                    in("match_bits", Type.INTEGER), in("ignorebits", Type.INTEGER), in("unlink", Type.UNLINK),
                    in("position", Type.POSITION), out("handle", Type.ME)),
            (functions, call) -> functions.entries().meAttach(call.number(0), call.integer(1), call.value(2, ProcessId.class),
                    call.number(3), call.number(4), call.value(5, Unlink.class), call.value(6, InsertPosition.class),
                    call.longOut(7))),

    PTL_ME_ATTACH_ANY("PtlMEAttachAny", "3.7.2",
            List.of(in("interface", Type.NI), out("index", Type.INTEGER), in("matchid", Type.PROCESS),
                    in("match_bits", Type.INTEGER), in("ignorebits", Type.INTEGER), in("unlink", Type.UNLINK),
                    out("handle", Type.ME)),
            (functions, call) -> functions.entries().meAttachAny(call.number(0), call.longOut(1), call.value(2, ProcessId.class),
                    call.number(3), call.number(4), call.value(5, Unlink.class), call.longOut(6))),

    PTL_ME_INSERT("PtlMEInsert", "3.7.3",
            List.of(in("current", Type.ME), in("matchid", Type.PROCESS), in("match_bits", Type.INTEGER),
                    in("ignorebits", Type.INTEGER), in("unlink", Type.UNLINK), in("position", Type.POSITION),
                    out("handle", Type.ME)), // R8
            (functions, call) -> functions.entries().meInsert(call.number(0), call.value(1, ProcessId.class), call.number(2),
                    call.number(3), call.value(4, Unlink.class), call.value(5, InsertPosition.class), call.longOut(6))),

    PTL_ME_UNLINK("PtlMEUnlink", "3.7.4", List.of(in("entry", Type.ME)),
            (functions, call) -> functions.entries().meUnlink(call.number(0))),

    PTL_MD_ATTACH("PtlMDAttach", "3.8.2",
            List.of(in("match", Type.ME), in("mem_desc", Type.MD_VALUES), in("unlink_op", Type.UNLINK),
                    in("unlink_nofit", Type.UNLINK), out("handle", Type.MD).orNull()),
            (functions, call) -> functions.descriptors().mdAttach(call.number(0), call.value(1, MdValues.class),
                    call.value(2, Unlink.class), call.value(3, Unlink.class), call.longOut(4))),

    PTL_MD_BIND("PtlMDBind", "3.8.3",
            List.of(in("interface", Type.NI), in("mem_desc", Type.MD_VALUES), out("handle", Type.MD)),
            (functions, call) -> functions.descriptors().mdBind(call.number(0), call.value(1, MdValues.class), call.longOut(2))),

    PTL_MD_UNLINK("PtlMDUnlink", "3.8.4", List.of(in("mem_desc", Type.MD)),
            (functions, call) -> functions.descriptors().mdUnlink(call.number(0))),

    PTL_MD_UPDATE("PtlMDUpdate", "3.8.5",
            List.of(in("mem_desc", Type.MD), out("old_md", Type.MD_VALUES).orNull(), in("new_md", Type.MD_VALUES).orNull(),
                    in("testq", Type.EQ)),
            (functions, call) -> functions.descriptors().mdUpdate(call.number(0), structureOut(call, 1),
                    call.value(2, MdValues.class), call.number(3))),

    PTL_EQ_ALLOC("PtlEQAlloc", "3.9.5",
            List.of(in("interface", Type.NI), in("count", Type.INTEGER), out("handle", Type.EQ)),
            (functions, call) -> functions.queues().eqAlloc(call.number(0), call.number(1), call.longOut(2))),

    PTL_EQ_FREE("PtlEQFree", "3.9.6", List.of(in("eventq", Type.EQ)),
            (functions, call) -> functions.queues().eqFree(call.number(0))),

    PTL_EQ_GET("PtlEQGet", "3.9.7", List.of(in("eventq", Type.EQ), out("event", Type.EVENT)),
            (functions, call) -> functions.queues().eqGet(call.number(0), call.eventOut(1))),

    PTL_EQ_WAIT("PtlEQWait", "3.9.8", List.of(in("eventq", Type.EQ), out("event", Type.EVENT)),
            (functions, call) -> functions.queues().eqWait(call.thread(), call.number(0), call.eventOut(1))),

    PTL_AC_ENTRY("PtlACEntry", "3.10.1",
            List.of(in("interface", Type.NI), in("index", Type.INTEGER), in("matchid", Type.PROCESS),
                    in("user_id", Type.INTEGER), in("portal", Type.INTEGER)),
            (functions, call) -> functions.access().acEntry(call.number(0), call.integer(1), call.value(2, ProcessId.class),
                    call.integer(3), call.integer(4))),

    PTL_PUT("PtlPut", "3.11.1",
            List.of(in("mem_desc", Type.MD), in("ack_req", Type.ACK), in("target", Type.PROCESS), in("portal", Type.INTEGER),
                    in("cookie", Type.INTEGER), in("match_bits", Type.INTEGER), in("offset", Type.INTEGER),
                    in("hdr_data", Type.INTEGER)),
            (functions, call) -> functions.movement().put(call.number(0), call.value(1, AckRequest.class),
                    call.value(2, ProcessId.class), call.integer(3), call.integer(4), call.number(5), call.number(6),
                    call.number(7))),

    PTL_GET("PtlGet", "3.11.2",
            List.of(in("mem_desc", Type.MD), in("target", Type.PROCESS), in("portal", Type.INTEGER),
                    in("cookie", Type.INTEGER), in("match_bits", Type.INTEGER), in("offset", Type.INTEGER)),
            (functions, call) -> functions.movement().get(call.number(0), call.value(1, ProcessId.class), call.integer(2),
                    call.integer(3), call.number(4), call.number(5)));

    /** How a function is called with the arguments of a {@link Call}. */
    private interface Invocation {
        ReturnCode invoke(PortalsFunctions functions, Call call);
    }

    private static final Map<String, Function> BY_NAME =
            Arrays.stream(values()).collect(Collectors.toMap(Function::documentName, function -> function));

    private final String documentName;
    private final String section;
    private final List<Parameter> parameters;
    private final Invocation invocation;
    private final boolean hasOutputs;

    Function(String documentName, String section, List<Parameter> parameters, Invocation invocation) {
        this.documentName = documentName;
        this.section = section;
        this.parameters = List.copyOf(parameters);
        this.invocation = invocation;
        hasOutputs = parameters.stream().anyMatch(Parameter::output);
    }

    /** The function of a name as the document spells it. */
    public static Optional<Function> named(String documentName) {
        return Optional.ofNullable(BY_NAME.get(documentName));
    }

    /** The name as the document spells it. */
    public String documentName() {
        return documentName;
    }

    /** The section that describes it. */
    public String section() {
        return section;
    }

    /** The parameters in the document's order. */
    public List<Parameter> parameters() {
        return parameters;
    }

    /** Whether it stores anything for its caller, besides returning a code. */
    public boolean hasOutputs() {
        return hasOutputs;
    }

    /** Calls the function; null if the thread waits. */
    public ReturnCode invoke(PortalsFunctions functions, Call call) {
        return invocation.invoke(functions, call);
    }

    @SuppressWarnings("unchecked")
    private static <T> Out<T> structureOut(Call call, int index) {
        return (Out<T>) call.arguments().get(index);
    }
}
