package org.portalscope.scene.portals;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

import org.portalscope.engine.message.Request;
import org.portalscope.model.NetworkInterface;
import org.portalscope.model.Portal;
import org.portalscope.scene.Box;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.style.ColorRole;

/** The Portal table, and the card of the message, which lies on its Portal index while the message is translated. */
final class MessageColumn {

    private static final int CELL = 20;
    private static final int GAP = 8;

    private final ShownState shownState;
    private final SceneBuilder sceneBuilder;
    private final Columns columns;
    private final Map<Integer, Box> cells = new HashMap<>();
    private Optional<Box> card = Optional.empty();

    MessageColumn(ShownState shownState, SceneBuilder sceneBuilder, Columns columns) {
        this.shownState = shownState;
        this.sceneBuilder = sceneBuilder;
        this.columns = columns;
    }

    Optional<Box> card() {
        return card;
    }

    Optional<Box> cell(int portal) {
        return Optional.ofNullable(cells.get(portal));
    }

    void draw(int top) {
        int y = top;
        List<Portal> portals = shownState.networkInterface().map(NetworkInterface::getPortals).map(List::<Portal>copyOf).orElse(List.of());
        Optional<Integer> on = shownState.arrivedRequest().map(Request::portal).filter(index -> index >= 0 && index < portals.size());
        if (on.isEmpty()) {
            y = drawCard(y);
        }
        int next = 0;
        for (int index : shown(portals, on)) {
            y = unused(next, index, y);
            y = cell(portals.get(index), on.filter(here -> here == index).isPresent(), y);
            if (on.filter(here -> here == index).isPresent()) {
                y = drawCard(y);
            }
            next = index + 1;
        }
        unused(next, portals.size(), y);
    }

    private int drawCard(int y) {
        if (shownState.message().isEmpty()) {
            return y;
        }
        MessageCard drawn = new MessageCard(shownState, sceneBuilder, shownState.message().get());
        card = Optional.of(drawn.draw(columns.message(), y, columns.messageWide()));
        return card.get().bottom() + GAP;
    }

    private TreeSet<Integer> shown(List<Portal> portals, Optional<Integer> on) {
        TreeSet<Integer> used = new TreeSet<>();
        on.ifPresent(used::add);
        portals.stream().filter(portal -> !portal.getEntries().isEmpty()).forEach(portal -> used.add(portal.getIndex()));
        shownState.portal().ifPresent(portal -> used.add(portal.getIndex()));
        TreeSet<Integer> shown = new TreeSet<>(used);
        used.forEach(index -> shown.addAll(List.of(Math.max(0, index - 1), Math.min(portals.size() - 1, index + 1))));
        return shown;
    }

    private int cell(Portal portal, boolean current, int y) {
        Box box = new Box(columns.message(), y, columns.messageWide(), CELL);
        int count = portal.getEntries().size();
        NodeBuilder nodeBuilder = sceneBuilder.draw(shownState.key(NodeKey.Kind.PORTAL, portal.getIndex()), box).current(current);
        boolean shown = shownState.portal().filter(portal::equals).isPresent();
        String index = Integer.toString(portal.getIndex());
        int end = shown ? nodeBuilder.bold(box.x() + 8, y + 2, 32, index) : nodeBuilder.faint(box.x() + 8, y + 2, 32, index);
        String words = count == 0 ? "" : PortalsWords.number(count) + (count == 1 ? " entry" : " entries");
        nodeBuilder.wordsEndingAt(box.right() - 8, y + 2, box.right() - 16 - end, words, shown ? ColorRole.TEXT : ColorRole.SECONDARY);
        String name = "portal " + index + ", " + (count == 0 ? "no entries" : words);
        nodeBuilder.add(name + (current ? ", addressed by the message" : ""), name + (shown ? "" : "\nEnter shows its match list"));
        cells.put(portal.getIndex(), box);
        return y + CELL;
    }

    private int unused(int from, int to, int y) {
        if (from >= to) {
            return y;
        }
        Box box = new Box(columns.message(), y, columns.messageWide(), CELL);
        NodeBuilder nodeBuilder = sceneBuilder.draw(shownState.key(NodeKey.Kind.UNUSED, from), box).bare();
        nodeBuilder.faint(box.x() + 8, y + 2, box.width() - 16, "⋯ " + (to - from) + " unused");
        String name = "portals " + from + " to " + (to - 1) + ", unused";
        nodeBuilder.add(name, name);
        return y + CELL;
    }
}
