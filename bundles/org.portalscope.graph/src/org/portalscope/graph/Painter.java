package org.portalscope.graph;

import java.util.List;

import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.PointList;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Font;
import org.portalscope.scene.Box;
import org.portalscope.scene.Point;
import org.portalscope.scene.Primitive;
import org.portalscope.scene.style.Ink;
import org.portalscope.scene.style.Mark;

/** Draws the primitives of a scene. */
final class Painter {

    private static final int HATCH = 4;

    private final SceneColors colors;
    private final SceneFonts fonts;

    Painter(SceneColors colors, SceneFonts fonts) {
        this.colors = colors;
        this.fonts = fonts;
    }

    SceneColors colors() {
        return colors;
    }

    void paint(Graphics graphics, List<Primitive> primitives) {
        primitives.forEach(primitive -> paint(graphics, primitive));
    }

    private void paint(Graphics graphics, Primitive primitive) {
        if (primitive instanceof Primitive.Text text) {
            text(graphics, text);
        } else if (primitive instanceof Primitive.Stroke stroke) {
            stroke(graphics, stroke.points(), stroke.ink(), stroke.width(), stroke.dash());
        } else if (primitive instanceof Primitive.Bar bar) {
            bar(graphics, bar);
        } else if (primitive instanceof Primitive.Glyph glyph) {
            mark(graphics, glyph.mark(), glyph.bounds(), glyph.ink());
        }
    }

    private void text(Graphics graphics, Primitive.Text text) {
        Font font = fonts.of(text.type());
        graphics.setFont(font);
        graphics.setForegroundColor(colors.of(text.ink()));
        int height = graphics.getFontMetrics().getHeight();
        graphics.drawString(text.text(), text.bounds().x(), text.bounds().y() + (text.bounds().height() - height) / 2);
    }

    void stroke(Graphics graphics, List<Point> points, Ink ink, int width, List<Integer> dash) {
        pen(graphics, ink, width, dash);
        graphics.setAntialias(isUpright(points) ? SWT.OFF : SWT.ON);
        graphics.drawPolyline(list(points));
    }

    private void pen(Graphics graphics, Ink ink, int width, List<Integer> dash) {
        graphics.setForegroundColor(colors.of(ink));
        graphics.setLineWidth(width);
        graphics.setLineStyle(Graphics.LINE_SOLID);
        if (!dash.isEmpty()) {
            graphics.setLineDash(dash.stream().mapToInt(Integer::intValue).toArray());
        }
    }

    private static boolean isUpright(List<Point> points) {
        for (int i = 1; i < points.size(); i++) {
            if (points.get(i).x() != points.get(i - 1).x() && points.get(i).y() != points.get(i - 1).y()) {
                return false;
            }
        }
        return true;
    }

    private void bar(Graphics graphics, Primitive.Bar bar) {
        switch (bar.fill()) {
            case SOLID -> fill(graphics, bar.bounds(), bar.ink());
            case OUTLINE -> frame(graphics, bar.bounds(), bar.ink(), 1, List.of());
            case HATCHED -> hatch(graphics, bar.bounds(), bar.ink());
        }
    }

    void fill(Graphics graphics, Box box, Ink ink) {
        graphics.setBackgroundColor(colors.of(ink));
        graphics.fillRectangle(box.x(), box.y(), box.width(), box.height());
    }

    /** Draws a frame that lies within a box. */
    void frame(Graphics graphics, Box box, Ink ink, int width, List<Integer> dash) {
        if (dash.isEmpty()) {
            fill(graphics, new Box(box.x(), box.y(), box.width(), width), ink);
            fill(graphics, new Box(box.x(), box.bottom() - width, box.width(), width), ink);
            fill(graphics, new Box(box.x(), box.y(), width, box.height()), ink);
            fill(graphics, new Box(box.right() - width, box.y(), width, box.height()), ink);
            return;
        }
        pen(graphics, ink, width, dash);
        graphics.setAntialias(SWT.OFF);
        graphics.drawRectangle(box.x() + width / 2, box.y() + width / 2, box.width() - width, box.height() - width);
    }

    private void hatch(Graphics graphics, Box box, Ink ink) {
        graphics.pushState();
        graphics.clipRect(new Rectangle(box.x(), box.y(), box.width(), box.height()));
        pen(graphics, ink, 1, List.of());
        graphics.setAntialias(SWT.ON);
        for (int x = box.x() - box.height(); x < box.right(); x += HATCH) {
            graphics.drawLine(x, box.bottom(), x + box.height(), box.y());
        }
        graphics.popState();
        frame(graphics, box, ink, 1, List.of());
    }

    void mark(Graphics graphics, Mark mark, Box box, Ink ink) {
        graphics.setAntialias(SWT.ON);
        int width = Math.max(1, Math.round(box.width() * 2f / Mark.SIDE * 0.75f));
        for (List<Point> line : mark.lines()) {
            List<Point> points = line.stream().map(point -> new Point(box.x() + point.x() * box.width() / Mark.SIDE,
                    box.y() + point.y() * box.height() / Mark.SIDE)).toList();
            if (mark.isFilled()) {
                graphics.setBackgroundColor(colors.of(ink));
                graphics.fillPolygon(list(points));
            } else {
                pen(graphics, ink, width, List.of());
                graphics.drawPolyline(list(points));
            }
        }
    }

    void polygon(Graphics graphics, List<Point> points, Ink ink) {
        graphics.setAntialias(SWT.ON);
        graphics.setBackgroundColor(colors.of(ink));
        graphics.fillPolygon(list(points));
    }

    private static PointList list(List<Point> points) {
        PointList list = new PointList(points.size());
        points.forEach(point -> list.addPoint(point.x(), point.y()));
        return list;
    }
}
