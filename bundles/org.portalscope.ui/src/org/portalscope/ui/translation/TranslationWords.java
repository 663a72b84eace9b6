package org.portalscope.ui.translation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import org.portalscope.engine.message.Message;
import org.portalscope.engine.message.Request;
import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.engine.step.Numbers;
import org.portalscope.presentation.control.SessionSnapshot;
import org.portalscope.timeline.cursor.Frame;
import org.portalscope.timeline.text.MatchBitWords;
import org.portalscope.timeline.text.StepRows;

/** Puts together the captions of the Translation view. */
final class TranslationWords {

    private TranslationWords() {
    }

    /**
     * A part of the breadcrumb.
     *
     * @param label   what it shows
     * @param tooltip everything about it
     * @param frame   its index in {@link SessionSnapshot#frames}
     */
    record Crumb(String label, String tooltip, int frame) {
    }

    /** The frames at the cursor, from the outermost to the innermost. */
    static List<Crumb> crumbs(SessionSnapshot snapshot) {
        List<Crumb> crumbs = new ArrayList<>();
        for (int i = snapshot.frames().size() - 1; i >= 0; i--) {
            crumbs.add(new Crumb(snapshot.frames().get(i).label(), tooltip(snapshot.frames().get(i)), i));
        }
        return crumbs;
    }

    /** What message it is, from whom and where to; or what is being done if no message is involved. */
    static String header(SessionSnapshot snapshot) {
        return snapshot.cursorState().message().map(message -> describe(message, snapshot))
                .orElseGet(() -> snapshot.rows().isEmpty() ? "" : snapshot.rows().get(0).words());
    }

    private static String describe(Message message, SessionSnapshot snapshot) {
        List<MatchBitField> fields = snapshot.cursorState().matchBits(message, snapshot.processes());
        String words = message.kind().word() + " " + message.operation() + "  " + message.initiator() + " → " + message.target()
                + ",  portal " + message.portal() + ",  match bits " + MatchBitWords.text(message.matchBits(), fields) + ",  "
                + Numbers.count(message.length(), "byte");
        return message instanceof Request request && snapshot.cursorState().delivered()
                ? words + ",  user " + Integer.toUnsignedString(request.user()) : words;
    }

    /** The number that a step has for the reader. */
    static String number(StepRows.Row row) {
        return Integer.toString(row.index() + 1);
    }

    /** The scope that a step belongs to, or nothing for the whole transition, which the breadcrumb names. */
    static String scope(StepRows.Row row) {
        return switch (row.kind()) {
            case STATEMENT, MESSAGE, COMPLETION -> "";
            default -> row.scope();
        };
    }

    /** {@code §4.2}, or nothing. */
    static String section(StepRows.Row row) {
        return row.section().isEmpty() ? "" : "§" + row.section();
    }

    /** The whole of a row, for tooltips and screen readers. */
    static String tooltip(StepRows.Row row) {
        String section = section(row);
        return row.scope() + ": " + row.words() + (section.isEmpty() ? "" : "  " + section);
    }

    /** What a frame is, for its tooltip. */
    private static String tooltip(Frame frame) {
        String kind = frame.kind().map(it -> it.name().toLowerCase(Locale.ROOT)).orElse("thread");
        return kind + ": " + frame.label() + frame.place().map(place -> "  (" + place + ")").orElse("")
                + "\nStep Over and Step Return are about it once it is selected";
    }
}
