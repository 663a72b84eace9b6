package org.portalscope.world;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.portalscope.world.network.RememberedProcesses;
import org.portalscope.world.network.Turn;
import org.portalscope.world.time.PerformanceModel;

/**
 * What can happen next in a world with virtual time, of one priority: what can happen at the earliest instant. A process is asked what it offers only if it
 * has changed since it was asked last, and those that wait for later instants are not looked at, so that a transition costs about the same however many
 * there are.
 */
final class EarliestChoices {

    private static final Offer[] NO_OFFERS = {};

    private final World world;
    private final EnabledChoices enabled;
    private final EnabledChoices.Priority priority;
    /** The processes whose offers are up to date. */
    private final RememberedProcesses known;
    private final Offer[][] offers;
    /** For each process the earliest instant of an offer that begins no activity. */
    private final TournamentTree instants;
    /** By each activity that is offered the process that offers it. */
    private final Map<Integer, Integer> owners = new HashMap<>();
    /** The activity that begins next, or {@link PerformanceModel#NONE}. */
    private int activity;
    /** Where no activity begins next, the instant up to which what is offered happens. */
    private long instant;

    /**
     * A choice that is enabled, at once or for later.
     *
     * @param instant  from when on it can happen, in nanoseconds; unless it begins an activity
     * @param activity that it begins, or {@link PerformanceModel#NONE}
     */
    private record Offer(Choice choice, long instant, int activity) {
    }

    /** @param count how many processes there are */
    EarliestChoices(World world, EnabledChoices enabled, EnabledChoices.Priority priority, int count) {
        this.world = world;
        this.enabled = enabled;
        this.priority = priority;
        known = world.network().changes().newSet();
        offers = new Offer[count][];
        Arrays.fill(offers, NO_OFFERS);
        instants = new TournamentTree(count);
    }

    /** Asks all processes again, changed or not. */
    void forget() {
        known.clear();
    }

    /** Adds all of them, process by process. */
    void addTo(List<Choice> choices) {
        decide();
        for (int process = next(0); process != TournamentTree.NO_PLACE; process = next(process + 1)) {
            for (Offer offer : offers[process]) {
                if (isNext(offer)) {
                    choices.add(offer.choice());
                }
            }
        }
    }

    /** The first whose turn comes after another in round-robin order, or null if there is none. */
    Choice after(Turn last) {
        decide();
        Choice found = last.process() < 0 ? null : first(last.process(), last.lane() + 1);
        if (found != null) {
            return found;
        }
        int behind = next(last.process() + 1);
        int process = behind == TournamentTree.NO_PLACE ? next(0) : behind;
        return process == TournamentTree.NO_PLACE ? null : first(process, Turn.DELIVERY);
    }

    /** The first of a process from a lane on, of deliveries that of the message sent first, or null if there is none. */
    private Choice first(int process, int lane) {
        Choice first = null;
        for (Offer offer : offers[process]) {
            if (isNext(offer) && offer.choice().turn().lane() >= lane && (first == null || isBefore(offer.choice(), first))) {
                first = offer.choice();
            }
        }
        return first;
    }

    /** Whether a choice of a process comes before another one that has been offered before it. */
    private boolean isBefore(Choice choice, Choice other) {
        return choice instanceof Choice.Deliver && EnabledChoices.number(world, choice) < EnabledChoices.number(world, other);
    }

    /** The first process from some process on that has something to do next, or {@link TournamentTree#NO_PLACE}. */
    private int next(int from) {
        if (activity != PerformanceModel.NONE) {
            return owners.get(activity) >= from ? owners.get(activity) : TournamentTree.NO_PLACE;
        }
        return instant == TournamentTree.NO_NUMBER ? TournamentTree.NO_PLACE : instants.next(from, instant);
    }

    private boolean isNext(Offer offer) {
        return offer.activity() == activity && (activity != PerformanceModel.NONE || offer.instant() <= instant);
    }

    /** Decides what is next: an activity that the model lets begin before anything else can happen, or what can happen at the earliest instant. */
    private void decide() {
        for (int process = known.nextOther(0); process < offers.length; process = known.nextOther(process + 1)) {
            known.add(process);
            update(process);
        }
        long earliest = instants.least();
        activity = world.activities().exist() && earliest > world.now() ? world.activities().model().next(earliest, owners::containsKey)
                : PerformanceModel.NONE;
        instant = Math.max(world.now(), earliest);
    }

    private void update(int process) {
        for (Offer offer : offers[process]) {
            owners.remove(offer.activity());
        }
        offers[process] = enabled.offered(process, priority).stream().map(this::offer).toArray(Offer[]::new);
        long earliest = TournamentTree.NO_NUMBER;
        for (Offer offer : offers[process]) {
            if (offer.activity() == PerformanceModel.NONE) {
                earliest = Math.min(earliest, offer.instant());
            } else {
                owners.put(offer.activity(), process);
            }
        }
        instants.set(process, earliest);
    }

    private Offer offer(Choice choice) {
        boolean modelled = world.activities().exist();
        boolean anytime = priority == EnabledChoices.Priority.WHEN_QUIESCENT && !modelled;
        return new Offer(choice, anytime ? 0 : world.instants().earliest(choice), modelled ? world.activities().activity(choice) : PerformanceModel.NONE);
    }
}
