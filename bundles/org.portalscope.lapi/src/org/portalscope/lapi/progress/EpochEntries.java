package org.portalscope.lapi.progress;

import static org.portalscope.lapi.progress.LapiCalls.ENTRY;
import static org.portalscope.lapi.progress.LapiCalls.state;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.api.Unlink;
import org.portalscope.lapi.message.LapiBits;
import org.portalscope.lapi.message.LapiPortals;
import org.portalscope.lapi.state.MemoryWindow;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.FunctionResult;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.ValueType;

/**
 * The match entries of an epoch: one for each page of the task's memory, remotely managed, one for empty puts, one that notes what is put elsewhere, and
 * those of requests, completions and control messages. A new epoch gets new ones, since match bits never change.
 */
public final class EpochEntries {

    private static final CallVariable EPOCH = new CallVariable("epoch", ValueType.INTEGER);
    private static final CallVariable NI = new CallVariable("interface", ValueType.NI);
    private static final CallVariable QUEUE = new CallVariable("queue", ValueType.EQ);
    private static final CallVariable ENTRIES = new CallVariable("entries", ValueType.listOf(ValueType.ME));

    private final Procedure detach = Procedure.named("detach_entries", ENTRIES)
            .label("next").then(call -> call.list(ENTRIES).isEmpty() ? Continuation.to("end") : Continuation.ON)
            .thenCall(EpochEntries::unlink)
            .then(call -> {
                call.set(ENTRIES, List.copyOf(call.list(ENTRIES).subList(1, call.list(ENTRIES).size())));
                return Continuation.to("next");
            })
            .label("end").end();

    private final Procedure attach = Procedure.named("attach_entries", NI, QUEUE, EPOCH).variables(ENTRIES, ENTRY)
            .thenDo(call -> call.set(ENTRIES, List.of()))
            .label("next").then(call -> call.list(ENTRIES).size() < specifications(call).size() ? Continuation.ON : Continuation.to("end"))
            .thenCall(EpochEntries::attachNext)
            .thenCheck(call -> call.mdAttach(call.number(ENTRY), next(call).memory, Unlink.PTL_RETAIN, Unlink.PTL_RETAIN))
            .then(call -> {
                List<Object> entries = new ArrayList<>(call.list(ENTRIES));
                entries.add(call.number(ENTRY));
                call.set(ENTRIES, List.copyOf(entries));
                return Continuation.to("next");
            })
            .label("failed").thenEnter(detach, ENTRIES)
            .thenDo(call -> call.set(ENTRIES, List.of()))
            .label("end").thenReturn(call -> call.get(ENTRIES));

    private static Continuation attachNext(CallContext call) {
        Specification next = next(call);
        FunctionResult attached = call.meAttach(call.number(NI), next.portal, ProcessId.ANY, next.bits, next.ignored, Unlink.PTL_UNLINK,
                InsertPosition.PTL_INS_AFTER);
        call.set(ENTRY, attached.succeeded() ? attached.number() : null);
        return attached.succeeded() ? Continuation.ON : Continuation.to("failed");
    }

    /** An entry that has been used up has gone by itself. */
    private static Continuation unlink(CallContext call) {
        ReturnCode code = call.meUnlink(call.<Long>list(ENTRIES).get(0)).code();
        return code.succeeded() || code == ReturnCode.PTL_INV_ME ? Continuation.ON : Continuation.fail(ProtocolError.of(code));
    }

    /** An entry as it will be attached. */
    private record Specification(int portal, long bits, long ignored, MdValues memory) {
    }

    /** Attaches the entries of an epoch, which it takes behind interface and event queue; returns their handles, none if that is not possible. */
    public Procedure attach() {
        return attach;
    }

    /** Unlinks entries. */
    public Procedure detach() {
        return detach;
    }

    List<Procedure> procedures() {
        return List.of(attach, detach);
    }

    private static Specification next(CallView call) {
        return specifications(call).get(call.list(ENTRIES).size());
    }

    private static List<Specification> specifications(CallView call) {
        int epoch = (int) call.number(EPOCH);
        long anyNumber = LapiBits.NUMBER.mask();
        long anyPage = LapiBits.PAGE.mask();
        List<Specification> all = new ArrayList<>();
        for (MemoryWindow window : state(call).windows()) {
            all.add(new Specification(LapiPortals.MEMORY, LapiBits.of(LapiBits.DATA, epoch, 0, LapiBits.page(window.address())), anyNumber,
                    memory(call, window.address(), window.length(), 0, 0)));
        }
        Buffer requests = state(call).requests();
        all.add(new Specification(LapiPortals.MEMORY, LapiBits.of(LapiBits.DATA, epoch, 0, 0), anyNumber, memory(call, 0, 0, 0, 0)));
        all.add(new Specification(LapiPortals.MEMORY, LapiBits.of(LapiBits.DATA, epoch, 0, 0), anyNumber | anyPage,
                memory(call, 0, 0, Ptl.PTL_MD_TRUNCATE, LapiCalls.OUTSIDE)));
        all.add(new Specification(LapiPortals.REQUESTS, LapiBits.of(LapiBits.REQUEST, epoch, 0, 0), anyNumber,
                memory(call, requests.address(), requests.length(), 0, 0)));
        all.add(new Specification(LapiPortals.ANSWERS, LapiBits.of(LapiBits.COMPLETION, epoch, 0, 0), anyNumber | anyPage, memory(call, 0, 0, 0, 0)));
        all.add(new Specification(LapiPortals.ANSWERS, LapiBits.of(LapiBits.CONTROL, epoch, 0, 0), anyNumber | anyPage, memory(call, 0, 0, 0, 0)));
        return all;
    }

    private static MdValues memory(CallView call, long address, long length, int options, long userPtr) {
        return new MdValues(address, length, Ptl.PTL_MD_THRESH_INF, Ptl.MAX_OFFSET_NONE,
                Ptl.PTL_MD_OP_PUT | Ptl.PTL_MD_MANAGE_REMOTE | Ptl.PTL_MD_ACK_DISABLE | options, userPtr, call.number(QUEUE));
    }

    /** The memory of the process, page by page, as long as LAPI has none of its own. */
    public static List<MemoryWindow> windows(CallContext call) {
        List<MemoryWindow> windows = new ArrayList<>();
        call.regions().forEach(region -> {
            for (long address = region.address(); address < region.address() + region.length(); address += LapiBits.PAGE_SIZE) {
                windows.add(new MemoryWindow(address, region.address() + region.length() - address));
            }
        });
        return windows;
    }
}
