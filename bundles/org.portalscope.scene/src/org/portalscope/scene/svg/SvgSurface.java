package org.portalscope.scene.svg;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

import org.portalscope.scene.Box;
import org.portalscope.scene.Primitive;
import org.portalscope.scene.paint.Surface;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.Point;
import org.portalscope.scene.style.TextStyle;

/** Draws into an SVG document. A line of odd width is moved by half a pixel, so that it covers whole ones. */
final class SvgSurface implements Surface {

    /** Without blanks, which not every reader of lists of fonts skips; SansSerif and Monospaced are what Java calls them. */
    private static final String UI = "Helvetica,Arial,Liberation Sans,DejaVu Sans,SansSerif,sans-serif";
    private static final String MONO = "Liberation Mono,DejaVu Sans Mono,Courier New,Monospaced,monospace";
    /** From the middle of a line of text down to its base, in ems. */
    private static final double BASE = 0.36;

    private final SvgElements out;

    SvgSurface(SvgElements out) {
        this.out = out;
    }

    @Override
    public void fill(Box box, ColorRole ink) {
        out.empty("rect", "x", box.x(), "y", box.y(), "width", box.width(), "height", box.height(), "fill", out.colour(ink),
                "shape-rendering", "crispEdges");
    }

    @Override
    public void area(List<Point> edge, ColorRole ink) {
        out.empty("polygon", "points", points(edge, 0), "fill", out.colour(ink));
    }

    @Override
    public void line(List<Point> points, ColorRole ink, int width, List<Integer> dash) {
        List<Object> attributes = new ArrayList<>(List.of("points", points(points, width % 2 * 0.5), "fill", "none", "stroke", out.colour(ink),
                "stroke-width", width));
        if (!dash.isEmpty()) {
            attributes.addAll(List.of("stroke-dasharray", dash.stream().map(String::valueOf).collect(Collectors.joining(" "))));
        }
        if (Point.isUpright(points)) {
            attributes.addAll(List.of("shape-rendering", "crispEdges"));
        }
        out.empty("polyline", attributes.toArray());
    }

    @Override
    public void hatch(Box box, ColorRole ink, int distance) {
        StringBuilder path = new StringBuilder();
        for (int x = box.x() - box.height() + distance; x < box.right(); x += distance) {
            int left = Math.max(x, box.x());
            int right = Math.min(x + box.height(), box.right());
            path.append('M').append(left).append(' ').append(box.bottom() - (left - x)).append('L').append(right).append(' ')
                    .append(box.bottom() - (right - x));
        }
        out.empty("path", "d", path, "fill", "none", "stroke", out.colour(ink), "stroke-width", 1);
    }

    @Override
    public void text(Primitive.Text text) {
        TextStyle type = text.type();
        double size = FontWidths.size(type);
        out.element("text", text.text(), "x", text.bounds().x(), "y", number(text.bounds().centerY() + BASE * size),
                "font-family", type.family() == TextStyle.Family.MONO ? MONO : UI, "font-size", number(size),
                "font-weight", type.bold() ? "bold" : "normal", "fill", out.colour(text.ink()),
                "textLength", text.bounds().width(), "lengthAdjust", "spacingAndGlyphs");
    }

    private static String points(List<Point> points, double moved) {
        return points.stream().map(point -> number(point.x() + moved) + "," + number(point.y() + moved)).collect(Collectors.joining(" "));
    }

    private static String number(double value) {
        return value == Math.rint(value) ? String.valueOf((long) value) : String.format(Locale.ROOT, "%.2f", value);
    }
}
