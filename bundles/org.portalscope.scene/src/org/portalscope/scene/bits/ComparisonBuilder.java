package org.portalscope.scene.bits;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.scene.Box;
import org.portalscope.scene.Node;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Primitive;
import org.portalscope.scene.Scene;
import org.portalscope.scene.Shortening;
import org.portalscope.scene.TextMeasure;
import org.portalscope.scene.Wrapping;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.Mark;
import org.portalscope.scene.style.Point;
import org.portalscope.scene.style.State;
import org.portalscope.scene.style.TextStyle;

/** A comparison while it is drawn, from top to bottom. */
final class ComparisonBuilder {

    static final int LINE = 18;
    private static final int STACKED = 22;
    private static final int TEXT = 14;
    private static final int TOP = 4;
    private static final int BRACKET = 4;
    private static final int MARK = 8;
    private static final int NUMBERED = 8;

    private final int width;
    private final TextMeasure measure;
    private final BitColumns columns;
    private final boolean editing;
    private final List<Primitive> background = new ArrayList<>();
    private final List<Node> nodes = new ArrayList<>();
    private int y = TOP;

    /** @param editing whether single bits are nodes, to be flipped */
    ComparisonBuilder(int width, boolean editing, TextMeasure measure) {
        this.width = width;
        this.editing = editing;
        this.measure = measure;
        columns = BitColumns.fitting(width, measure.width("0000_", TextStyle.MONO));
    }

    /** What is compared, and fainter beside it what there is to tell of a part of it. */
    void title(String text, String detail) {
        Primitive.Text title = text(text, BitColumns.MARGIN, y, width - 2 * BitColumns.MARGIN, TextStyle.UI_BOLD, ColorRole.TEXT);
        background.add(title);
        int x = title.bounds().right() + 2 * BitColumns.MARGIN;
        background.add(text(detail, x, y, Math.max(1, width - BitColumns.MARGIN - x), TextStyle.UI, ColorRole.SECONDARY));
        y += LINE;
    }

    /** What was decided, in as many lines as it takes. */
    void sentence(String text) {
        lines(text, TextStyle.UI_BOLD, ColorRole.TEXT);
    }

    /** What stands in the place of a comparison. */
    void hint(String text) {
        lines(text, TextStyle.UI, ColorRole.SECONDARY);
    }

    private void lines(String text, TextStyle style, ColorRole colour) {
        Box box = new Box(BitColumns.MARGIN, y, Math.max(1, width - 2 * BitColumns.MARGIN), 0);
        List<Primitive> inside = new ArrayList<>();
        for (String line : Wrapping.lines(text, box.width(), part -> measure.width(part, style))) {
            inside.add(text(line, box.x(), y, box.width(), style, colour));
            y += LINE;
        }
        add(NodeKey.Kind.NOTE, 0, new Box(box.x(), box.y(), box.width(), y - box.y()), text, inside);
        y += 2;
    }

    /**
     * The parts of a process id beside each other.
     *
     * @param words   what is said of each
     * @param decides which of them decide
     */
    void parts(List<String> words, List<Boolean> decides) {
        label("source", y, LINE);
        int wide = Math.max(1, (width - BitColumns.LEFT - BitColumns.MARGIN) / words.size());
        for (int i = 0; i < words.size(); i++) {
            Box box = new Box(BitColumns.LEFT + i * wide, y, wide, LINE);
            List<Primitive> inside = new ArrayList<>();
            if (decides.get(i)) {
                inside.add(new Primitive.Bar(box, ColorRole.fill(State.REFUSED), Primitive.Fill.SOLID));
            }
            inside.add(text(words.get(i), box.x(), y, wide - BitColumns.MARGIN, decides.get(i) ? TextStyle.UI_BOLD : TextStyle.UI, ColorRole.TEXT));
            add(NodeKey.Kind.FIELD, Long.SIZE + i, box, words.get(i), inside);
        }
        y += LINE;
    }

    /** The bits of all lines, in one row or two. */
    void rows(BitsComparison bits) {
        for (int row = 0; row < columns.rows(); row++) {
            row(bits, row);
        }
    }

    private void row(BitsComparison bits, int row) {
        if (!bits.fields().isEmpty()) {
            bits.fields().forEach(field -> bracket(bits, field, row));
            y += LINE + BRACKET;
        }
        for (int bit = columns.highest(row); bit >= columns.lowest(row); bit -= NUMBERED) {
            background.add(text(Integer.toString(bit), columns.x(bit), y, NUMBERED * columns.cell(), TextStyle.UI, ColorRole.SECONDARY));
        }
        y += TEXT;
        int high = columns.stacked() ? STACKED : LINE;
        Box lines = new Box(BitColumns.LEFT, y, columns.right() - BitColumns.LEFT, high * ComparedLine.values().length);
        for (int bit = columns.highest(row); bit >= columns.lowest(row); bit--) {
            column(new BitNode(bits, bit), new Box(columns.x(bit), y, columns.cell(), lines.height()));
            mark(bits, bit, lines.bottom());
        }
        for (ComparedLine line : ComparedLine.values()) {
            label(line.label(), y + line.ordinal() * high, high);
            digits(bits, line, row, y + line.ordinal() * high, high);
        }
        y = lines.bottom() + MARK + 2;
    }

