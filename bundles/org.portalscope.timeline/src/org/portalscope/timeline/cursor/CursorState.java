package org.portalscope.timeline.cursor;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Step;
import org.portalscope.timeline.state.ProcessTable;

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
 * @param changes   the steps that the last move of the cursor applied or reverted, in the order of execution
 * @param tiles     what is known of each process besides its state, by index
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
     * @param made    whether it was applied, not reverted
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

    /** What the match bits of a message mean: what its target knows of them, or else its initiator; empty if neither knows anything. */
    public List<MatchBitField> matchBits(Message sent, ProcessTable processes) {
        return Stream.of(sent.target(), sent.initiator()).flatMap(id -> processes.process(id).stream())
                .map(row -> tiles.get(row.index()).matchBits()).filter(fields -> !fields.isEmpty()).findFirst().orElse(List.of());
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
     * What is known of a process besides its state.
     *
     * @param acted     whether it took a transition in the last move of the cursor
     * @param matchBits what its match bits mean; empty if nothing is known
     */
    public record Tile(boolean acted, List<MatchBitField> matchBits) {

        public Tile {
            matchBits = List.copyOf(matchBits);
        }
    }
}
