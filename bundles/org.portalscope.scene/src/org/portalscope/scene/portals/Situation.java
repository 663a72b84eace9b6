package org.portalscope.scene.portals;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.message.Request;
import org.portalscope.model.MatchEntry;
import org.portalscope.model.NetworkInterface;
import org.portalscope.model.Portal;
import org.portalscope.model.Process;
import org.portalscope.model.World;
import org.portalscope.scene.NodeKey;
import org.portalscope.session.Moment;
import org.portalscope.session.Outcome;

/** What the parts of the picture need to know about the process shown and the moment. */
final class Situation {

    final World world;
    final Process process;
    final Moment moment;
    final SceneOptions options;
    final Recent recent;
    private final Map<Long, Outcome> outcomes = new HashMap<>();

    Situation(World world, int index, Moment moment, SceneOptions options) {
        this.world = world;
        this.process = world.getProcesses().get(index);
        this.moment = moment;
        this.options = options;
        boolean acted = index < moment.tiles().size() && moment.tiles().get(index).acted();
        recent = new Recent(acted ? moment.changes() : List.of());
        if (isHere()) {
            moment.outcomes().forEach(outcome -> outcomes.put(outcome.handle(), outcome));
        }
    }

    /** Whether the last step was made in this process. */
    boolean isHere() {
        return moment.process() == process.getIndex();
    }

    /** The message in question, if this process sends or receives it. */
    Optional<Message> message() {
        return moment.message().filter(message -> isHere() || isTarget(message) || process.getId().equals(message.initiator()));
    }

    /** Whether the message in question has arrived at this process. */
    boolean hasArrived() {
        return isHere() && moment.delivered();
    }

    /** The request whose translation takes place here. */
    Optional<Request> arrivedRequest() {
        return message().filter(message -> hasArrived() && isTarget(message) && message instanceof Request).map(Request.class::cast);
    }

    private boolean isTarget(Message message) {
        return message.target().equals(process.getId());
    }

    /** Whether a translation has begun to walk the match list. */
    boolean isSearching() {
        return !outcomes.isEmpty() || isHere() && moment.dropped().isPresent();
    }

    /** Whether the walk over the match list has ended without an entry that accepts. */
    boolean isUnmatched() {
        return isHere() && moment.dropped().filter(DropReason.NO_MATCH::equals).isPresent();
    }

    Optional<Outcome> outcome(long handle) {
        return Optional.ofNullable(outcomes.get(handle));
    }

    boolean isExamined(long handle) {
        return isHere() && moment.examined().filter(examined -> examined == handle).isPresent();
    }

    /** The first interface that is initialized. */
    Optional<NetworkInterface> networkInterface() {
        return process.getInterfaces().stream().filter(NetworkInterface::isInitialized).findFirst();
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
        for (MatchEntry entry : portal().map(Portal::getEntries).map(List::<MatchEntry>copyOf).orElse(List.of())) {
            used |= entry.getMatchBits() | entry.getIgnoreBits();
        }
        return Words.digits(used);
    }

    NodeKey key(NodeKey.Kind kind, long id) {
        return new NodeKey(process.getIndex(), kind, id);
    }

    boolean isSelected(NodeKey key) {
        return options.selection().filter(key::equals).isPresent();
    }
}
