package org.portalscope.scene;

import java.util.List;
import java.util.Optional;

import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.TextStyle;

/** The heading of a picture that is shown by itself: its title and which moment it shows. */
public final class Heading {

    private static final int MARGIN = 16;
    private static final int TOP = 8;
    private static final int LINE = 16;
    private static final int HEIGHT = TOP + LINE + 4;
    private static final int BETWEEN = 16;

    private Heading() {
    }

    /** A line of the given width: the title, and in what room is left the moment. */
    public static Scene of(String title, String cursorState, int width, TextMeasure measure) {
        int room = width - 2 * MARGIN;
        Primitive.Text left = text(MARGIN, room, title, TextStyle.UI_BOLD, ColorRole.TEXT, measure);
        int rest = room - left.bounds().width() - BETWEEN;
        Primitive.Text right = text(MARGIN + left.bounds().width() + BETWEEN, Math.max(0, rest), cursorState, TextStyle.UI, ColorRole.SECONDARY, measure);
        return new Scene(width, HEIGHT, 0, List.of(left, right), List.of(), List.of(), Optional.empty());
    }

    private static Primitive.Text text(int x, int room, String whole, TextStyle type, ColorRole ink, TextMeasure measure) {
        String fitting = Shortening.END.fit(whole, room, candidate -> measure.width(candidate, type));
        return new Primitive.Text(new Box(x, TOP, measure.width(fitting, type), LINE), fitting, whole, type, ink);
    }
}
