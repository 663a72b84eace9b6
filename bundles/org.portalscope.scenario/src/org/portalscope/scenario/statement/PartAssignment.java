package org.portalscope.scenario.statement;

import org.portalscope.expression.Expression;
import org.portalscope.expression.value.EvaluationException;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Type;
import org.portalscope.scenario.thread.Instruction;
import org.portalscope.scenario.thread.NameTable;
import org.portalscope.scenario.thread.Target;
import org.portalscope.scenario.thread.ThreadContext;
import org.portalscope.world.program.SourceLocation;

/**
 * Sets a part of something: {@code list[2] = 7;}, {@code buffer[2] = 0xFF;}, {@code buffer[0..5] = "hello";}. Which of these it is, its types say.
 *
 * @param target the name of a list, or null if what is set is not a part of what a name by itself stands for
 * @param whole  what it is a part of
 * @param part   which part
 * @param value  what it is set to
 */
public record PartAssignment(SourceLocation place, Target target, Expression whole, Part part, Expression value) implements Instruction {

    /**
     * An element or a slice.
     *
     * @param from null for the beginning
     * @param to   the end of a slice, null if it is that of the whole
     */
    public record Part(SourcePosition position, boolean slice, Expression from, Expression to) {

        Part resolve(NameTable names) {
            return new Part(position, slice, from == null ? null : from.resolve(names), to == null ? null : to.resolve(names));
        }

        private void check(NameTable names, Problems problems) {
            if (from != null) {
                from.require(Type.INTEGER, names, problems);
            }
            if (to != null) {
                to.require(Type.INTEGER, names, problems);
            }
        }
    }

    @Override
    public void declare(NameTable names) {
        Type list = names.type(whole.text());
        if (target != null && list != null && list.isOpen() && !part.slice) {
            Type element = value.check(names, Problems.ignored());
            if (element.list() != null) {
                target.declare(names, element.list());
            }
        }
    }

    @Override
    public void check(NameTable names, Problems problems) {
        Type type = whole.check(names, problems);
        part.check(names, problems);
        if (type.isList() && !part.slice) {
            checkElement(type, names, problems);
        } else if (!type.agrees(Type.REGION)) {
            problems.add(whole.position(), whole.text(), (part.slice ? "a region" : "a region or a list") + ", not " + type.words());
            value.check(names, problems);
        } else if (part.slice) {
            Type found = value.check(names, problems);
            if (!found.agrees(Type.BYTES) && !found.agrees(Type.STRING)) {
                problems.add(value.position(), value.text(), "a text or a byte string, not " + found.words());
            }
        } else {
            value.require(Type.INTEGER, names, problems);
        }
    }

    private void checkElement(Type list, NameTable names, Problems problems) {
        if (target == null || names.isFixed(target.name())) {
            problems.add(whole.position(), whole.text(), "a list that a name has been bound to");
        }
        value.require(list.element(), names, problems);
    }

    @Override
    public Instruction resolve(NameTable names) {
        Part resolved = part.resolve(names);
        if (whole.check(names, Problems.ignored()).isList()) {
            return new ElementAssignment(place, target.resolve(names), whole.resolve(names), resolved.from, value.resolve(names));
        }
        return new MemoryAssignment(place, whole.resolve(names), resolved, value.resolve(names));
    }

    @Override
    public void execute(ThreadContext context) throws EvaluationException {
        throw new IllegalStateException("it has not been resolved");
    }
}
