package org.portalscope.scenario.thread;

import java.util.Arrays;

import org.portalscope.engine.state.PortalsState;
import org.portalscope.expression.ValueScope;
import org.portalscope.expression.value.Value;
import org.portalscope.scenario.protocol.ResumableCall;

/** A thread in one of its bodies: where it stands, the values of the body's own names, and its rounds of loops. */
public final class CallFrame implements ValueScope {

    public final ScenarioProgram program;
    public final int index;
    public final Body body;
    public final Value[] locals;
    public final LoopRound[] rounds;
    public int instruction;
    /** What the call of a protocol that it is in still has to do, or null. */
    public ResumableCall activity;

    /** @param index of the body */
    public CallFrame(ScenarioProgram program, int index) {
        this.program = program;
        this.index = index;
        body = program.body(index);
        locals = new Value[body.locals().size()];
        rounds = new LoopRound[body.loops()];
    }

    Instruction current() {
        return body.instruction(instruction);
    }

    @Override
    public Value value(int slot) {
        if (slot == NameTable.NOW) {
            return Value.of(program.worldContext().now());
        }
        return slot >= 0 ? program.variables[slot] : locals[~slot];
    }

    public void set(int slot, Value value) {
        if (slot >= 0) {
            program.variables[slot] = value;
        } else {
            locals[~slot] = value;
        }
    }

    @Override
    public PortalsState portals() {
        return program.portals();
    }

    @Override
    public void reads(long address, long length) {
        program.reads(address, length);
    }

    @Override
    public String toString() {
        return body.name() + " (" + index + ") at " + instruction + ' ' + Arrays.toString(rounds) + ' ' + Arrays.toString(locals) + (activity == null ? "" : " " + activity);
    }
}
