package org.portalscope.graph;

import java.util.List;

import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.PointList;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.SWT;
import org.portalscope.scene.Box;
import org.portalscope.scene.Primitive;
import org.portalscope.scene.paint.ScenePainter;
import org.portalscope.scene.paint.Surface;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.Point;

/** Draws on Draw2d's graphics with the colours and fonts of the workbench. */
final class Painter {

    private final SceneColors colors;
    private final SceneFonts fonts;
    private int wider;

    Painter(SceneColors colors, SceneFonts fonts) {
        this.colors = colors;
        this.fonts = fonts;
    }

    /** Draws all lines so many pixels wider than scenes ask for. */
    void setWider(int pixels) {
        wider = pixels;
    }

    SceneColors colors() {
        return colors;
    }

    /** Draws scenes on some graphics. */
    ScenePainter on(Graphics graphics) {
        return new ScenePainter(new GraphicsSurface(graphics));
    }

    /** Fills a box. */
    void fill(Graphics graphics, Box box, ColorRole ink) {
        new GraphicsSurface(graphics).fill(box, ink);
    }

    private final class GraphicsSurface implements Surface {

        private final Graphics graphics;

        GraphicsSurface(Graphics graphics) {
            this.graphics = graphics;
        }

        @Override
        public void fill(Box box, ColorRole ink) {
            graphics.setBackgroundColor(colors.of(ink));
            graphics.fillRectangle(box.x(), box.y(), box.width(), box.height());
        }

        @Override
        public void area(List<Point> edge, ColorRole ink) {
            graphics.setAntialias(SWT.ON);
            graphics.setBackgroundColor(colors.of(ink));
            graphics.fillPolygon(list(edge));
        }

        @Override
        public void line(List<Point> points, ColorRole ink, int width, List<Integer> dash) {
            pen(ink, width, dash);
            graphics.setAntialias(Point.isUpright(points) ? SWT.OFF : SWT.ON);
            graphics.drawPolyline(list(points));
        }

        private void pen(ColorRole ink, int width, List<Integer> dash) {
            graphics.setForegroundColor(colors.of(ink));
            graphics.setLineWidth(width + wider);
            graphics.setLineStyle(Graphics.LINE_SOLID);
            if (!dash.isEmpty()) {
                graphics.setLineDash(dash.stream().mapToInt(Integer::intValue).toArray());
            }
        }

        @Override
        public void hatch(Box box, ColorRole ink, int distance) {
            graphics.pushState();
            graphics.clipRect(new Rectangle(box.x(), box.y(), box.width(), box.height()));
            pen(ink, 1, List.of());
            graphics.setAntialias(SWT.ON);
            for (int x = box.x() - box.height(); x < box.right(); x += distance) {
                graphics.drawLine(x, box.bottom(), x + box.height(), box.y());
            }
            graphics.popState();
        }

        @Override
        public void text(Primitive.Text text) {
            graphics.setFont(fonts.of(text.type()));
            graphics.setForegroundColor(colors.of(text.ink()));
            int height = fonts.height(text.type());
            graphics.drawString(text.text(), text.bounds().x(), text.bounds().y() + (text.bounds().height() - height) / 2);
        }

        private static PointList list(List<Point> points) {
            PointList list = new PointList(points.size());
            points.forEach(point -> list.addPoint(point.x(), point.y()));
            return list;
        }
    }
}
