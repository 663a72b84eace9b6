package org.portalscope.world.explore;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

import org.portalscope.engine.step.Effect;
import org.portalscope.world.Choice;
import org.portalscope.world.SearchableWorld;
import org.portalscope.world.World;
import org.portalscope.world.WorldForm;
import org.portalscope.world.WorldProcess;
import org.portalscope.world.program.Program;

/** Decides for a world at a moment whether an end can still be reached: it tries everything that can happen, depth first, and goes back. */
final class LivelockCheck {

    /** States after which it gives up. */
    private static final int MOST = 1 << 14;

    private final World world;
    private final SearchableWorld search;
    private final PropertyChecker checker;
    private final List<Effect> effects = new ArrayList<>();
    private final Deque<Visit> path = new ArrayDeque<>();
    private final Set<Digest> known = new HashSet<>();

    private record Digest(long high, long low) {
    }

    /**
     * A state of the path.
     *
     * @param last    the choice that led to it, or null
     * @param from    index of the first effect of that
     * @param choices those that have not been tried
     */
    private record Visit(Choice last, int from, Iterator<Choice> choices) {
    }

    private LivelockCheck(World world, PropertyChecker checker) {
        this.world = world;
        this.checker = checker;
        search = new SearchableWorld(world);
    }

    /** Whether it can tell of a world: not if no state of it is recognized when it comes again, or if what its programs do cannot be reverted. */
    static boolean knows(World world) {
        return !world.timing().exists() && world.processes().stream().noneMatch(process -> process.program().hidesState());
    }

    /**
     * Whether no end can be reached any more, all states that can be having been looked at; false if they are too many.
     *
     * @param checker what it calls wrong counts as an end
     */
    static boolean isWithoutEnd(World world, PropertyChecker checker) {
        return knows(world) && new LivelockCheck(world, checker).isWithoutEnd();
    }

    private boolean isWithoutEnd() {
        boolean ends = hasEnded();
        visit(null, 0);
        while (!path.isEmpty()) {
            if (ends || known.size() > MOST || !path.getLast().choices().hasNext()) {
                back();
            } else {
                Choice choice = path.getLast().choices().next();
                int from = effects.size();
                search.execute(choice, effects);
                ends = checker.afterMove(world.process(choice.process()), effects.subList(from, effects.size())) != null || hasEnded();
                visit(choice, from);
            }
        }
        return !ends && known.size() <= MOST;
    }

    private void visit(Choice last, int from) {
        WorldForm form = new WorldForm(world);
        form.digest(0);
        boolean isNew = known.add(new Digest(form.high(), form.low()));
        path.addLast(new Visit(last, from, (isNew ? world.enabled() : List.<Choice>of()).iterator()));
    }

    private void back() {
        Visit left = path.removeLast();
        if (left.last() == null) {
            return;
        }
        WorldProcess process = world.process(left.last().process());
        for (int i = effects.size() - 1; i >= left.from(); i--) {
            effects.remove(i).revert(process);
        }
        world.network().changes().allChanged();
    }

    private boolean hasEnded() {
        return world.enabled().isEmpty() || world.processes().stream().allMatch(LivelockCheck::hasFinished);
    }

    private static boolean hasFinished(WorldProcess process) {
        Program program = process.program();
        return process.isDead() || program.isService()
                || IntStream.range(0, program.threadCount()).allMatch(thread -> program.readiness(thread) == Program.Readiness.ENDED);
    }
}
