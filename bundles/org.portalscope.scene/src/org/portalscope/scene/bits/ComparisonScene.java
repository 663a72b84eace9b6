package org.portalscope.scene.bits;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Scene;
import org.portalscope.scene.TextMeasure;

/** Builds the picture of what an entry wants of a request. */
public final class ComparisonScene {

    private ComparisonScene() {
    }

    /**
     * The picture of an examination; where there is none, it says how to come to one.
     *
     * @param selection what has been selected; of a bit the picture tells everything
     * @param width     of the room for it, in logical pixels
     */
    public static Scene build(Optional<EntryExamination> examination, Optional<NodeKey> selection, int width, TextMeasure measure) {
        return build(examination, selection, "", false, width, measure);
    }

    /**
     * The picture of an examination in a place of some height, with a hint where the details of a selected bit would be. Where not all of it is in sight, what
     * was decided stands above the bits.
     *
     * @param hint   what can be done with the bits
     * @param height of the room for it, in logical pixels
     */
    public static Scene build(Optional<EntryExamination> examination, Optional<NodeKey> selection, String hint, int width, int height, TextMeasure measure) {
        Scene usual = build(examination, selection, hint, false, width, measure);
        return usual.height() <= height ? usual : build(examination, selection, hint, true, width, measure);
    }

    private static Scene build(Optional<EntryExamination> examination, Optional<NodeKey> selection, String hint, boolean sentenceFirst, int width,
            TextMeasure measure) {
        ComparisonBuilder builder = new ComparisonBuilder(width, false, measure);
        examination.ifPresentOrElse(shown -> build(builder, shown, detail(shown, selection).orElse(hint), sentenceFirst),
                () -> builder.hint("No match entry is being examined. F6 goes from entry to entry while a message is translated."));
        return builder.finish(examination.flatMap(EntryExamination::bits).filter(bits -> !sentenceFirst).flatMap(ComparisonScene::deciding));
    }

    /**
     * The picture of bits while somebody sets them; those that are wanted and those that are ignored are nodes.
     *
     * @param width of the room for it, in logical pixels
     */
    public static Scene build(BitsDraft draft, Optional<NodeKey> selection, int width, TextMeasure measure) {
        ComparisonBuilder builder = new ComparisonBuilder(width, true, measure);
        String what = draft.purpose() == BitsDraft.Purpose.BREAKPOINT ? "Breakpoint on portal " + draft.shown().entry().portal()
                : "Edit of " + draft.shown().entry() + " of portal " + draft.shown().entry().portal();
        builder.title(what, "a click or Enter flips a bit of entry or ignore; arrow keys walk");
        builder.rows(draft.bits());
        builder.sentence(BitsWords.sentence(draft.bits()));
        return builder.finish(selection);
    }

    private static void build(ComparisonBuilder builder, EntryExamination shown, String detail, boolean sentenceFirst) {
        String near = shown.refusing() < 2 ? "" : ", the nearest of " + shown.refusing() + " entries";
        builder.title(shown.entry() + " of portal " + shown.entry().portal() + near + ", and " + shown.message(), shown.bits().isPresent() ? detail : "");
        shown.bits().filter(bits -> sentenceFirst).ifPresent(bits -> builder.sentence(BitsWords.sentence(bits)));
        shown.bits().ifPresent(builder::rows);
        shown.bits().filter(bits -> !sentenceFirst).ifPresent(bits -> builder.sentence(BitsWords.sentence(bits)));
        shown.source().ifPresent(source -> {
            if (shown.bits().isEmpty()) {
                builder.sentence(capital(source.words()) + (source.passed() ? ": the bits are compared next." : ": the bits are not compared.")
                        + " §" + source.section());
            }
            new SourceLines(source).draw(builder);
        });
    }

    private static Optional<String> detail(EntryExamination shown, Optional<NodeKey> selection) {
        return shown.bits().flatMap(bits -> selection.filter(key -> key.kind() == NodeKey.Kind.BIT).map(key -> BitsWords.bit(bits, (int) key.id())));
    }

    private static String capital(String words) {
        return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }

    private static Optional<NodeKey> deciding(BitsComparison bits) {
        return bits.deciding() == 0 ? Optional.empty() : Optional.of(BitNode.key(Long.SIZE - 1 - Long.numberOfLeadingZeros(bits.deciding())));
    }

    /** What is copied of a node: all digits of a line, what is compared of a bit, else what the node says. */
    public static String copied(NodeKey key, EntryExamination examination, Scene scene) {
        return key.kind() == NodeKey.Kind.DIGITS ? examination.bits().map(bits -> BitsWords.hex(line(key).in(bits))).orElse("")
                : scene.node(key).map(node -> node.name()).orElse("");
    }

    /** The whole comparison as text: the lines with their digits, and what was decided. */
    public static String text(EntryExamination examination) {
        StringBuilder out = new StringBuilder();
        lines(examination).forEach(line -> out.append(String.format("%-8s %s%n", line.get(0), line.get(1))));
        examination.bits().ifPresent(bits -> out.append(BitsWords.sentence(bits)).append(System.lineSeparator()));
        examination.source().ifPresent(source -> out.append(source.words()).append(System.lineSeparator()));
        return out.toString();
    }

    /** What is compared, the name and the digits of each line; none if bits have not been compared. */
    public static List<List<String>> lines(EntryExamination examination) {
        return examination.bits().map(bits -> Stream.of(ComparedLine.values()).map(line -> List.of(line.label(), BitsWords.hex(line.in(bits)))).toList())
                .orElse(List.of());
    }

    private static ComparedLine line(NodeKey key) {
        return ComparedLine.values()[(int) key.id() % ComparedLine.values().length];
    }
}
