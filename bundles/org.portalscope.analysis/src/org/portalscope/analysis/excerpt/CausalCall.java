package org.portalscope.analysis.excerpt;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.call.Parameter;
import org.portalscope.engine.input.ApiCall;
import org.portalscope.engine.message.Message;
import org.portalscope.recording.excerpt.ExcerptRegion;

/**
 * A call that was made in a run.
 *
 * @param number    of its transition
 * @param process   index of the process that made it
 * @param code      what it returned
 * @param outputs   what it stored, by the number of the parameter; null where it stored nothing
 * @param operation the put or get that it began, or null
 */
record CausalCall(int number, int process, ApiCall call, ReturnCode code, List<Object> outputs, OperationId operation) {

    /** The message with which its operation begins, if it began one. */
    Message.Key request() {
        return new Message.Key(operation, call.function() == Function.PTL_PUT ? Message.Kind.PUT : Message.Kind.GET);
    }

    /** The handles that it uses, also those that stand for no object. */
    List<Long> handles() {
        List<Long> handles = new ArrayList<>();
        for (int i = 0; i < call.arguments().size(); i++) {
            Object argument = call.arguments().get(i);
            if (argument instanceof MdValues values) {
                handles.add(values.eventq());
            } else if (argument instanceof Long handle && isHandle(call.function().parameters().get(i))) {
                handles.add(handle);
            }
        }
        return handles;
    }

    /** Whether it gives a descriptor memory of a region. */
    boolean uses(ExcerptRegion region) {
        return call.arguments().stream().anyMatch(argument -> argument instanceof MdValues values && (values.length() != 0 || values.start() != 0)
                && region.holds(values.start()));
    }

    /** The handles of the objects that it made. */
    List<Long> made() {
        List<Long> handles = new ArrayList<>();
        for (int i = 0; i < outputs.size(); i++) {
            if (outputs.get(i) instanceof Long handle && isHandle(call.function().parameters().get(i))) {
                handles.add(handle);
            }
        }
        return handles;
    }

    private static boolean isHandle(Parameter parameter) {
        return switch (parameter.type()) {
            case NI, ME, MD, EQ, HANDLE -> true;
            default -> false;
        };
    }
}
