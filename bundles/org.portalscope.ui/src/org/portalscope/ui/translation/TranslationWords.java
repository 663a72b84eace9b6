package org.portalscope.ui.translation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import org.portalscope.engine.message.Message;
import org.portalscope.engine.message.Request;
import org.portalscope.engine.step.Numbers;
import org.portalscope.session.Frame;
import org.portalscope.session.Narrative;
import org.portalscope.ui.session.Standing;

/** Puts together the captions of the Translation view. */
final class TranslationWords {

    private TranslationWords() {
    }

    /**
     * A part of the breadcrumb.
     *
     * @param label   what it shows
     * @param tooltip everything about it
     * @param frame   its index in {@link Standing#frames}
     */
    record Crumb(String label, String tooltip, int frame) {
    }

    /** The frames at the cursor, from the outermost to the innermost. */
    static List<Crumb> crumbs(Standing standing) {
        List<Crumb> crumbs = new ArrayList<>();
        for (int i = standing.frames().size() - 1; i >= 0; i--) {
            crumbs.add(new Crumb(standing.frames().get(i).label(), tooltip(standing.frames().get(i)), i));
        }
        return crumbs;
    }

    /** What message it is, from whom and where to; or what is being done if no message is involved. */
    static String header(Standing standing) {
        return standing.moment().message().map(message -> describe(message, standing))
                .orElseGet(() -> standing.rows().isEmpty() ? "" : standing.rows().get(0).words());
    }

    private static String describe(Message message, Standing standing) {
        String words = message.kind().word() + " " + message.operation() + "  " + message.initiator() + " → " + message.target()
                + ",  portal " + message.portal() + ",  match bits " + Numbers.hex(message.matchBits()) + ",  "
                + Numbers.count(message.length(), "byte");
        return message instanceof Request request && standing.moment().delivered()
                ? words + ",  user " + Integer.toUnsignedString(request.user()) : words;
    }

    /** The number that a step has for the reader. */
    static String number(Narrative.Row row) {
        return Integer.toString(row.index() + 1);
    }

    /** The scope that a step belongs to, or nothing for the whole transition, which the breadcrumb names. */
    static String scope(Narrative.Row row) {
        return switch (row.kind()) {
            case STATEMENT, MESSAGE, COMPLETION -> "";
            default -> row.scope();
        };
    }

    /** {@code §4.2}, or nothing. */
    static String section(Narrative.Row row) {
        return row.section().isEmpty() ? "" : "§" + row.section();
    }

    /** The whole of a row, for tooltips and screen readers. */
    static String tooltip(Narrative.Row row) {
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