    private void column(BitNode bit, Box box) {
        if (editing) {
            background.addAll(bit.column(box, measure));
            Stream.of(ComparedLine.values()).filter(BitsDraft::isEdited).forEach(line -> nodes.add(bit.edited(line, box)));
        } else {
            nodes.add(bit.node(box, measure));
        }
    }

    /** The sign below a bit that decides. */
    private void mark(BitsComparison bits, int bit, int below) {
        if (BitsComparison.isSet(bits.deciding(), bit)) {
            int middle = columns.x(bit) + columns.cell() / 2;
            Box box = new Box(middle - MARK / 2, below + 2, MARK, MARK);
            background.add(new Primitive.Glyph(box, Mark.POINTER, ColorRole.line(State.REFUSED)));
        }
    }

    private void label(String text, int top, int high) {
        int wide = measure.width(text, TextStyle.UI);
        background.add(new Primitive.Text(new Box(BitColumns.LABEL_RIGHT - wide, top, wide, high), text, text, TextStyle.UI, ColorRole.SECONDARY));
    }

    /** The part of a field that lies in a row, under its bracket. */
    private void bracket(BitsComparison bits, MatchBitField field, int row) {
        int high = Math.min(field.shift() + field.width() - 1, columns.highest(row));
        int low = Math.max(field.shift(), columns.lowest(row));
        if (high < low) {
            return;
        }
        Box box = new Box(columns.x(high) + 1, y, columns.x(low) + columns.cell() - 2 - columns.x(high), LINE + 2);
        List<String> told = BitsWords.field(bits, field);
        String fitting = told.stream().filter(text -> measure.width(text, TextStyle.UI) <= box.width()).findFirst()
                .orElseGet(() -> Shortening.END.fit(field.name(), box.width(), text -> measure.width(text, TextStyle.UI)));
        int bottom = box.bottom() + 1;
        boolean decides = (bits.deciding() & field.mask()) != 0;
        ColorRole ink = decides ? ColorRole.line(State.REFUSED) : ColorRole.SECONDARY;
        int wide = measure.width(fitting, TextStyle.UI);
        add(NodeKey.Kind.FIELD, columns.rows() == 1 ? field.shift() : (long) row << Integer.SIZE | field.shift(), box, told.get(0), List.of(
                new Primitive.Text(new Box(box.centerX() - wide / 2, y, wide, LINE - 2), fitting, told.get(0), TextStyle.UI, decides ? ColorRole.TEXT : ink),
                new Primitive.Stroke(List.of(new Point(box.x(), bottom), new Point(box.x(), bottom - BRACKET), new Point(box.right() - 1, bottom - BRACKET),
                        new Point(box.right() - 1, bottom)), ink, decides ? 2 : 1, List.of())));
    }

    /** The hexadecimal digits of a line, right of its bits. */
    private void digits(BitsComparison bits, ComparedLine line, int row, int top, int high) {
        long value = line.in(bits);
        int highest = columns.highest(row);
        int lowest = columns.lowest(row);
        List<String> parts = columns.stacked() ? List.of(BitsWords.digits(value, highest, Integer.SIZE), BitsWords.digits(value, Integer.SIZE - 1, lowest))
                : List.of(BitsWords.digits(value, highest, lowest));
        int x = columns.right() + BitColumns.MARGIN;
        List<Primitive> inside = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            int wide = measure.width(parts.get(i), TextStyle.MONO);
            inside.add(new Primitive.Text(new Box(x, top + i * high / parts.size(), wide, high / parts.size()), parts.get(i), parts.get(i), TextStyle.MONO,
                    ColorRole.TEXT));
        }
        String name = line.label() + " " + BitsWords.hex(value);
        int wide = measure.width(parts.get(0), TextStyle.MONO);
        nodes.add(new Node(new NodeKey(-1, NodeKey.Kind.DIGITS, (long) row * ComparedLine.values().length + line.ordinal()), new Box(x, top, wide, high),
                State.IDLE, false, false, false, name, name + "\na click copies it", inside));
    }

    private Primitive.Text text(String whole, int x, int top, int room, TextStyle type, ColorRole ink) {
        String fitting = Shortening.END.fit(whole, room, part -> measure.width(part, type));
        return new Primitive.Text(new Box(x, top, measure.width(fitting, type), LINE - 2), fitting, whole, type, ink);
    }

    private void add(NodeKey.Kind kind, long id, Box box, String words, List<Primitive> inside) {
        nodes.add(new Node(new NodeKey(-1, kind, id), box, State.IDLE, false, false, false, words, words, inside));
    }

    /** @param focus what is to be in sight */
    Scene finish(Optional<NodeKey> focus) {
        int right = nodes.stream().mapToInt(node -> node.bounds().right()).max().orElse(0) + BitColumns.MARGIN;
        return new Scene(Math.max(width, right), y + TOP, 0, background, List.of(), nodes, focus);
    }
}
