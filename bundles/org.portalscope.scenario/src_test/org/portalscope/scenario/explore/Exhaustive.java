package org.portalscope.scenario.explore;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;

import org.portalscope.engine.state.DescriptorReleased;
import org.portalscope.engine.state.EntryUnlinked;
import org.portalscope.engine.state.InterfaceShutDown;
import org.portalscope.engine.state.MessageDropped;
import org.portalscope.engine.state.OperationAbandoned;
import org.portalscope.engine.state.QueueFreed;
import org.portalscope.engine.state.VolatileMemoryUsed;
import org.portalscope.engine.step.Effect;
import org.portalscope.world.Choice;
import org.portalscope.world.Program;
import org.portalscope.world.World;
import org.portalscope.world.WorldForm;
import org.portalscope.world.WorldProcess;
import org.portalscope.world.explore.Finding;

/**
 * All states of a world, told apart by all that they hold, with every move of each: what the explorer is held to, without its digests,
 * its reduction and its walks. Each state is reached by running a fresh world.
 */
final class Exhaustive {

    /** What a move led to; null if that is beyond the bound. */
    record Edge(String state, Finding.Kind wrong) {
    }

    /** A state, the shortest way to it, and once it has been expanded its moves, what they lead to and what is wrong at its end. */
    static final class Node {
        final List<Choice> way;
        final String digest;
        List<Choice> choices;
        List<Edge> edges;

        Node(List<Choice> way, String digest) {
            this.way = way;
            this.digest = digest;
        }
    }

    private final Supplier<World> worlds;
    private final int most;
    final Map<String, Node> nodes = new HashMap<>();
    /** All states with up to so many transitions were expanded. */
    int depth;
    boolean complete;
    List<Choice> shortest;
    Finding.Kind kind;

    Exhaustive(Supplier<World> worlds, int most) {
        this.worlds = worlds;
        this.most = most;
    }

    /** Expands depth by depth until something is wrong, all is known, or there are more states than wanted. */
    void search() {
        World first = worlds.get();
        String state = key(first);
        nodes.put(state, new Node(List.of(), digest(first)));
        List<String> level = List.of(state);
        kind = atEnd(first);
        shortest = kind == null ? null : List.of();
        while (kind == null && !level.isEmpty() && nodes.size() < most) {
            level = expand(level);
            depth++;
        }
        complete = kind == null && level.isEmpty();
    }

    private List<String> expand(List<String> level) {
        List<String> next = new ArrayList<>();
        for (String state : level) {
            Node node = nodes.get(state);
            World world = at(node.way);
            node.choices = choices(world);
            node.edges = new ArrayList<>();
            for (Choice choice : node.choices) {
                node.edges.add(tryOut(world, node, choice, next));
            }
        }
        return next;
    }

    private Edge tryOut(World world, Node node, Choice choice, List<String> next) {
        List<Effect> effects = new ArrayList<>();
        world.execute(choice, effects);
        Finding.Kind wrong = wrong(world, world.process(choice.process()), effects);
        String state = key(world);
        List<Choice> way = new ArrayList<>(node.way);
        way.add(choice);
        if (!nodes.containsKey(state)) {
            nodes.put(state, new Node(way, digest(world)));
            next.add(state);
        }
        if (wrong != null && kind == null) {
            kind = wrong;
            shortest = way;
        }
        world.revert(choice.process(), effects, 0);
        return new Edge(state, wrong);
    }

    World at(List<Choice> way) {
        World world = worlds.get();
        way.forEach(world::advance);
        return world;
    }

    /** Everything that can happen next, deliveries to a process by initiator and target. */
    static List<Choice> choices(World world) {
        List<Choice> choices = new ArrayList<>(world.enabled());
        choices.sort(Comparator.comparingInt(Choice::process).thenComparing(Exhaustive::lane)
                .thenComparing(Exhaustive::sender));
        return choices;
    }

    private static int lane(Choice choice) {
        return choice instanceof Choice.Deliver ? 0 : choice instanceof Choice.Complete ? 1 : 2;
    }

    private static String sender(Choice choice) {
        return choice instanceof Choice.Deliver deliver
                ? String.format("%08x %08x %08x %08x", deliver.message().initiator().nid(), deliver.message().initiator().pid(),
                        deliver.message().target().nid(), deliver.message().target().pid()) : "";
    }

    private static Finding.Kind wrong(World world, WorldProcess process, List<Effect> effects) {
        if (world.failure().isPresent()) {
            return Finding.Kind.ASSERT;
        }
        Program program = process.program();
        if (has(effects, MessageDropped.class) && program.unexpectedDrops() > 0 && !program.expectsDrops()) {
            return Finding.Kind.DROP;
        }
        if (has(effects, InterfaceShutDown.class) && (has(effects, EntryUnlinked.class) || has(effects, DescriptorReleased.class)
                || has(effects, QueueFreed.class) || has(effects, OperationAbandoned.class))) {
            return Finding.Kind.LEAK;
        }
        return has(effects, VolatileMemoryUsed.class) ? Finding.Kind.VOLATILE : atEnd(world);
    }

    private static Finding.Kind atEnd(World world) {
        if (!world.enabled().isEmpty() || world.failure().isPresent()) {
            return null;
        }
        if (world.processes().stream().anyMatch(process -> process.program().unexpectedDrops() > 0)) {
            return Finding.Kind.DROP;
        }
        return world.waiting().isEmpty() ? null : Finding.Kind.STUCK;
    }

    private static boolean has(List<Effect> effects, Class<? extends Effect> type) {
        return effects.stream().anyMatch(type::isInstance);
    }

    /** All that a state holds but for whose turn was last. */
    private static String key(World world) {
        String dump = world.dump();
        return dump.substring(dump.indexOf('\n'));
    }

    static String digest(World world) {
        WorldForm form = new WorldForm(world);
        form.digest(0);
        return Long.toHexString(form.high()) + " " + Long.toHexString(form.low());
    }

    /** What the moves of a state lead to, in their order, as far as digests tell. */
    List<String> future(Node node) {
        return node.edges.stream().map(edge -> nodes.get(edge.state()).digest + " " + Objects.toString(edge.wrong())).toList();
    }
}
