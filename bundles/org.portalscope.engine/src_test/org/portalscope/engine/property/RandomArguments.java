package org.portalscope.engine.property;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.LongOut;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.call.Call;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.call.Parameter;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;

/** Arguments that a program could pass: valid, stale, foreign, of another kind, extreme, NULL, addresses that are not legal. */
final class RandomArguments {

    private static final long[] EXTREMES = {0, 1, -1, -2, 2, 7, 16, 1 << 20, (1 << 20) + 1, Integer.MAX_VALUE, Integer.MIN_VALUE, 1L << 32,
        Long.MAX_VALUE, Long.MIN_VALUE, Long.MIN_VALUE + 1};

    private static final List<Long> NONE = List.of(Ptl.PTL_EQ_NONE, Ptl.PTL_MD_NONE, Ptl.ME_NONE, Handle.none(Handle.Kind.NI), 0L, -1L);

    private final SplittableRandom random;
    private final List<List<Long>> own = List.of(new ArrayList<>(NONE), new ArrayList<>(NONE));
    private int sensible;
    private int caller;

    RandomArguments(SplittableRandom random) {
        this.random = random;
    }

    /** A call; most have only sensible arguments, so that states are reached in which others can do harm. */
    Call call(int process, Function function, int thread) {
        caller = process;
        sensible = chance(75) ? 100 : 80;
        List<Object> arguments = new ArrayList<>();
        for (Parameter parameter : function.parameters()) {
            arguments.add(parameter.output() ? location(parameter) : value(parameter));
        }
        return new Call(thread, function, arguments);
    }

    /** Takes the handles that the call stored, so that they are passed from now on, mostly to the same process. */
    void learn(Call call) {
        for (Object argument : call.arguments()) {
            if (argument instanceof LongOut out && out.isSet()) {
                own.get(caller).add(out.value());
            }
        }
    }

    /** A header that could arrive from the network at a process, forged or not. */
    Header header(int process) {
        caller = process;
        ProcessId target = oneOf(Case.IDS.get(process));
        Header header = new Header();
        int kind = random.nextInt(4);
        sensible = chance(60) ? 98 : 70;
        header.setPut(1 + random.nextInt(8), process().packed(), chance(sensible) ? 100 : (int) number(), target.packed(), small(1), small(1),
                small(3), small(9), handle(Handle.Kind.MD), small(9), number());
        if (kind < 2) {
            Header answer = new Header();
            header.setGet(header.ordinal(), target.packed(), 100, header.initiator(), header.portal(), header.cookie(),
                    header.matchBits(), header.offset(), header.memoryDescriptor(), header.length());
            answer.setResponse(kind == 0 ? Message.Kind.ACK : Message.Kind.REPLY, header, number());
            return answer;
        }
        if (kind == 2) {
            header.setGet(header.ordinal(), header.initiator(), header.user(), target.packed(), header.portal(), header.cookie(),
                    header.matchBits(), header.offset(), header.memoryDescriptor(), header.length());
        }
        return header;
    }

    private Object location(Parameter parameter) {
        boolean legal = chance(sensible);
        if (!legal && chance(50)) {
            return null;
        }
        return legal ? parameter.location() : parameter.illegal();
    }

    private Object value(Parameter parameter) {
        if (parameter.nullable() && chance(30)) {
            return null;
        }
        if (parameter.address() && !chance(sensible)) {
            return parameter.illegal();
        }
        return switch (parameter.type()) {
            case PROCESS -> parameter.name().equals("matchid") && chance(60) ? ProcessId.ANY : process();
            case MD_VALUES -> md();
            case LIMITS -> new Limits(small(30), small(30), small(10), small(4), small(4));
            case UNLINK -> Unlink.values()[random.nextInt(2)];
            case POSITION -> InsertPosition.values()[random.nextInt(2)];
            case ACK -> AckRequest.values()[random.nextInt(2)];
            case INTEGER -> integer(parameter.name());
            default -> kindOf(parameter) == null ? (Object) handle() : (Object) handle(kindOf(parameter));
        };
    }

    private long integer(String name) {
        return switch (name) {
            case "pid" -> chance(sensible) ? Ptl.PTL_PID_ANY : number();
            case "interface" -> small(2);
            case "index", "portal", "cookie" -> small(1);
            case "user_id" -> chance(sensible) ? 100 : number();
            case "status_register" -> small(12);
            default -> small(4);
        };
    }

    private static Handle.Kind kindOf(Parameter parameter) {
        for (Handle.Kind kind : Handle.Kind.values()) {
            if (kind.name().equals(parameter.type().name())) {
                return kind;
            }
        }
        return null;
    }

    private ProcessId process() {
        return chance(sensible) ? oneOf(oneOf(Case.IDS))
                : chance(30) ? ProcessId.ANY : new ProcessId((int) number(), (int) -number());
    }

    private <T> T oneOf(List<T> things) {
        return things.get(random.nextInt(things.size()));
    }

    private MdValues md() {
        long start = chance(sensible) ? 0x1000 + 0x2000L * random.nextInt(3) + random.nextInt(8) : number();
        long length = chance(sensible) ? random.nextInt(9) : number();
        int threshold = chance(sensible) ? random.nextInt(5) - 1 : (int) number();
        return new MdValues(start, length, threshold, chance(70) ? Ptl.MAX_OFFSET_NONE : number(), random.nextInt(64), number(),
                chance(30) ? Ptl.PTL_EQ_NONE : handle(Handle.Kind.EQ));
    }

    private long handle() {
        List<Long> any = own.get(random.nextInt(own.size()));
        return chance(3) ? random.nextLong() : any.get(random.nextInt(any.size()));
    }

    /** Mostly one of the newest handles of a kind. */
    private long handle(Handle.Kind kind) {
        List<Long> ofKind = own.get(caller).stream().filter(handle -> Handle.is(kind, handle)).toList();
        return chance(sensible) ? ofKind.get(ofKind.size() - 1 - random.nextInt(Math.min(6, ofKind.size()))) : handle();
    }

    private int small(int bound) {
        return chance(sensible) ? random.nextInt(bound) : (int) number();
    }

    private long number() {
        return chance(40) ? random.nextInt(20) : chance(80) ? EXTREMES[random.nextInt(EXTREMES.length)] : random.nextLong();
    }

    private boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }
}
