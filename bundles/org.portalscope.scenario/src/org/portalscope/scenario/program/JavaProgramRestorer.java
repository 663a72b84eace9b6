package org.portalscope.scenario.program;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;

import org.portalscope.engine.encoding.FieldException;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.call.ResumableCall;
import org.portalscope.protocol.lockstep.ProgramAction;
import org.portalscope.protocol.state.ProtocolState;
import org.portalscope.scenario.snapshot.ProtocolStateFields;
import org.portalscope.world.program.Failure;
import org.portalscope.world.program.FailureFields;

/**
 * The state of a program in Java as it has been read: nothing of it changes before {@link #restore}. Once the answers have been read, the program runs
 * again with them, since only it knows the protocols whose state follows.
 */
final class JavaProgramRestorer {

    private final JavaProgramState program;
    private final ProgramHistory history;
    private final SortedMap<String, ProtocolState> protocols;
    private final List<ResumableCall> calls;
    private final long barriersPassed;
    private final boolean dead;
    private final Failure failure;

    /**
     * Reads what a {@link JavaProgramSaver} has written.
     *
     * @throws FieldException if something else was written, or the program does something else with these answers
     */
    JavaProgramRestorer(JavaProgramState program, ProgramRunner runner, FieldReader in) {
        this.program = program;
        ValueReader values = new ValueReader(in);
        history = runner.replay(answers(values), in.text());
        protocols = ProtocolStateFields.read(in, this::protocol);
        calls = calls(values);
        barriersPassed = in.number();
        dead = values.truth();
        failure = FailureFields.read(in);
    }

    private static List<AnsweredAction> answers(ValueReader values) {
        AnswerReader reader = new AnswerReader(values.fields());
        List<AnsweredAction> answers = new ArrayList<>();
        for (int left = values.count(); left > 0; left--) {
            answers.add(reader.answered());
        }
        return answers;
    }

    private Protocol protocol(String name) {
        Protocol protocol = history.protocol(name);
        if (protocol == null) {
            throw new FieldException("the program does not call the protocol '" + name + "'");
        }
        return protocol;
    }

    private List<ResumableCall> calls(ValueReader values) {
        List<ProgramAction.CallProtocol> open = history.openCalls();
        int count = values.count();
        if (count > open.size()) {
            throw new FieldException("a program is in a call of a protocol that it does not make");
        }
        return open.stream().limit(count)
                .map(action -> ResumableCall.read(values.fields(), action.procedure(), action.protocol()::procedure)).toList();
    }

    /** Changes the program. */
    void restore() {
        program.setHistory(history);
        program.setCalls(calls);
        program.setBarriersPassed(barriersPassed);
        program.restore(protocols, dead, failure);
    }
}
