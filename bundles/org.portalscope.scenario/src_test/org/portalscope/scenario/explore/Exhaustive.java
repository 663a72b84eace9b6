package org.portalscope.scenario.explore;

import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.effect.DescriptorReleased;
import org.portalscope.engine.effect.EntryUnlinked;
import org.portalscope.engine.effect.InterfaceShutDown;
import org.portalscope.engine.effect.MessageDropped;
import org.portalscope.engine.effect.OperationAbandoned;
import org.portalscope.engine.effect.QueueFreed;
import org.portalscope.engine.effect.VolatileMemoryUsed;
import org.portalscope.engine.step.Effect;
import org.portalscope.world.Choice;
import org.portalscope.world.SearchableWorld;
import org.portalscope.world.World;
import org.portalscope.world.WorldForm;
import org.portalscope.world.WorldProcess;
import org.portalscope.world.explore.Finding;
import org.portalscope.world.program.Program;

/**
 * All states of a world, told apart by all that they hold, with every move of each: what the explorer is held to, without its digests,
 * its reduction and its histories. Each state is reached by running a fresh world.
 */
final class Exhaustive {

    /** What a move led to; null if that is beyond the bound. */
    record Edge(String state, Finding.Kind wrong) {
    }

    /** A state, the shortest path to it, and once it has been expanded its moves, what they lead to and what is wrong at its end. */
    static final class Node {
        final List<Choice> path;
        final int faults;
        final String digest;
        List<Choice> choices;
        List<Edge> edges;
        /** Whether all processes that are no services have finished, or nothing can happen any more. */
        boolean ended;

        /** The moves that are no faults and no deaths that need not be. */
        Stream<Edge> certain() {
            return edges.stream().limit(choices.size());
        }

        /** @param faults completions on the path that failed and need not have */
        Node(List<Choice> path, int faults, String digest) {
            this.path = path;
            this.faults = faults;
            this.digest = digest;
        }
    }

    private final Supplier<World> worlds;
    private final int faults;
    private final Set<String> mayCrash;
    private final int most;
    final Map<String, Node> nodes = new HashMap<>();
    /** All states with up to so many transitions were expanded. */
    int depth;
    boolean complete;
    List<Choice> shortest;
    /** What is wrong behind the shortest paths to anything that is; {@link #kind} first. */
    final Set<Finding.Kind> kinds = EnumSet.noneOf(Finding.Kind.class);
    Finding.Kind kind;

    Exhaustive(Supplier<World> worlds, int most) {
        this(worlds, 0, Set.of(), most);
    }

    /**
     * @param faults completions that may fail
     * @param mayCrash names of the processes that may die
     */
    Exhaustive(Supplier<World> worlds, int faults, Set<String> mayCrash, int most) {
        this.worlds = worlds;
        this.faults = faults;
        this.mayCrash = mayCrash;
        this.most = most;
    }

    /** Expands depth by depth until something is wrong, all is known, or there are more states than wanted. */
    void search() {
        World first = worlds.get();
        String state = key(first, 0);
        nodes.put(state, new Node(List.of(), 0, digest(first, 0)));
        List<String> level = List.of(state);
        kind = atEnd(first);
        note(kind);
        shortest = kind == null ? null : List.of();
        while (kind == null && !level.isEmpty() && nodes.size() < most) {
            level = expand(level);
            depth++;
        }
        complete = kind == null && level.isEmpty();
    }

    private static boolean hasFinished(World world) {
        return world.processes().stream().allMatch(process -> process.isDead() || process.program().isService()
                || IntStream.range(0, process.program().threadCount()).allMatch(thread -> process.program().readiness(thread) == Program.Readiness.ENDED));
    }

    /** Of a search that is complete, the states from which no end can be reached without a fault or a death that need not be. */
    Set<Node> withoutEnd() {
        Set<Node> ending = new HashSet<>();
        boolean grows = true;
        while (grows) {
            grows = false;
            for (Node node : nodes.values()) {
                grows |= !ending.contains(node)
                        && (node.ended || node.certain().anyMatch(edge -> edge.wrong() != null || ending.contains(nodes.get(edge.state()))))
                        && ending.add(node);
            }
        }
        Set<Node> others = new HashSet<>(nodes.values());
        others.removeAll(ending);
        return others;
    }

    /** The states that can be reached from one, itself included, without a fault or a death that need not be. */
    Set<Node> reached(Node start) {
        Set<Node> reached = new HashSet<>(Set.of(start));
        Deque<Node> open = new ArrayDeque<>(reached);
        while (!open.isEmpty()) {
            open.remove().certain().map(edge -> nodes.get(edge.state())).filter(reached::add).forEach(open::add);
        }
        return reached;
    }

