package org.portalscope.scene.portals;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.message.Request;
import org.portalscope.engine.message.Response;
import org.portalscope.engine.step.Numbers;
import org.portalscope.scene.Box;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Shortening;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.State;
import org.portalscope.scene.style.TextStyle;

/** The card of the message in question: kind and id, initiator, Portal index, match bits, offset, length. */
final class MessageCard {

    private static final int PAD = 8;

    private final ShownState shownState;
    private final SceneBuilder sceneBuilder;
    private final Message message;

    MessageCard(ShownState shownState, SceneBuilder sceneBuilder, Message message) {
        this.shownState = shownState;
        this.sceneBuilder = sceneBuilder;
        this.message = message;
    }

    private record Line(String text, TextStyle type, ColorRole ink) {
    }

    Box draw(int x, int y, int wide) {
        List<Line> lines = lines(wide - 2 * PAD);
        Box box = new Box(x, y, wide, PAD + (lines.size() + 1) * NodeBuilder.LINE);
        NodeBuilder nodeBuilder = sceneBuilder.draw(shownState.key(NodeKey.Kind.MESSAGE, 0), box).state(state());
        int end = nodeBuilder.bold(box.x() + PAD, y + 4, wide - 2 * PAD, message.key().toString());
        State state = state();
        int right = box.right() - PAD;
        if (state != State.CURRENT) {
            right -= 12;
            nodeBuilder.mark(right, y + 6, 12, state.mark(), ColorRole.line(state));
        }
        nodeBuilder.words(end + 4, y + 4, right - end - 4, "from " + message.initiator());
        int line = y + 4 + NodeBuilder.LINE;
        for (Line text : lines) {
            nodeBuilder.text(box.x() + PAD, line, wide - 2 * PAD, text.text(), text.type(), text.ink(), Shortening.END);
            line += NodeBuilder.LINE;
        }
        nodeBuilder.add(name(), tooltip());
        return box;
    }

    private State state() {
        if (shownState.isHere() && shownState.cursorState.dropped().isPresent()) {
            return State.DROPPED;
        }
        if (shownState.isHere() && shownState.cursorState.failure().isPresent()) {
            return State.REFUSED;
        }
        return shownState.hasArrived() ? State.CURRENT : State.IN_FLIGHT;
    }

    private List<Line> lines(int wide) {
        List<Line> lines = new ArrayList<>();
        lines.add(new Line("portal " + message.portal() + ", " + Numbers.count(message.length(), "byte"), TextStyle.UI, ColorRole.TEXT));
        bits(wide).forEach(part -> lines.add(new Line(part, TextStyle.MONO, ColorRole.TEXT)));
        lines.add(new Line(detail(), TextStyle.UI, ColorRole.TEXT));
        if (!shownState.hasArrived()) {
            lines.add(new Line("in flight to " + message.target(), TextStyle.UI, ColorRole.line(State.IN_FLIGHT)));
        } else if (shownState.cursorState.dropped().isPresent()) {
            sceneBuilder.wrapped("dropped: " + reason(), wide).forEach(part -> lines.add(new Line(part, TextStyle.UI, ColorRole.line(State.DROPPED))));
        } else if (state() == State.REFUSED) {
            sceneBuilder.wrapped(failure(), wide).forEach(part -> lines.add(new Line(part, TextStyle.UI, ColorRole.line(State.REFUSED))));
        }
        return lines;
    }

    private String detail() {
        if (message instanceof Response response) {
            return PortalsWords.number(response.manipulatedLength()) + " manipulated";
        }
        return "offset " + PortalsWords.number(message.offset()) + ", cookie " + ((Request) message).cookie();
    }

    private List<String> bits(int wide) {
        String bits = PortalsWords.bits(message.matchBits(), 0, shownState.digits());
        if (sceneBuilder.width(bits, TextStyle.MONO) <= wide) {
            return List.of(bits);
        }
        int half = bits.indexOf('_', bits.length() / 2 - 1);
        return List.of(bits.substring(0, half), "  " + bits.substring(half));
    }

    private String failure() {
        return "failed: " + shownState.cursorState.failure().orElse("");
    }

    private String reason() {
        return shownState.cursorState.dropped().map(DropReason::words).orElse("");
    }

    private String name() {
        String where = shownState.hasArrived() ? ", arrived" : ", in flight to " + message.target();
        return message.label() + switch (state()) {
            case DROPPED -> ", dropped: " + reason();
            case REFUSED -> ", " + failure();
            default -> where;
        };
    }

    private String tooltip() {
        return name() + "\nportal " + message.portal() + "\nmatch bits " + Numbers.hex(message.matchBits()) + shownState.meaning(message.matchBits(), 0)
                + "\noffset " + message.offset() + "\n" + Numbers.count(message.length(), "byte");
    }
}
