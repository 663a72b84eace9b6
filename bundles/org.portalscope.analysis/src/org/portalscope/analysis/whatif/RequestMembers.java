package org.portalscope.analysis.whatif;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.message.GetRequest;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.message.PutRequest;
import org.portalscope.engine.message.Request;
import org.portalscope.engine.step.Numbers;
import org.portalscope.world.World;

/** What can be otherwise of a request, Portals 3.2 §4.1, under short names. */
public final class RequestMembers {

    private static final String FROM = "from";
    private static final String USER = "user";
    private static final String TO = "to";
    private static final String PORTAL = "portal";
    private static final String COOKIE = "cookie";
    private static final String BITS = "bits";
    private static final String OFFSET = "offset";
    private static final String LENGTH = "length";
    private static final String DATA = "hdr_data";
    private static final Set<String> NAMES = Set.of(FROM, USER, TO, PORTAL, COOKIE, BITS, OFFSET, LENGTH, DATA);

    private RequestMembers() {
    }

    /** The members of a request by their names, as texts in which a question can name them, in the order of Table 6. */
    public static Map<String, String> of(Request request) {
        Map<String, String> members = new LinkedHashMap<>();
        members.put(FROM, request.initiator().toString());
        members.put(USER, Integer.toString(request.user()));
        members.put(TO, request.target().toString());
        members.put(PORTAL, Integer.toString(request.portal()));
        members.put(COOKIE, Integer.toString(request.cookie()));
        members.put(BITS, Numbers.hex(request.matchBits()));
        members.put(OFFSET, Long.toUnsignedString(request.offset()));
        members.put(LENGTH, Long.toUnsignedString(request.length()));
        if (request instanceof PutRequest put) {
            members.put(DATA, Numbers.hex(put.hdrData()));
        }
        return members;
    }

    /** The members of a request in a line, as a question can name them: {@code from=0:0 user=0 to=1:0 portal=4}. */
    public static String words(Request request) {
        return of(request).entrySet().stream().map(member -> member.getKey() + '=' + member.getValue()).collect(Collectors.joining(" "));
    }

    /** A request with other members. */
    static Request with(Request usual, Clause clause, World world) throws WhatIfException {
        clause.require(NAMES);
        if (!clause.object().isEmpty()) {
            throw new WhatIfException("'" + clause.object() + "' is no member with its value, such as bits=0x7.");
        }
        MemberValues values = new MemberValues(world, clause.members());
        ProcessId from = values.one(FROM, usual.initiator());
        OperationId operation = from.equals(usual.initiator()) ? usual.operation() : next(from, world);
        int user = values.index(USER, usual.user());
        ProcessId to = values.one(TO, usual.target());
        int portal = values.index(PORTAL, usual.portal());
        int cookie = values.index(COOKIE, usual.cookie());
        long bits = values.number(BITS, usual.matchBits());
        long offset = values.number(OFFSET, usual.offset());
        long length = values.number(LENGTH, usual.length());
        if (clause.word().equals(Message.Kind.GET.word())) {
            return new GetRequest(operation, from, user, to, portal, cookie, bits, offset, usual.memoryDescriptor(), length);
        }
        long descriptor = usual.kind() == Message.Kind.PUT ? usual.memoryDescriptor() : Ptl.PTL_MD_NONE;
        return new PutRequest(operation, from, user, to, portal, cookie, bits, offset, descriptor, length,
                values.number(DATA, usual instanceof PutRequest put ? put.hdrData() : 0));
    }

    /** The next operation that a process would begin. */
    private static OperationId next(ProcessId initiator, World world) {
        return new OperationId(initiator, 1 + world.process(initiator).map(process -> process.portals().state().operationCount()).orElse(0));
    }

    /** A request that nobody has sent, of no bytes for portal 0. */
    static Request plain(ProcessId target, ProcessId initiator, World world) {
        return new PutRequest(next(initiator, world), initiator, 0, target, 0, 0, 0, 0, Ptl.PTL_MD_NONE, 0, 0);
    }
}
