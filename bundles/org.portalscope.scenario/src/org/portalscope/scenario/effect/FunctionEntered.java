package org.portalscope.scenario.effect;

import java.util.List;
import java.util.stream.Collectors;

import org.portalscope.engine.description.Fields;
import org.portalscope.engine.step.Subject;
import org.portalscope.expression.value.Value;
import org.portalscope.scenario.thread.ProgramState;
import org.portalscope.scenario.thread.CallFrame;

/**
 * A thread called a function of the scenario.
 *
 * @param body      index of the function's body
 * @param name      of the function
 * @param arguments the values of its parameters
 */
public record FunctionEntered(int thread, int body, String name, List<Value> arguments) implements ScenarioEffect {

    @Override
    public void apply(ProgramState program) {
        CallFrame frame = new CallFrame(program, body);
        frame.setLocals(arguments);
        program.thread(thread).push(frame);
    }

    @Override
    public void revert(ProgramState program) {
        program.thread(thread).pop();
    }

    @Override
    public String words() {
        return arguments.stream().map(Value::text).collect(Collectors.joining(", ", "calls " + name + "(", ")"));
    }

    @Override
    public void describe(Fields out) {
        out.id("thread", thread).index("body", body).value("name", name).value("arguments", ValueTexts.of(arguments));
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfThread(thread));
    }
}
