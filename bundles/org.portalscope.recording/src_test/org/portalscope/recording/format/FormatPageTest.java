package org.portalscope.recording.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.input.FrameEntered;
import org.portalscope.engine.input.ValueSupplied;
import org.portalscope.engine.message.Message;

/** The numbers that stand for things are those that the page of the format lists: nobody may move them. */
class FormatPageTest {

    private static final Path PAGE = Path.of("..", "..", "releng", "docs", "recording-format.md");

    private static String page() throws IOException {
        return Files.readString(PAGE).replaceAll("\\s+", " ");
    }

    private static String words(ValueSupplied.Question question) {
        return question.ordinal() + " " + question.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private static void requireOnPage(String words) throws IOException {
        assertTrue(page().contains(words), words);
    }

    @Test
    void shouldListTheFunctions() throws IOException {
        requireOnPage(Arrays.stream(Function.values()).map(Function::documentName).collect(Collectors.joining(", ", "Functions, from 0: ", ".")));
    }

    @Test
    void shouldListTheKinds() throws IOException {
        requireOnPage(Arrays.stream(BlockKind.values()).map(kind -> kind.code() + " " + kind.name().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(", ", "kind: ", "")));
        requireOnPage(Arrays.stream(Message.Kind.values()).map(kind -> kind.ordinal() + " " + kind.word()).collect(Collectors.joining(", ", "(", ")")));
        requireOnPage(Arrays.stream(ValueSupplied.Question.values()).map(FormatPageTest::words).collect(Collectors.joining(", ", "(", ")")));
        assertEquals(0, FrameEntered.Kind.STATEMENT.ordinal());
        assertEquals(1, FrameEntered.Kind.UPPER_CALL.ordinal());
    }

    @Test
    void shouldListTheInputsAndTheArguments() throws IOException {
        requireOnPage("| " + InputTag.FRAME_LEFT.ordinal() + " | frame left |");
        requireOnPage("| " + InputTag.PROTOCOL_CALLED.ordinal() + " | call of a protocol |");
        requireOnPage("| " + InputTag.BARRIER_CROSSED.ordinal() + " | barrier passed |");
        requireOnPage("| " + InputTag.BARRIER_REACHED.ordinal() + " | barrier reached |");
        requireOnPage("| " + InputTag.CALLBACK_RETURNED.ordinal() + " | callback returned |");
        requireOnPage("| " + InputTag.OPERATION_COMPLETED.ordinal() + " | operation completed |");
        requireOnPage("; " + ArgumentTag.NO_ACK.ordinal() + " `PTL_NOACK_REQ`");
        requireOnPage("; " + ArgumentTag.LIMITS.ordinal() + " limits; from " + ArgumentTag.FIRST_SMALL + " on");
        requireOnPage(CauseTag.REPEAT.ordinal() + " repetition");
    }
}
