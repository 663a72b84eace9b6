package org.portalscope.scene.portals;

import java.util.List;
import java.util.Optional;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.state.EntryValues;
import org.portalscope.engine.step.Numbers;
import org.portalscope.model.MatchEntry;
import org.portalscope.scene.Box;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Primitive.Fill;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.Mark;
import org.portalscope.scene.style.Point;
import org.portalscope.scene.style.State;
import org.portalscope.scene.style.TextStyle;
import org.portalscope.timeline.cursor.Outcome;

/** A match entry: position, handle and source, below them its match bits; to the right what has become of it. */
final class EntryRow {

    private static final int PAD = 8;
    private static final int MARK = 12;
    private static final int REASON = 88;

    private final ShownState shownState;
    private final SceneBuilder sceneBuilder;
    private final Box box;
    private final int digits;

    EntryRow(ShownState shownState, SceneBuilder sceneBuilder, Box box, int digits) {
        this.shownState = shownState;
        this.sceneBuilder = sceneBuilder;
        this.box = box;
        this.digits = digits;
    }

    void draw(Row.Linked row) {
        MatchEntry entry = row.entry();
        State state = state(row.outcome());
        NodeBuilder nodeBuilder = begin(row, state).changed(shownState.recent.changed(entry.getHandle()));
        head(nodeBuilder, row, entry.getMatchId(), state, row.outcome());
        bits(nodeBuilder, entry.getMatchBits(), entry.getIgnoreBits(), row.outcome().isPresent());
        nodeBuilder.mark(box.right() - PAD - MARK, box.y() + 22, MARK, entry.isUnlink() ? Mark.UNLINKS : Mark.RETAINED, ColorRole.SECONDARY);
        finish(nodeBuilder, row, state, criteria(entry.getMatchId(), entry.getMatchBits(), entry.getIgnoreBits(), entry.isUnlink()));
    }

    void draw(Row.Gap row) {
        NodeBuilder nodeBuilder = begin(row, State.UNLINKED);
        EntryValues values = row.unlinked().map(RecentChanges.Unlinked::values).orElse(null);
        head(nodeBuilder, row, values == null ? null : values.matchId(), State.UNLINKED, row.outcome());
        if (values != null) {
            bits(nodeBuilder, values.matchBits(), values.ignoreBits(), false);
        }
        nodeBuilder.stroke(ColorRole.line(State.UNLINKED), 1, List.of(), new Point(box.x() + PAD, box.y() + 12),
                new Point(box.right() - 84, box.y() + 12));
        finish(nodeBuilder, row, State.UNLINKED, values == null ? ""
                : criteria(values.matchId(), values.matchBits(), values.ignoreBits(), values.unlink() == Unlink.PTL_UNLINK));
    }

    private NodeBuilder begin(Row.Place row, State state) {
        return sceneBuilder.draw(shownState.key(NodeKey.Kind.ENTRY, row.handle()), box).state(state).current(shownState.isExamined(row.handle()));
    }

    private void head(NodeBuilder nodeBuilder, Row.Place row, ProcessId source, State state, Optional<Outcome> outcome) {
        int right = verdict(nodeBuilder, state, outcome);
        int y = box.y() + 4;
        int x = nodeBuilder.faint(box.x() + PAD, y, 56, PortalsWords.number(row.position())) + 6;
        x = nodeBuilder.bold(x, y, right - x, Handle.text(row.handle())) + PAD;
        if (source != null) {
            int room = Math.max(0, right - x);
            nodeBuilder.words(x, y, room, nodeBuilder.fits("from " + source, TextStyle.UI, room) ? "from " + source : source.toString());
        }
    }

    private int verdict(NodeBuilder nodeBuilder, State state, Optional<Outcome> outcome) {
        String word = state == State.UNLINKED ? "unlinked" : state == State.ACCEPTED ? "accepted" : outcome.map(Outcome::reason).orElse("");
        Mark mark = state == State.UNLINKED || state == State.CURRENT ? Mark.NONE : state.mark();
        int right = box.right() - PAD - (shownState.recent.changed(outcome.map(Outcome::handle).orElse(0L)) ? PAD : 0);
        if (word.isEmpty()) {
            return right;
        }
        ColorRole ink = ColorRole.line(state);
        int x = nodeBuilder.wordsEndingAt(right, box.y() + 4, REASON, word, ink);
        nodeBuilder.mark(x - MARK - 4, box.y() + 6, MARK, mark, ink);
        return x - (mark == Mark.NONE ? 4 : MARK + PAD);
    }

    private void bits(NodeBuilder nodeBuilder, long bits, long ignored, boolean decides) {
        int needed = Math.max(digits, PortalsWords.digits(bits | ignored));
        String text = PortalsWords.bits(bits, ignored, needed);
        int room = box.width() - 2 * PAD - MARK - 4;
        nodeBuilder.mono(box.x() + PAD, box.y() + 20, room, text);
        if (decides && nodeBuilder.fits(text, TextStyle.MONO, room)) {
            long differing = shownState.arrivedRequest().map(request -> (request.matchBits() ^ bits) & ~ignored).orElse(0L);
            underline(nodeBuilder, text, differing);
        }
    }

    private void underline(NodeBuilder nodeBuilder, String text, long differing) {
        int digit = 0;
        for (int i = text.length() - 1; i >= 2; i--) {
            if (text.charAt(i) != '_') {
                if ((differing >>> 4 * digit & 0xF) != 0) {
                    int x = box.x() + PAD + nodeBuilder.width(text.substring(0, i), TextStyle.MONO);
                    int end = box.x() + PAD + nodeBuilder.width(text.substring(0, i + 1), TextStyle.MONO);
                    nodeBuilder.bar(new Box(x, box.y() + 35, end - x, 2), ColorRole.TEXT, Fill.SOLID);
                }
                digit++;
            }
        }
    }

    private void finish(NodeBuilder nodeBuilder, Row.Place row, State state, String criteria) {
        String verdict = state == State.UNLINKED ? "unlinked" : row.outcome().map(PortalsWords::verdict)
                .orElse(state == State.NOT_EXAMINED ? "not examined" : "");
        String name = "match entry " + row.position() + (verdict.isEmpty() ? "" : ", " + verdict.replace(":", ","));
        String what = "match entry " + row.position() + " (" + Handle.text(row.handle()) + ")";
        nodeBuilder.add(name, what + (verdict.isEmpty() ? "" : "\n" + verdict) + (criteria.isEmpty() ? "" : "\n" + criteria));
    }

    private String criteria(ProcessId source, long bits, long ignored, boolean unlinks) {
        return "from " + source + "\nmatch bits " + Numbers.hex(bits) + shownState.meaning(bits, ignored) + "\nignore bits " + Numbers.hex(ignored)
                + (unlinks ? "\ngoes when its descriptor is unlinked" : "\nstays when its descriptor is unlinked");
    }

    private State state(Optional<Outcome> outcome) {
        return outcome.map(found -> switch (found.verdict()) {
            case EXAMINED -> State.CURRENT;
            case PASSED_OVER -> State.PASSED_OVER;
            case REFUSED -> State.REFUSED;
            case ACCEPTED -> State.ACCEPTED;
        }).orElse(shownState.isSearching() ? State.NOT_EXAMINED : State.IDLE);
    }
}
