package org.portalscope.session;

import java.util.List;
import java.util.Optional;

import org.portalscope.engine.description.MatchBitField;
import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Step;
import org.portalscope.world.program.Program.Readiness;

/**
 * What is going on at the cursor, for everything that draws or tells it.
 *
 * @param process   index of the process whose transition the last step belongs to, -1 before the first step
 * @param message   the message that this transition delivers, completes or sends, if it does
 * @param delivered whether that message has arrived and is examined or carried out here
 * @param outcomes  the entries that the translation has examined up to the cursor, in their order
 * @param examined  the handle of the entry that the last step belongs to, or none
 * @param dropped   the reason, once the message has been dropped
 * @param made      the steps of this transition up to the cursor
 * @param changes   the steps that the last move of the cursor made or took back, in the order in which they were made
 * @param tiles     how each process stands, by index
 */
public record CursorState(int process, Optional<Message> message, boolean delivered, List<Outcome> outcomes, Optional<Long> examined,
        Optional<DropReason> dropped, List<Step> made, List<Change> changes, List<Tile> tiles) {

    public CursorState {
        outcomes = List.copyOf(outcomes);
        made = List.copyOf(made);
        changes = List.copyOf(changes);
        tiles = List.copyOf(tiles);
    }

    /**
     * A step that the last move of the cursor passed.
     *
     * @param process the process that it belongs to
     * @param made    whether it was made, not taken back
     */
    public record Change(int process, Step step, boolean made) {
    }

    /** The step just made, or null before the first. */
    public Step current() {
        return made.isEmpty() ? null : made.get(made.size() - 1);
    }

    /** Why the operation fails that ends in this transition, such as {@code PTL_NI_DATA_LOST}, if one does. */
    public Optional<String> failure() {
        return made.stream().limit(1).filter(Effect.class::isInstance).map(Effect.class::cast).filter(Effect::isFailure)
                .flatMap(opening -> opening.field("ni_fail_type", String.class).stream()).findFirst();
    }

    /** Whether the last move of the cursor went back. */
    public boolean wentBack() {
        return changes.stream().anyMatch(change -> !change.made());
    }

    /** The changes of one process. */
    public List<Step> changesOf(int one) {
        return changes.stream().filter(change -> change.process() == one).map(Change::step).toList();
    }

    /**
     * How a process stands.
     *
     * @param readiness that of its most advanced thread: READY or WAKES before WAITS before ENDED
     * @param failed    whether an expectation of it has failed
     * @param dead      whether it has died
     * @param acted     whether it took a transition in the last move of the cursor
     * @param matchBits what its match bits mean; empty if nothing is known
     */
    public record Tile(Readiness readiness, boolean failed, boolean dead, boolean acted, List<MatchBitField> matchBits) {

        public Tile {
            matchBits = List.copyOf(matchBits);
        }
    }
}