    /** Whether a state can be reached from each state that can be reached from it, without a fault or a death that need not be. */
    boolean comesAgain(Node node) {
        return reached(node).stream().allMatch(next -> reached(next).contains(node));
    }

    /** The state that a schedule leads to. */
    Node at(World world, int itsFaults) {
        return nodes.get(key(world, itsFaults));
    }

    private List<String> expand(List<String> level) {
        List<String> next = new ArrayList<>();
        for (String state : level) {
            Node node = nodes.get(state);
            World world = at(node.path);
            node.choices = choices(world);
            node.ended = node.choices.isEmpty() || hasFinished(world);
            node.edges = new ArrayList<>();
            for (Choice choice : node.choices) {
                node.edges.add(tryOut(world, node, choice, node.faults, next));
            }
            for (Choice fault : node.faults < faults ? failures(node.choices) : List.<Choice>of()) {
                node.edges.add(tryOut(world, node, fault, node.faults + 1, next));
            }
            for (Choice death : deaths(world, node.choices)) {
                node.edges.add(tryOut(world, node, death, node.faults, next));
            }
        }
        return next;
    }

    /** The completions among some choices, as they fail. */
    private static List<Choice> failures(List<Choice> choices) {
        return choices.stream().filter(Choice.Complete.class::isInstance).map(Choice.Complete.class::cast)
                .filter(complete -> complete.niFailType() == NiFailType.PTL_NI_OK && complete.operation().completes())
                .<Choice>map(complete -> new Choice.Complete(complete.process(), complete.operation(), NiFailType.PTL_NI_DATA_LOST)).toList();
    }

    /** The deaths of the processes that may die while something happens that is not kept for the end. */
    private List<Choice> deaths(World world, List<Choice> choices) {
        boolean over = choices.stream().allMatch(choice -> choice instanceof Choice.RunThread run
                && world.process(run.process()).program().readiness(run.thread()) == Program.Readiness.WHEN_QUIESCENT);
        return over ? List.of() : world.processes().stream().filter(process -> mayCrash.contains(process.name()) && !process.isDead())
                .<Choice>map(process -> new Choice.Die(process.index())).filter(death -> !choices.contains(death)).toList();
    }

    private Edge tryOut(World world, Node node, Choice choice, int faultsAfter, List<String> next) {
        List<Effect> effects = new ArrayList<>();
        new SearchableWorld(world).execute(choice, effects);
        Finding.Kind wrong = wrong(world, world.process(choice.process()), effects);
        String state = key(world, faultsAfter);
        List<Choice> path = new ArrayList<>(node.path);
        path.add(choice);
        if (!nodes.containsKey(state)) {
            nodes.put(state, new Node(path, faultsAfter, digest(world, faultsAfter)));
            next.add(state);
        }
        note(wrong);
        if (wrong != null && kind == null) {
            kind = wrong;
            shortest = path;
        }
        revert(world, choice, effects, 0);
        return new Edge(state, wrong);
    }

    private void note(Finding.Kind found) {
        if (found != null) {
            kinds.add(found);
        }
    }

    /** What is wrong after the last choice of a schedule, or null; before, nothing is. */
    Finding.Kind outcome(List<Choice> schedule) {
        World world = worlds.get();
        Finding.Kind found = schedule.isEmpty() ? atEnd(world) : null;
        for (Choice choice : schedule) {
            assertNull(found);
            assertTrue(choice instanceof Choice.Complete || choice instanceof Choice.Die || world.enabled().contains(choice), () -> choice + " in " + schedule);
            List<Effect> effects = new ArrayList<>();
            new SearchableWorld(world).execute(choice, effects);
            found = wrong(world, world.process(choice.process()), effects);
        }
        return found;
    }

    /** Reverts a choice that was executed last: its effects from an index on. */
    static void revert(World world, Choice choice, List<Effect> effects, int from) {
        for (int i = effects.size() - 1; i >= from; i--) {
            effects.remove(i).revert(world.process(choice.process()));
        }
    }

    World at(List<Choice> path) {
        World world = worlds.get();
        path.forEach(world::advance);
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
                || has(effects, QueueFreed.class) || has(effects, OperationAbandoned.class) || !program.leftovers().isEmpty())) {
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

    /** All that a state holds but for whose turn was last, and the faults that led there. */
    private static String key(World world, int faults) {
        String dump = world.dump();
        return faults + dump.substring(dump.indexOf('\n'));
    }

    static String digest(World world, int faults) {
        WorldForm form = new WorldForm(world);
        form.digest(faults);
        return Long.toHexString(form.high()) + " " + Long.toHexString(form.low());
    }

    /** What the moves of a state lead to, in their order, as far as digests tell. */
    List<String> future(Node node) {
        return node.edges.stream().map(edge -> nodes.get(edge.state()).digest + " " + Objects.toString(edge.wrong())).toList();
    }
}
