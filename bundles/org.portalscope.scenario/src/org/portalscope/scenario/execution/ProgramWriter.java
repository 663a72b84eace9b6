package org.portalscope.scenario.execution;

import java.util.List;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.canonical.CanonicalForm;
import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.expression.value.Bytes;
import org.portalscope.expression.value.RegionValue;
import org.portalscope.expression.value.Value;
import org.portalscope.protocol.call.ValueFields;
import org.portalscope.protocol.value.StructureValue;
import org.portalscope.scenario.thread.CallFrame;
import org.portalscope.scenario.thread.LoopRound;
import org.portalscope.scenario.thread.ProgramState;
import org.portalscope.scenario.thread.ScenarioThread;

/** Writes the state of a program into a canonical form. Left out is what it has printed. */
final class ProgramWriter {

    private static final long NONE = -1;
    private static final DropReason[] REASONS = DropReason.values();

    private final CanonicalForm form;

    ProgramWriter(CanonicalForm form) {
        this.form = form;
    }

    void write(ProgramState program) {
        form.numbers(program.threadCount(), program.isDead() ? 1 : 0);
        program.threads().forEach(this::write);
        form.number(program.barriersPassed());
        for (int slot = 0; slot < program.variableCount(); slot++) {
            writeSlot(program.variable(slot));
        }
        program.protocols().values().forEach(state -> state.write(form));
    }

    private void write(ScenarioThread thread) {
        form.number(thread.depth());
        thread.frames().forEach(this::write);
    }

    private void write(CallFrame frame) {
        form.numbers(frame.bodyIndex(), frame.instruction());
        for (int depth = 0; depth < frame.body().loops(); depth++) {
            write(frame.round(depth));
        }
        for (int slot = 0; slot < frame.body().locals().size(); slot++) {
            writeSlot(frame.value(~slot));
        }
        form.number(frame.call() == null ? 0 : 1);
        if (frame.call() != null) {
            frame.call().write(form);
        }
    }

    private void write(LoopRound round) {
        form.number(round == null ? 0 : 1);
        if (round != null) {
            form.number(round.index());
            form.number(round.count());
        }
    }

    /** Writes the value of a name, which may have none. */
    private void writeSlot(Value value) {
        form.number(value == null ? 0 : 1);
        if (value != null) {
            write(value);
        }
    }

    /** Writes the drops of an interface as far as a program can ask for them. */
    void drops(NetworkInterface ni, long expected, boolean expects, boolean readsStatus) {
        if (readsStatus) {
            for (DropReason reason : REASONS) {
                form.number(ni.dropCount(reason));
            }
        }
        long unexpected = ni.dropCount() - expected;
        form.number(expects ? unexpected : Math.min(unexpected, 1));
        for (long i = expected; expects && i < ni.dropCount(); i++) {
            DropReason reason = ni.dropReason(i);
            form.number(reason == null ? NONE : reason.ordinal());
        }
    }

    private void write(Value value) {
        Object object = value.object();
        if (object == null) {
            form.number(NONE);
        } else if (value.type().isHandle()) {
            form.handle((Long) object);
        } else if (object instanceof Long number) {
            form.number(number);
        } else if (object instanceof Event event) {
            form.event(event);
        } else if (object instanceof RegionValue region) {
            form.number(region.address());
        } else if (object instanceof Enum<?> constant) {
            form.number(constant.ordinal());
        } else {
            writeRest(object);
        }
    }

    private void writeRest(Object object) {
        if (object instanceof List<?> list) {
            form.number(list.size());
            list.forEach(element -> write((Value) element));
        } else if (object instanceof ProcessId id) {
            form.number(id.packed());
        } else if (object instanceof MdValues md) {
            form.descriptor(md);
        } else if (object instanceof Limits limits) {
            form.numbers(limits.maxMatchEntries(), limits.maxMemDescriptors());
            form.numbers(limits.maxEventQueues(), limits.maxAtableIndex());
            form.number(limits.maxPtableIndex());
        } else if (object instanceof String text) {
            form.text(text);
        } else if (object instanceof StructureValue structure) {
            ValueFields.write(structure.type(), structure, form);
        } else if (object instanceof Bytes bytes) {
            form.bytes(bytes.toArray());
        } else {
            throw new IllegalStateException("no canonical form for " + object.getClass().getName());
        }
    }
}
