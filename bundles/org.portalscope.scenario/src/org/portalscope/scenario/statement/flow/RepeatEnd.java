package org.portalscope.scenario.statement.flow;

import org.portalscope.expression.value.Value;
import org.portalscope.scenario.thread.Instruction;
import org.portalscope.scenario.thread.LoopRound;
import org.portalscope.scenario.thread.NameTable;
import org.portalscope.scenario.thread.PassedInstruction;
import org.portalscope.scenario.thread.Target;
import org.portalscope.scenario.thread.ThreadContext;
import org.portalscope.world.program.SourceLocation;

/**
 * The end of the body of a loop that counts its rounds.
 *
 * @param header the instruction that is the loop's header
 * @param target what the index is bound to, or null
 * @param depth  how many loops that count their rounds lie around it
 */
public record RepeatEnd(SourceLocation place, int header, Target target, int depth) implements PassedInstruction {

    /** Counts the round. */
    @Override
    public int next(int here, ThreadContext context) {
        LoopRound round = context.round(depth);
        if (round.isLast()) {
            context.count(depth, null);
            return here + 1;
        }
        context.count(depth, round.next());
        if (target != null) {
            context.bind(target, Value.of(round.next().index()));
        }
        return header + 1;
    }

    @Override
    public Instruction resolve(NameTable names) {
        return new RepeatEnd(place, header, target == null ? null : target.resolve(names), depth);
    }
}
