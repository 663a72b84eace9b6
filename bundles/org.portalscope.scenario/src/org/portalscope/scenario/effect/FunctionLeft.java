package org.portalscope.scenario.effect;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import org.portalscope.engine.description.Elements;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.step.Subject;
import org.portalscope.expression.value.Value;
import org.portalscope.scenario.thread.ProgramState;
import org.portalscope.scenario.thread.CallFrame;
import org.portalscope.scenario.thread.LoopRound;

/**
 * A thread returned from a function of the scenario.
 *
 * @param body        index of the function's body
 * @param instruction where in it the thread was
 * @param locals      the values of the function's own names; null for those without
 * @param rounds      where it was in loops; null outside them
 * @param result      what it returned, or null
 */
public record FunctionLeft(int thread, int body, String name, int instruction, List<Value> locals, List<LoopRound> rounds, Value result)
        implements ScenarioEffect {

    public static FunctionLeft of(int thread, CallFrame frame, Value result) {
        return new FunctionLeft(thread, frame.bodyIndex(), frame.body().name(), frame.instruction(), copy(frame.locals()), copy(frame.rounds()), result);
    }

    private static <T> List<T> copy(List<T> values) {
        return Collections.unmodifiableList(new ArrayList<>(values));
    }

    @Override
    public void apply(ProgramState program) {
        program.thread(thread).pop();
    }

    @Override
    public void revert(ProgramState program) {
        CallFrame frame = new CallFrame(program, body);
        frame.setLocals(locals);
        for (int depth = 0; depth < rounds.size(); depth++) {
            frame.setRound(depth, rounds.get(depth));
        }
        frame.setInstruction(instruction);
        program.thread(thread).push(frame);
    }

    @Override
    public String words() {
        return name + " returns" + (result == null ? "" : " " + result.text());
    }

    @Override
    public void describe(Fields out) {
        out.id("thread", thread).index("body", body).value("name", name).index("instruction", instruction)
                .value("locals", ValueTexts.of(locals)).value("rounds", new Elements(rounds)).value("result", ValueTexts.of(result));
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfThread(thread));
    }
}
