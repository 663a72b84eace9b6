package org.portalscope.goal.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

import org.portalscope.expression.value.SourcePosition;
import org.portalscope.goal.GoalDependency;
import org.portalscope.goal.GoalOperation;
import org.portalscope.goal.GoalRank;
import org.portalscope.goal.GoalSchedule;

/** Small schedules with all that there is, in which much happens at the same instants. */
public final class RandomSchedule {

    private static final SourcePosition NOWHERE = new SourcePosition(1, 1);
    private static final int[] SIZES = {0, 1, 8, 11, 101, 5000};

    private final SplittableRandom random;
    private final List<List<GoalOperation>> operations = new ArrayList<>();
    private final int cpus;

    public RandomSchedule(long seed) {
        random = new SplittableRandom(seed);
        cpus = random.nextInt(4) == 0 ? 2 : 1;
        int ranks = 1 + random.nextInt(4);
        for (int rank = 0; rank < ranks; rank++) {
            operations.add(new ArrayList<>());
        }
    }

    public GoalSchedule make() {
        int count = random.nextInt(20);
        for (int i = 0; i < count; i++) {
            if (random.nextInt(4) == 0) {
                calculate();
            } else {
                exchange();
            }
        }
        return new GoalSchedule(operations.stream().map(all -> new GoalRank(all, dependencies(all.size()))).toList());
    }

    private void calculate() {
        add(anyRank(), new GoalOperation(GoalOperation.Kind.CALCULATION, "", random.nextInt(3) * 750L, 0, 0, cpu(), 0, NOWHERE));
    }

    private void exchange() {
        int source = anyRank();
        int target = anyRank();
        int tag = random.nextInt(2);
        int size = SIZES[random.nextInt(SIZES.length)];
        add(source, new GoalOperation(GoalOperation.Kind.SEND, "", size, target, tag, cpu(), random.nextInt(2), NOWHERE));
        if (random.nextInt(8) > 0) {
            int wantedSource = random.nextInt(4) == 0 ? GoalOperation.ANY : source;
            int wantedTag = random.nextInt(4) == 0 ? GoalOperation.ANY : tag;
            add(target, new GoalOperation(GoalOperation.Kind.RECEIVE, "", size, wantedSource, wantedTag, cpu(), random.nextInt(2), NOWHERE));
        }
    }

    private int anyRank() {
        return random.nextInt(operations.size());
    }

    private int cpu() {
        return random.nextInt(cpus);
    }

    private void add(int rank, GoalOperation operation) {
        List<GoalOperation> all = operations.get(rank);
        all.add(random.nextInt(all.size() + 1), operation);
    }

    private List<GoalDependency> dependencies(int size) {
        List<GoalDependency> all = new ArrayList<>();
        for (int i = 1; i < size; i++) {
            while (random.nextInt(5) < 2) {
                all.add(new GoalDependency(i, random.nextInt(i), random.nextInt(3) == 0 ? GoalDependency.State.STARTED : GoalDependency.State.DONE));
            }
        }
        return all;
    }
}
