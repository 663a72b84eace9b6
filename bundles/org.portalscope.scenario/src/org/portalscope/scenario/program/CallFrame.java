package org.portalscope.scenario.program;

import java.util.Arrays;

import org.portalscope.engine.state.PortalsState;
import org.portalscope.expression.Value;
import org.portalscope.expression.Values;
import org.portalscope.scenario.protocol.Activity;

/** A thread in one of its bodies: where it stands, the values of the body's own names, and its rounds of loops. */
final class CallFrame implements Values {

    final ScenarioProgram program;
    final int index;
    final Body body;
    final Value[] locals;
    final Round[] rounds;
    int instruction;
    /** What the call of a protocol that it is in still has to do, or null. */
    Activity activity;

    /** @param index of the body */
    CallFrame(ScenarioProgram program, int index) {
        this.program = program;
        this.index = index;
        body = program.body(index);
        locals = new Value[body.locals().size()];
        rounds = new Round[body.loops()];
    }

    Instruction current() {
        return body.instruction(instruction);
    }

    @Override
    public Value value(int slot) {
        if (slot == NameTable.NOW) {
            return Value.of(program.surroundings().now());
        }
        return slot >= 0 ? program.variables[slot] : locals[~slot];
    }

    void set(int slot, Value value) {
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
