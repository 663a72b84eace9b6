package org.portalscope.scenario.thread;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.portalscope.engine.protocol.EntryRoles;
import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.protocol.Protocol;
import org.portalscope.world.program.SourceLocation;

/**
 * What the members of a family, or a process by itself, execute. Immutable.
 *
 * @param bodies     the functions and threads; instructions refer to them by their index
 * @param main       index of the body of the first thread
 * @param last       index of the body that is executed when nothing can happen any more, or {@link #NONE}
 * @param invariants what holds after every transition
 * @param names      the names of the process in the order of their slots; the first is its own id
 * @param fixed      how many of these have their values from the beginning and keep them
 * @param owned      the slots of those that one thread alone can use
 * @param declared   what the scenario itself says of match bits
 */
public record Code(List<Body> bodies, int main, int last, List<Invariant> invariants, List<String> names, int fixed, Set<Integer> owned,
        List<MatchBitField> declared) {

    /** No body. */
    public static final int NONE = -1;

    public Code {
        bodies = List.copyOf(bodies);
        invariants = List.copyOf(invariants);
        names = List.copyOf(names);
        owned = Set.copyOf(owned);
        declared = List.copyOf(declared);
    }

    /** Whether threads can tell, by a name, what others do: it has no fixed value, and several can use it. */
    boolean isShared(int slot) {
        return slot >= fixed && !owned.contains(slot);
    }

    /** Where its statements begin. */
    public List<SourceLocation> statements() {
        return bodies.stream().flatMap(body -> body.code().stream()).filter(instruction -> !instruction.isEnd()).map(Instruction::place).toList();
    }

    /** Where those of its statements begin that say what must hold. */
    public List<SourceLocation> expectations() {
        return bodies.stream().flatMap(body -> body.code().stream()).filter(Instruction::isExpectation).map(Instruction::place).toList();
    }

    /** Whether it lets virtual time pass. */
    public boolean takesTime() {
        return bodies.stream().anyMatch(body -> body.code().stream().anyMatch(Instruction::takesTime));
    }

    /** The statements that only a world can execute: they let virtual time pass, or wait until nothing else can happen. */
    public List<SourceLocation> worldOnly() {
        Stream<Instruction> waits = bodies.stream().flatMap(body -> body.code().stream()).filter(Instruction::takesTime);
        return Stream.concat(waits, last == NONE ? Stream.empty() : bodies.get(last).code().stream().limit(1)).map(Instruction::place).toList();
    }

    /** What its match bits mean: what the scenario says, else the one protocol that it uses; several protocols cannot be told apart. */
    public List<MatchBitField> matchBitFields() {
        if (!declared.isEmpty()) {
            return declared;
        }
        List<List<MatchBitField>> all = bodies.stream().flatMap(body -> body.code().stream()).map(Instruction::matchBitFields)
                .filter(fields -> !fields.isEmpty()).distinct().toList();
        return all.size() == 1 ? all.get(0) : List.of();
    }

    /** The protocols that it calls, in its threads and in the functions that these come to. */
    public Set<Protocol> calledProtocols() {
        Set<Protocol> called = new LinkedHashSet<>();
        for (int body : reached()) {
            bodies.get(body).code().forEach(instruction -> instruction.calledProtocol().ifPresent(called::add));
        }
        return called;
    }

    /** The bodies that its threads come to. */
    private Set<Integer> reached() {
        Set<Integer> reached = new LinkedHashSet<>();
        Deque<Integer> open = new ArrayDeque<>(last == NONE ? List.of(main) : List.of(main, last));
        while (!open.isEmpty()) {
            int body = open.remove();
            if (reached.add(body)) {
                bodies.get(body).code().forEach(instruction -> open.addAll(instruction.handed()));
                bodies.get(body).code().stream().map(Instruction::entered).filter(entered -> entered != NONE).forEach(open::add);
            }
        }
        return reached;
    }

    /** What its match entries are for: what the one protocol says that it uses; with several, they cannot be told apart. */
    public EntryRoles entryRoles() {
        List<Protocol> all = List.copyOf(calledProtocols());
        return all.size() == 1 ? all.get(0).entryRoles() : EntryRoles.UNKNOWN;
    }

    /** Whether it expects dropped messages. */
    public boolean expectsDrops() {
        return bodies.stream().anyMatch(body -> body.code().stream().anyMatch(Instruction::expectsDrop));
    }

    /** Whether it meets other processes at barriers. */
    public boolean hasBarriers() {
        return bodies.stream().anyMatch(body -> body.code().stream().anyMatch(Instruction::isBarrier));
    }
}
