package org.portalscope.scenario.thread;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

import org.portalscope.engine.annotation.Mutation;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.expression.ValueScope;
import org.portalscope.expression.value.Value;
import org.portalscope.protocol.call.ResumableCall;

/** A thread in one of its bodies: where it is, the values of the body's own names, and its rounds of loops. */
public final class CallFrame implements ValueScope {

    private final ProgramState program;
    private final int index;
    private final Body body;
    private final Value[] locals;
    private final LoopRound[] rounds;
    private int instruction;
    private ResumableCall call;

    /**
     * A frame before the first instruction, without values.
     *
     * @param index of the body
     */
    public CallFrame(ProgramState program, int index) {
        this.program = program;
        this.index = index;
        body = program.body(index);
        locals = new Value[body.locals().size()];
        rounds = new LoopRound[body.loops()];
    }

    public ProgramState program() {
        return program;
    }

    public Body body() {
        return body;
    }

    /** Which of the bodies of the process it is. */
    public int bodyIndex() {
        return index;
    }

    /** The index of the instruction that the thread is before or in. */
    public int instruction() {
        return instruction;
    }

    /** The instruction that the thread is before or in. */
    public Instruction current() {
        return body.instruction(instruction);
    }

    /** Whether the thread is at a barrier. */
    public boolean isAtBarrier() {
        return current().isAtBarrier(this);
    }

    /** The values of the body's own names in the order of their slots; null for those without. */
    public List<Value> locals() {
        return Collections.unmodifiableList(Arrays.asList(locals));
    }

    /** Where it is in loops that count their rounds, the outermost first; null outside them. */
    public List<LoopRound> rounds() {
        return Collections.unmodifiableList(Arrays.asList(rounds));
    }

    /** The round of the loop that lies within so many others, or null outside it. */
    public LoopRound round(int depth) {
        return rounds[depth];
    }

    /** What the call of a protocol that it is in still has to do, or null. */
    public ResumableCall call() {
        return call;
    }

    /** The names that are known here and bound, with their values: its own if it is that of a function, else those of the process. */
    public SortedMap<String, Value> names() {
        if (!body.isFunction()) {
            return program.variables();
        }
        SortedMap<String, Value> bound = new TreeMap<>();
        for (int slot = 0; slot < locals.length; slot++) {
            if (locals[slot] != null) {
                bound.put(body.locals().get(slot), locals[slot]);
            }
        }
        return bound;
    }

    @Override
    public Value value(int slot) {
        if (slot == NameTable.NOW) {
            program.noteShared();
            return Value.of(program.now());
        }
        return slot >= 0 ? program.use(slot) : locals[~slot];
    }

    @Override
    public PortalsState portals() {
        program.noteShared();
        return program.portals();
    }

    @Override
    public void reads(long address, long length) {
        program.reads(address, length);
    }

    /** Gives a name a value, or none. */
    @Mutation
    public void set(int slot, Value value) {
        if (slot >= 0) {
            program.setVariable(slot, value);
        } else {
            locals[~slot] = value;
        }
    }

    /** Gives the first of the body's own names their values; null stands for none. */
    @Mutation
    public void setLocals(List<Value> values) {
        values.toArray(locals);
    }

    /** Moves the thread to an instruction. */
    @Mutation
    public void setInstruction(int to) {
        instruction = to;
    }

    /** Sets the round of a loop that lies within so many others; null outside it. */
    @Mutation
    public void setRound(int depth, LoopRound round) {
        rounds[depth] = round;
    }

    /** Sets what the call of a protocol still has to do, or null. */
    @Mutation
    public void setCall(ResumableCall after) {
        call = after;
    }

    @Override
    public String toString() {
        String position = body.name() + " (" + index + ") at " + instruction + ' ' + Arrays.toString(rounds) + ' ' + Arrays.toString(locals);
        return position + (call == null ? "" : " " + call);
    }
}
