package org.portalscope.world.schedule;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import org.portalscope.world.Choice;
import org.portalscope.world.World;

/** Lets somebody else choose what happens next; it is asked once for each transition, however often that is looked at. */
public final class InteractiveScheduler implements Scheduler {

    private final Chooser chooser;
    private long asked = -1;
    private List<Choice> offered = List.of();
    private Choice chosen;

    /** Chooses. */
    public interface Chooser {

        /**
         * One of the enabled choices, or nothing to end the run.
         *
         * @param enabled at least one
         * @param words   what each of them would do, as a sentence
         */
        Optional<Choice> choose(List<Choice> enabled, Function<Choice, String> words);
    }

    public InteractiveScheduler(Chooser chooser) {
        this.chooser = chooser;
    }

    @Override
    public Optional<Choice> next(World world) {
        List<Choice> enabled = world.enabled();
        if (world.transitions() != asked || !enabled.equals(offered)) {
            chosen = enabled.isEmpty() ? null : chooser.choose(enabled, choice -> choice.words(world)).orElse(null);
            asked = world.transitions();
            offered = enabled;
        }
        return Optional.ofNullable(chosen);
    }
}
