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
import org.portalscope.scene.style.Ink;
import org.portalscope.scene.style.State;
import org.portalscope.scene.style.Type;

/** The card of the message in question: kind and id, initiator, Portal index, match bits, offset, length. */
final class MessageCard {

    private static final int PAD = 8;

    private final Situation situation;
    private final Sheet sheet;
    private final Message message;

    MessageCard(Situation situation, Sheet sheet, Message message) {
        this.situation = situation;
        this.sheet = sheet;
        this.message = message;
    }

    private record Line(String text, Type type, Ink ink) {
    }

    Box draw(int x, int y, int wide) {
        List<Line> lines = lines(wide - 2 * PAD);
        Box box = new Box(x, y, wide, PAD + (lines.size() + 1) * Drawing.LINE);
        Drawing drawing = sheet.draw(situation.key(NodeKey.Kind.MESSAGE, 0), box).state(state());
        int end = drawing.bold(box.x() + PAD, y + 4, wide - 2 * PAD, message.key().toString());
        State state = state();
        int right = box.right() - PAD;
        if (state != State.CURRENT) {
            right -= 12;
            drawing.mark(right, y + 6, 12, state.mark(), Ink.line(state));
        }
        drawing.words(end + 4, y + 4, right - end - 4, "from " + message.initiator());
        int line = y + 4 + Drawing.LINE;
        for (Line text : lines) {
            drawing.text(box.x() + PAD, line, wide - 2 * PAD, text.text(), text.type(), text.ink(), Shortening.END);
            line += Drawing.LINE;
        }
        drawing.add(name(), tooltip());
        return box;
    }

    private State state() {
        if (situation.isHere() && situation.moment.dropped().isPresent()) {
            return State.DROPPED;
        }
        if (situation.isHere() && situation.moment.failure().isPresent()) {
            return State.REFUSED;
        }
        return situation.hasArrived() ? State.CURRENT : State.IN_FLIGHT;
    }

    private List<Line> lines(int wide) {
        List<Line> lines = new ArrayList<>();
        lines.add(new Line("portal " + message.portal() + ", " + Numbers.count(message.length(), "byte"), Type.UI, Ink.TEXT));
        bits(wide).forEach(part -> lines.add(new Line(part, Type.MONO, Ink.TEXT)));
        lines.add(new Line(detail(), Type.UI, Ink.TEXT));
        if (!situation.hasArrived()) {
            lines.add(new Line("in flight to " + message.target(), Type.UI, Ink.line(State.IN_FLIGHT)));
        } else if (situation.moment.dropped().isPresent()) {
            sheet.wrapped("dropped: " + reason(), wide).forEach(part -> lines.add(new Line(part, Type.UI, Ink.line(State.DROPPED))));
        } else if (state() == State.REFUSED) {
            sheet.wrapped(failure(), wide).forEach(part -> lines.add(new Line(part, Type.UI, Ink.line(State.REFUSED))));
        }
        return lines;
    }

    private String detail() {
        if (message instanceof Response response) {
            return Words.number(response.manipulatedLength()) + " manipulated";
        }
        return "offset " + Words.number(message.offset()) + ", cookie " + ((Request) message).cookie();
    }

    private List<String> bits(int wide) {
        String bits = Words.bits(message.matchBits(), 0, situation.digits());
        if (sheet.width(bits, Type.MONO) <= wide) {
            return List.of(bits);
        }
        int half = bits.indexOf('_', bits.length() / 2 - 1);
        return List.of(bits.substring(0, half), "  " + bits.substring(half));
    }

    private String failure() {
        return "failed: " + situation.moment.failure().orElse("");
    }

    private String reason() {
        return situation.moment.dropped().map(DropReason::words).orElse("");
    }

    private String name() {
        String where = situation.hasArrived() ? ", arrived" : ", in flight to " + message.target();
        return message.label() + switch (state()) {
            case DROPPED -> ", dropped: " + reason();
            case REFUSED -> ", " + failure();
            default -> where;
        };
    }

    private String tooltip() {
        return name() + "\nportal " + message.portal() + "\nmatch bits " + Numbers.hex(message.matchBits()) + "\noffset "
                + message.offset() + "\n" + Numbers.count(message.length(), "byte");
    }
}
