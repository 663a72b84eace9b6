package org.portalscope.world;

import java.util.ArrayList;
import java.util.List;

/** Finds what can happen next in a world whose processes stand in a certain way. */
public final class Choices {

    private final World world;
    private final Stance[] stances;
    private final Endings endings;

    /**
     * Choices in a world.
     *
     * @param stances of its processes; whoever changes a process changes its stance here, before the next question
     */
    public Choices(World world, Stance[] stances) {
        this.world = world;
        this.stances = stances;
        endings = new Endings(world.network(), process -> stances[process].isDead());
    }

    /** Everything that can happen next, in the order that {@link World#enabled} promises, but for deliveries to a process: by initiator and target. */
    public List<Choice> all() {
        if (Stance.haveFailed(stances)) {
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
        for (int process = 0; process < stances.length; process++) {
            if (stances[process].dies()) {
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
            completion = completion(process, stances[process].completion(++place));
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
        Stance stance = stances[process];
        for (int i = 0; i < stance.operationCount(); i++) {
            Choice completion = completion(process, stance.completion(i));
            if (completion != null) {
                choices.add(completion);
            }
        }
    }

    /** How a completion can happen now, or null if it cannot. */
    private Choice.Complete completion(int process, Choice.Complete declared) {
        int niFailType = endings.niFailType(declared.operation(), declared.niFailType());
        if (niFailType == Endings.NOT_YET) {
            return null;
        }
        return niFailType == declared.niFailType() ? declared : new Choice.Complete(process, declared.operation(), niFailType);
    }

    private void threads(int process, List<Choice> choices) {
        Stance stance = stances[process];
        for (int thread = 0; thread < stance.threadCount(); thread++) {
            if (runs(stance, thread)) {
                choices.add(stance.run(thread));
            }
        }
    }

    private boolean runs(Stance stance, int thread) {
        return switch (stance.readiness(thread)) {
            case READY, WAKES -> true;
            case MEETS -> haveCome(stance.arrivals());
            case WAITS, LAST, ENDED -> false;
        };
    }

    /** Whether all have come to so many meetings. */
    private boolean haveCome(long arrivals) {
        for (Stance stance : stances) {
            if (stance.arrivals() < arrivals) {
                return false;
            }
        }
        return true;
    }

    /** What programs keep for the time when nothing else can happen. */
    private List<Choice> last() {
        List<Choice> choices = new ArrayList<>();
        for (Stance stance : stances) {
            for (int thread = 0; thread < stance.threadCount(); thread++) {
                if (stance.readiness(thread) == Program.Readiness.LAST) {
                    choices.add(stance.run(thread));
                }
            }
        }
        return choices;
    }
}
