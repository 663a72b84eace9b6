package org.portalscope.scene.portals;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Stream;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.message.Request;
import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Step;
import org.portalscope.engine.step.Subject;
import org.portalscope.model.MatchEntry;
import org.portalscope.model.NetworkInterface;
import org.portalscope.model.Portal;
import org.portalscope.model.Process;
import org.portalscope.model.World;
import org.portalscope.model.projection.StateChanges;
import org.portalscope.scene.NodeKey;
import org.portalscope.timeline.cursor.CursorState;
import org.portalscope.timeline.cursor.Outcome;

/** What the parts of the picture need to know about the process shown and the moment. */
final class ShownState {

    final World world;
    final Process process;
    final CursorState cursorState;
    final SceneOptions options;
    final RecentChanges recent;
    private final Map<Long, Outcome> outcomes = new HashMap<>();

    ShownState(World world, int index, CursorState cursorState, Optional<StateChanges> jump, SceneOptions options) {
        this.world = world;
        this.process = world.getProcesses().get(index);
        this.cursorState = cursorState;
        this.options = options;
        recent = jump.map(RecentChanges::new).orElseGet(() -> new RecentChanges(cursorState.changesOf(index)));
        if (isHere()) {
            cursorState.outcomes().forEach(outcome -> outcomes.put(outcome.handle(), outcome));
        }
    }

    /** Whether the last step was made in this process. */
    boolean isHere() {
        return cursorState.process() == process.getIndex();
    }

    /** Whether a process, of this picture or not, took a transition in the last move of the cursor. */
    boolean acted(Process one) {
        return cursorState.tiles().get(one.getIndex()).acted();
    }

    /** The message in question, if this process sends or receives it. */
    Optional<Message> message() {
        return cursorState.message().filter(message -> isHere() || isTarget(message) || Ids.has(process, message.initiator()));
    }

    /** Whether the message in question has arrived at this process. */
    boolean hasArrived() {
        return isHere() && cursorState.delivered();
    }

    /** The request whose translation takes place here. */
    Optional<Request> arrivedRequest() {
        return message().filter(message -> hasArrived() && isTarget(message) && message instanceof Request).map(Request.class::cast);
    }

    private boolean isTarget(Message message) {
        return Ids.has(process, message.target());
    }

    /** A line that says what match bits mean here; empty if nothing is known. */
    String meaning(long matchBits, long ignoreBits) {
        List<MatchBitField> fields = cursorState.tiles().get(process.getIndex()).matchBits();
        return fields.isEmpty() ? "" : "\n" + MatchBitField.text(fields, matchBits, ignoreBits);
    }

    /** Whether a translation has begun to search the match list. */
    boolean isSearching() {
        return !outcomes.isEmpty() || isHere() && cursorState.dropped().isPresent();
    }

    /** Whether the search of the match list has ended without an entry that accepts. */
    boolean isUnmatched() {
        return isHere() && cursorState.dropped().filter(DropReason.NO_MATCH::equals).isPresent();
    }

    Optional<Outcome> outcome(long handle) {
        return Optional.ofNullable(outcomes.get(handle));
    }

    /** How many entries have been examined here. */
    int outcomes() {
        return outcomes.size();
    }

    boolean isExamined(long handle) {
        return isHere() && cursorState.examined().filter(examined -> examined == handle).isPresent();
    }

    /** The interface to draw: the one that this transition changed last, the message's, or the first; it must be initialized. */
    Optional<NetworkInterface> networkInterface() {
        return Stream.of(changedInterface().stream(), messageInterface().stream(), process.getInterfaces().stream())
                .flatMap(Function.identity()).filter(NetworkInterface::isInitialized).findFirst();
    }

    private Optional<NetworkInterface> changedInterface() {
        for (int i = cursorState.made().size() - 1; isHere() && i >= 0; i--) {
            OptionalInt number = cursorState.made().get(i) instanceof Effect effect ? new RecentChanges(List.of(effect)).networkInterface()
                    : OptionalInt.empty();
            if (number.isPresent()) {
                return Optional.of(process.getInterfaces().get(number.getAsInt()));
            }
        }
        return Optional.empty();
    }

    private Optional<NetworkInterface> messageInterface() {
        return message().flatMap(message -> Ids.at(process, hasArrived() && isTarget(message) ? message.target() : message.initiator())
                .or(() -> Ids.at(process, message.target())));
    }

    /** {@code , ni 1}: which interface is drawn, where there are several. */
    String whichInterface() {
        return process.getInterfaces().size() < 2 ? "" : networkInterface().map(ni -> ", ni " + ni.getNumber()).orElse("");
    }

    /** The Portal to draw in full: the one chosen, the message's, or the first with entries. */
    Optional<Portal> portal() {
        if (networkInterface().isEmpty()) {
            return Optional.empty();
        }
        List<Portal> portals = networkInterface().get().getPortals();
        return options.portal().flatMap(index -> at(portals, index))
                .or(() -> arrivedRequest().flatMap(request -> at(portals, request.portal())))
                .or(() -> portals.stream().filter(portal -> !portal.getEntries().isEmpty()).findFirst());
    }

    private static Optional<Portal> at(List<Portal> portals, int index) {
        return portals.stream().filter(portal -> portal.getIndex() == index).findFirst();
    }

    /** How many hexadecimal digits the match bits of the list and the message need, so that they stand one below the other. */
    int digits() {
        long used = message().map(Message::matchBits).orElse(0L);
        for (MatchEntry entry : portal().<List<MatchEntry>>map(Portal::getEntries).orElse(List.of())) {
            used |= entry.getMatchBits() | entry.getIgnoreBits();
        }
        return PortalsWords.digits(used);
    }

    /** The object that the last step changed, or the last one that was undone, if that belongs to this process. */
    Optional<NodeKey> changedLast() {
        List<Step> moved = cursorState.wentBack() ? cursorState.changesOf(process.getIndex()).stream().limit(1).toList()
                : isHere() ? cursorState.made().subList(Math.max(0, cursorState.made().size() - 1), cursorState.made().size()) : List.of();
        return moved.stream().filter(Effect.class::isInstance).flatMap(step -> step.subjects().stream()).flatMap(this::key).findFirst();
    }

    private Stream<NodeKey> key(Subject subject) {
        if (subject instanceof Subject.OfObject object) {
            return Stream.of(key(kind(object.handle()), object.handle()));
        }
        return subject instanceof Subject.OfExtent extent ? process.getRegions().stream()
                .filter(region -> Long.compareUnsigned(extent.address() - region.getAddress(), region.getLength()) < 0)
                .map(region -> key(NodeKey.Kind.REGION, region.getAddress())) : Stream.empty();
    }

    private static NodeKey.Kind kind(long handle) {
        return Handle.is(Handle.Kind.ME, handle) ? NodeKey.Kind.ENTRY : Handle.is(Handle.Kind.MD, handle) ? NodeKey.Kind.DESCRIPTOR : NodeKey.Kind.QUEUE;
    }

    NodeKey key(NodeKey.Kind kind, long id) {
        return new NodeKey(process.getIndex(), kind, id);
    }

    /** Whether something is drawn however many others there are: the last step changed it, or it is selected. */
    boolean isWanted(NodeKey key) {
        return isSelected(key) || changedLast().filter(key::equals).isPresent();
    }

    boolean isSelected(NodeKey key) {
        return options.selection().filter(key::equals).isPresent();
    }
}
