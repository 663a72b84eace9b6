package org.portalscope.world;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.world.network.Channel;
import org.portalscope.world.program.Program;

/** Finds what can happen next in a world whose processes stand in a certain way. */
public final class EnabledChoices {

    private final World world;
    private final EnabledSet[] enabledSets;
    private final CompletionRules completionRules;

    /**
     * Choices in a world.
     *
     * @param enabledSets of its processes; whoever changes a process changes its stance here, before the next question
     */
    public EnabledChoices(World world, EnabledSet[] enabledSets) {
        this.world = world;
        this.enabledSets = enabledSets;
        completionRules = new CompletionRules(world.network(), process -> enabledSets[process].isDead());
    }

    /** Everything that can happen next, in the order that {@link World#enabled} promises, but for deliveries to a process: by initiator and target. */
    public List<Choice> all() {
        if (EnabledSet.haveFailed(enabledSets)) {
            return new ArrayList<>();
        }
        List<Choice> choices = all(false);
        choices = choices.isEmpty() ? all(true) : choices;
        return choices.isEmpty() ? last() : earliest(choices);
    }

    private List<Choice> earliest(List<Choice> choices) {
        if (world.timing().exists() && choices.size() > 1) {
            long earliest = choices.stream().mapToLong(world::instant).min().orElseThrow();
            choices.removeIf(choice -> world.instant(choice) > earliest);
        }
        return choices;
    }

    /** @param held whether messages that are held back arrive, or the others */
    private List<Choice> all(boolean held) {
        List<Choice> choices = new ArrayList<>();
        for (int process = 0; process < enabledSets.length; process++) {
            if (enabledSets[process].dies()) {
                choices.add(new Choice.Die(process));
            } else {
                deliveries(process, held, choices);
                completions(process, choices);
                threads(process, choices);
            }
        }
        return choices;
    }

    /**
     * A delivery to a process, in a world that is not entangled and has not failed.
     *
     * @param rank how many of those that can happen come before it
     */
    public Choice.Deliver delivery(int process, int rank) {
        List<Channel> channels = world.network().channels(process);
        int place = -1;
        for (int before = 0; before <= rank; before += channels.get(place).isEmpty() ? 0 : 1) {
            place++;
        }
        return new Choice.Deliver(process, channels.get(place).oldest().message());
    }

    /**
     * A completion of a process, in a world that is not entangled and has not failed.
     *
     * @param rank how many of those that can happen come before it
     */
    public Choice.Complete completion(int process, int rank) {
        int place = -1;
        Choice.Complete completion = null;
        for (int before = 0; before <= rank; before += completion == null ? 0 : 1) {
            completion = completion(process, enabledSets[process].completion(++place));
        }
        return completion;
    }

    private void deliveries(int process, boolean held, List<Choice> choices) {
        List<Channel> channels = world.network().channels(process);
        for (int i = 0; i < channels.size(); i++) {
            if (channels.get(i).delivers(held)) {
                choices.add(new Choice.Deliver(process, channels.get(i).oldest().message()));
            }
        }
    }

    private void completions(int process, List<Choice> choices) {
        EnabledSet enabledSet = enabledSets[process];
        for (int i = 0; i < enabledSet.operationCount(); i++) {
            Choice completion = completion(process, enabledSet.completion(i));
            if (completion != null) {
                choices.add(completion);
            }
        }
    }

    /** How a completion can happen now, or null if it cannot. */
    private Choice.Complete completion(int process, Choice.Complete declared) {
        int niFailType = completionRules.niFailType(declared.operation(), declared.niFailType());
        if (niFailType == CompletionRules.NOT_YET) {
            return null;
        }
        return niFailType == declared.niFailType() ? declared : new Choice.Complete(process, declared.operation(), niFailType);
    }

    private void threads(int process, List<Choice> choices) {
        EnabledSet enabledSet = enabledSets[process];
        for (int thread = 0; thread < enabledSet.threadCount(); thread++) {
            if (runs(enabledSet, thread)) {
                choices.add(enabledSet.run(thread));
            }
        }
    }

    private boolean runs(EnabledSet enabledSet, int thread) {
        return switch (enabledSet.readiness(thread)) {
            case READY, WAKES -> true;
            case AT_BARRIER -> haveCome(enabledSet.arrivals());
            case WAITS, WHEN_QUIESCENT, ENDED -> false;
        };
    }

    /** Whether all have come to so many meetings. */
    private boolean haveCome(long arrivals) {
        for (EnabledSet enabledSet : enabledSets) {
            if (enabledSet.arrivals() < arrivals) {
                return false;
            }
        }
        return true;
    }

    /** What programs keep for the time when nothing else can happen. */
    private List<Choice> last() {
        List<Choice> choices = new ArrayList<>();
        for (EnabledSet enabledSet : enabledSets) {
            for (int thread = 0; thread < enabledSet.threadCount(); thread++) {
                if (enabledSet.readiness(thread) == Program.Readiness.WHEN_QUIESCENT) {
                    choices.add(enabledSet.run(thread));
                }
            }
        }
        return choices;
    }
}
