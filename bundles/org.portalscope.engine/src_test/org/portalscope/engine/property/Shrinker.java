package org.portalscope.engine.property;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Makes a failing case smaller: takes out chunks of steps, then single ones, then makes arguments plainer, as long as it fails. */
final class Shrinker {

    private final Predicate<Case> fails;
    private Case smallest;

    private Shrinker(Case failing, Predicate<Case> fails) {
        this.fails = fails;
        smallest = failing;
    }

    /** A case that fails too, of which no single step can be left out or made plainer. */
    static Case shrink(Case failing, Predicate<Case> fails) {
        Shrinker shrinker = new Shrinker(failing, fails);
        boolean progress = true;
        while (progress) {
            progress = shrinker.leaveOut() | shrinker.makePlainer();
        }
        return shrinker.smallest;
    }

    private boolean leaveOut() {
        boolean progress = false;
        for (int chunk = Math.max(1, smallest.steps().size() / 2); chunk > 0; chunk /= 2) {
            for (int from = smallest.steps().size() - chunk; from >= 0; from -= chunk) {
                List<Step> fewer = new ArrayList<>(smallest.steps());
                fewer.subList(from, from + chunk).clear();
                progress |= accept(fewer);
            }
        }
        return progress;
    }

    private boolean makePlainer() {
        boolean progress = false;
        for (int i = 0; i < smallest.steps().size(); i++) {
            for (Step simpler : smallest.steps().get(i).simpler()) {
                List<Step> plainer = new ArrayList<>(smallest.steps());
                plainer.set(i, simpler);
                if (accept(plainer)) {
                    progress = true;
                    break;
                }
            }
        }
        return progress;
    }

    private boolean accept(List<Step> steps) {
        Case candidate = smallest.with(List.copyOf(steps));
        if (!fails.test(candidate)) {
            return false;
        }
        smallest = candidate;
        return true;
    }
}
