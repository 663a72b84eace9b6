package org.portalscope.scenario.program;

import java.util.Collections;
import java.util.List;

import org.portalscope.engine.memory.Digest128;
import org.portalscope.protocol.lockstep.ProgramAction;
import org.portalscope.protocol.value.Buffer;

/** What a program in Java wants as a text that is the same in each run. Lines of the program are no part of it: they move with each comment. */
final class ActionText {

    private ActionText() {
    }

    static String of(ProgramAction action) {
        if (action instanceof ProgramAction.CallPortals call) {
            return call.function().documentName() + call.arguments();
        } else if (action instanceof ProgramAction.CallProtocol call) {
            return call.protocol().name() + ' ' + call.procedure().name() + arguments(call.arguments());
        } else if (action instanceof ProgramAction.ReturnFromCallback back) {
            return of(back.call()) + " gets " + arguments(Collections.singletonList(back.result()));
        } else if (action instanceof ProgramAction.WriteMemory write) {
            Digest128 digest = Digest128.of(write.bytes());
            return "WriteMemory[address=" + write.address() + ", length=" + write.bytes().length + ", digest=" + Long.toHexString(digest.high())
                    + ' ' + Long.toHexString(digest.low()) + ']';
        } else if (action instanceof ProgramAction.Failed failed) {
            return "Failed[message=" + failed.message() + ']';
        }
        return action.toString();
    }

    private static List<Object> arguments(List<Object> arguments) {
        return arguments.stream()
                .map(argument -> argument instanceof Buffer part ? part.name() + " at " + part.address() + " of " + part.length() : argument).toList();
    }
}
