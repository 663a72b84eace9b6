package org.portalscope.scenario.effect;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

import org.portalscope.engine.description.Elements;
import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.step.Subject;
import org.portalscope.expression.value.Value;
import org.portalscope.scenario.thread.CallFrame;
import org.portalscope.scenario.thread.LoopRound;
import org.portalscope.scenario.thread.ScenarioProgram;

/**
 * A thread returned from a function of the scenario.
 *
 * @param body        index of the function's body
 * @param instruction where in it the thread stood
 * @param locals      the values of the function's own names; null for those without
 * @param rounds      where it was in loops; null outside them
 * @param result      what it returned, or null
 */
public record FunctionLeft(int thread, int body, String name, int instruction, List<Value> locals, List<LoopRound> rounds, Value result)
        implements ScenarioEffect {

    public static FunctionLeft of(int thread, CallFrame frame, Value result) {
        return new FunctionLeft(thread, frame.index, frame.body.name(), frame.instruction, copy(frame.locals), copy(frame.rounds), result);
    }

    private static <T> List<T> copy(T[] values) {
        return Collections.unmodifiableList(Arrays.asList(values.clone()));
    }

    @Override
    public void apply(ScenarioProgram program) {
        List<CallFrame> frames = program.thread(thread).frames;
        frames.remove(frames.size() - 1);
    }

    @Override
    public void revert(ScenarioProgram program) {
        CallFrame frame = new CallFrame(program, body);
        locals.toArray(frame.locals);
        rounds.toArray(frame.rounds);
        frame.instruction = instruction;
        program.thread(thread).frames.add(frame);
    }

    @Override
    public String words() {
        return name + " returns" + (result == null ? "" : " " + result.text());
    }

    @Override
    public List<Field> fields() {
        return new Fields().id("thread", thread).index("body", body).value("name", name).index("instruction", instruction)
                .value("locals", ValueTexts.of(locals)).value("rounds", new Elements(rounds)).value("result", ValueTexts.of(result)).list();
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfThread(thread));
    }
}
