package org.portalscope.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.message.Message;

/** {@code releng/docs/wire-format.md} has the fields of the code: places, sizes, names, and which frames have them. */
class WireFormatPageTest {

    private static final Path PAGE = Path.of("../../releng/docs/wire-format.md");
    private static final Pattern ROW = Pattern.compile("(?m)^\\| (\\d+) \\| (\\d+) \\| `([a-z_]+)` \\| ([a-z, ]+) \\| .+ \\|$");

    private static String row(LinkField field) {
        List<LinkFrame.Kind> kinds = Stream.of(LinkFrame.Kind.values()).filter(field::isOf).toList();
        String words = kinds.size() == LinkFrame.Kind.values().length ? "all"
                : kinds.stream().map(kind -> kind.name().toLowerCase(Locale.ROOT)).collect(Collectors.joining(", "));
        return String.join(" | ", String.valueOf(field.offset()), String.valueOf(field.size()), field.label(), words);
    }

    private static String row(FrameField field) {
        List<Message.Kind> kinds = Stream.of(Message.Kind.values()).filter(field::isOf).toList();
        String words = kinds.size() == Message.Kind.values().length ? "all" : kinds.stream().map(Message.Kind::word).collect(Collectors.joining(", "));
        return String.join(" | ", String.valueOf(field.offset()), String.valueOf(field.size()), field.label(), words);
    }

    @Test
    void shouldDocumentEveryField() throws IOException {
        List<String> documented = ROW.matcher(Files.readString(PAGE)).results().map(WireFormatPageTest::row).toList();
        Stream<String> links = Stream.of(LinkField.values()).map(WireFormatPageTest::row);
        assertEquals(Stream.concat(Stream.of(FrameField.values()).map(WireFormatPageTest::row), links).toList(), documented);
    }

    private static String row(MatchResult row) {
        return String.join(" | ", row.group(1), row.group(2), row.group(3), row.group(4));
    }

    @Test
    void shouldLeaveNoByteOfAHeaderWithoutAField() {
        for (Message.Kind kind : Message.Kind.values()) {
            List<FrameField> fields = Stream.of(FrameField.values()).filter(field -> field.isOf(kind)).toList();
            int end = 0;
            for (FrameField field : fields) {
                assertEquals(end, field.offset(), field + " of " + kind);
                end = field.end();
            }
            assertEquals(FrameFormat.headerLength(kind), end);
        }
    }
}
