package org.portalscope.lapi.progress;

import static org.portalscope.lapi.progress.LapiCalls.change;
import static org.portalscope.lapi.progress.LapiCalls.state;

import org.portalscope.engine.api.EventData;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.lapi.message.LapiBits;
import org.portalscope.lapi.message.LapiMessageFault;
import org.portalscope.lapi.message.LapiPortals;
import org.portalscope.lapi.message.RequestHeader;
import org.portalscope.lapi.message.VectorDescription;
import org.portalscope.lapi.state.LapiState;
import org.portalscope.lapi.state.OriginOperation;
import org.portalscope.lapi.state.ServedRequest;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.state.MalformedMessages;
import org.portalscope.protocol.state.Ranks;

/**
 * Verifies messages before anything that they say is used: the match entries of LAPI admit any process, and match bits, header data and requests are what the
 * sender likes. Requests lie in memory that others can write to at any time, and so are verified each time that they are read.
 */
final class LapiMessageVerification {

    /** The task that opens fences of all tasks. */
    private static final int ROOT = 0;

    private final LapiParameters parameters;

    LapiMessageVerification(LapiParameters parameters) {
        this.parameters = parameters;
    }

    /** What is wrong with a message that is here as a whole; null if it fits. */
    LapiMessageFault of(EventData event, CallContext call) {
        int task = state(call).tasks().of(event.initiator());
        int number = (int) LapiBits.NUMBER.in(event.matchBits());
        return task == Ranks.NONE ? LapiMessageFault.NO_TASK : switch (event.portal()) {
            case LapiPortals.MEMORY -> null; // a counter that is nowhere is for the sender to know
            case LapiPortals.REQUESTS -> ofRequest(event, call, task, number);
            default -> ofAnswer(event, state(call), task, number);
        };
    }

    private LapiMessageFault ofRequest(EventData event, CallContext call, int task, int number) {
        if (event.offset() != parameters.place(task, number) || event.mlength() < RequestHeader.SIZE) {
            return LapiMessageFault.PLACE;
        }
        RequestHeader header = RequestHeader.parse(call.look(state(call).requests().address() + event.offset(), RequestHeader.SIZE));
        return !isPossible(header) ? LapiMessageFault.HEADER
                : event.mlength() != parameters.messageLength(header.length()) ? LapiMessageFault.PLACE
                : header.length() > parameters.inline() && state(call).fetches(task) >= parameters.window() ? LapiMessageFault.WINDOW : null;
    }

    /** Whether a request asks for something that there is, with arguments that fit together. */
    boolean isPossible(RequestHeader header) {
        if (header.kind() == null || header.length() < 0 || header.length() > VectorDescription.MOST_BYTES + RequestHeader.MAX_DATA_SIZE) {
            return false;
        }
        return switch (header.kind()) {
            case PUT_VECTORS, GET_VECTORS -> header.length() > 0;
            case READ_MODIFY_WRITE -> header.length() == 0 && isWord(header.argument(4)) && header.argument(0) >= 0
                    && header.argument(0) < ReadModifyWrite.values().length;
            case ACTIVE_MESSAGE -> header.argument(1) >= 0 && header.argument(1) <= Math.min(header.length(), parameters.inline());
        };
    }

    private static boolean isWord(long width) {
        return width == Integer.BYTES || width == Long.BYTES;
    }

    private static LapiMessageFault ofAnswer(EventData event, LapiState state, int task, int number) {
        long kind = LapiBits.KIND.in(event.matchBits());
        long about = LapiBits.PAGE.in(event.matchBits());
        if (kind == LapiBits.COMPLETION) {
            return ofCompletion(event, state, task, number);
        } else if (kind == LapiBits.REPLY) {
            OriginOperation operation = state.operation(event.descriptor().userPtr());
            return operation != null && event.mlength() != operation.origin().length() ? LapiMessageFault.SHORT_DATA : null;
        } else if (about == Signals.ADDRESS) {
            return state.mayTell(task, number) ? null : LapiMessageFault.EXCHANGE;
        }
        return number != 0 || about != Signals.AT_FENCE && about != Signals.FENCE_OPENS ? LapiMessageFault.CONTROL
                : mayFence(about, state, task) ? null : LapiMessageFault.FENCE;
    }

    /** The answer of a task that has been purged, or of an epoch before, is late, and not wrong. */
    private static LapiMessageFault ofCompletion(EventData event, LapiState state, int task, int number) {
        OriginOperation operation = state.operation(OriginOperation.key(task, number));
        long status = LapiBits.PAGE.in(event.matchBits());
        if (operation == null) {
            boolean isLate = state.isPurged(task) || LapiBits.EPOCH.in(event.matchBits()) != state.context().epoch();
            return isLate ? null : LapiMessageFault.OPERATION;
        }
        return status != Signals.DONE && status != Signals.REFUSED ? LapiMessageFault.STATUS
                : operation.kind() == OriginOperation.Kind.GET && status == Signals.DONE ? LapiMessageFault.OPERATION : null;
    }

    /** A task reaches a fence once the one before is open, and the root opens the fences that this task has reached. */
    private static boolean mayFence(long about, LapiState state, int task) {
        return about == Signals.AT_FENCE ? state.tasks().own() == ROOT && task != ROOT && state.target(task).fences() <= state.fences()
                : task == ROOT && state.tasks().own() != ROOT && state.target(task).fences() < state.fences();
    }

    /** Whether as much data of a request has been fetched as it has. */
    static boolean isWhole(EventData event, ServedRequest request) {
        return request.memory() == null || event.mlength() == request.memory().length();
    }

    /** Counts a message that is ignored. */
    static void ignore(EventData event, CallContext call, LapiMessageFault fault) {
        change(call, () -> MalformedMessages.words(fault.words(), event, call.names()), state -> state.ignoring(event.initiator(), fault));
    }

    /** Counts a request that has been read, and is refused. */
    static void refuse(CallContext call, int task, int number, LapiMessageFault fault) {
        ProcessId sender = state(call).tasks().process(task);
        change(call, () -> "malformed message ignored: " + fault.words() + " (operation #" + number + " of " + LapiCalls.name(task, call) + ')',
                state -> state.ignoring(sender.packed(), fault));
    }
}
