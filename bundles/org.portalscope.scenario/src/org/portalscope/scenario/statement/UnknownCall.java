package org.portalscope.scenario.statement;

import java.util.List;

import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.Type;
import org.portalscope.scenario.thread.Instruction;
import org.portalscope.scenario.thread.NameTable;
import org.portalscope.scenario.thread.Target;
import org.portalscope.scenario.thread.ThreadContext;
import org.portalscope.world.program.SourceLocation;

/** A call of something that does not exist; it takes part in checking only, so that its outputs count as bound. */
public record UnknownCall(SourceLocation place, Target result, List<Argument> arguments) implements Instruction {

    public UnknownCall {
        arguments = List.copyOf(arguments);
    }

    @Override
    public void declare(NameTable names) {
        if (result != null) {
            result.declare(names, Type.UNKNOWN);
        }
        arguments.stream().filter(argument -> argument.output() != null).forEach(argument -> argument.output().declare(names, Type.UNKNOWN));
    }

    @Override
    public void check(NameTable names, Problems problems) {
        arguments.stream().filter(argument -> argument.input() != null).forEach(argument -> argument.input().check(names, problems));
    }

    @Override
    public Instruction resolve(NameTable names) {
        return this;
    }

    @Override
    public void execute(ThreadContext context) {
        throw new IllegalStateException("a scenario with problems does not run");
    }
}
