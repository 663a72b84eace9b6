package org.portalscope.scene.bits;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.scene.Box;
import org.portalscope.scene.Node;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Primitive;
import org.portalscope.scene.TextMeasure;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.State;
import org.portalscope.scene.style.TextStyle;

/** Draws the column of one bit: its digit in each line, filled where it decides, hatched where it is ignored. */
final class BitNode {

    private static final TextStyle BOLD = new TextStyle(TextStyle.Family.MONO, true, 100);
    private static final String IGNORED_DIFFERENCE = "·";

    private final BitsComparison bits;
    private final int bit;
    private final boolean decides;
    private final boolean ignored;

    BitNode(BitsComparison bits, int bit) {
        this.bits = bits;
        this.bit = bit;
        decides = BitsComparison.isSet(bits.deciding(), bit);
        ignored = BitsComparison.isSet(bits.ignore(), bit);
    }

    static NodeKey key(int bit) {
        return new NodeKey(-1, NodeKey.Kind.BIT, bit);
    }

    Node node(Box box, TextMeasure measure) {
        List<Primitive> inside = new ArrayList<>();
        int high = box.height() / ComparedLine.values().length;
        if (decides) {
            inside.add(new Primitive.Bar(box, ColorRole.fill(State.REFUSED), Primitive.Fill.SOLID));
        } else if (ignored) {
            inside.add(new Primitive.Bar(box, ColorRole.fill(State.CURRENT), Primitive.Fill.SHADED));
        }
        for (ComparedLine line : ComparedLine.values()) {
            inside.add(digit(line, new Box(box.x(), box.y() + line.ordinal() * high, box.width(), high), measure));
        }
        String words = BitsWords.bit(bits, bit);
        return new Node(key(bit), box, decides ? State.REFUSED : State.IDLE, false, false, false, words, words, inside);
    }

    /** The column as background, where single bits of it are nodes. */
    List<Primitive> column(Box box, TextMeasure measure) {
        return node(box, measure).primitives();
    }

    /** One digit that can be flipped. */
    Node edited(ComparedLine line, Box column) {
        int high = column.height() / ComparedLine.values().length;
        Box cell = new Box(column.x(), column.y() + line.ordinal() * high, column.width(), high);
        String words = BitsWords.edited(bits, line, bit);
        Box frame = cell.grown(-1);
        return new Node(BitsDraft.key(line, bit), cell, State.IDLE, false, false, false, words, words + "\na click or Enter flips it",
                List.of(new Primitive.Bar(frame, ColorRole.SECONDARY, Primitive.Fill.OUTLINE)));
    }

    private Primitive digit(ComparedLine line, Box cell, TextMeasure measure) {
        boolean set = BitsComparison.isSet(line.in(bits), bit);
        String text = line == ComparedLine.DIFFERS && set && ignored ? IGNORED_DIFFERENCE : set ? "1" : "0";
        boolean counts = decides && line != ComparedLine.IGNORE;
        TextStyle type = counts ? BOLD : TextStyle.MONO;
        int wide = measure.width(text, type);
        return new Primitive.Text(new Box(cell.centerX() - wide / 2, cell.y(), wide, cell.height()), text, text, type, ink(line, set, counts));
    }

    private ColorRole ink(ComparedLine line, boolean set, boolean counts) {
        boolean value = line == ComparedLine.REQUEST || line == ComparedLine.ENTRY;
        return counts || (value ? !ignored : set && !ignored) ? ColorRole.TEXT : ColorRole.SECONDARY;
    }
}
