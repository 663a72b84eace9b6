package org.portalscope.ui.timeline;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.portalscope.scene.Box;
import org.portalscope.scene.Shortening;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.Mark;
import org.portalscope.scene.style.State;
import org.portalscope.scene.timeline.TimelineScene;
import org.portalscope.ui.part.Colours;
import org.portalscope.ui.part.MarkPainter;

/** Draws the picture of a timeline. */
final class TimelinePainter {

    private static final int HATCH = 8;
    private static final int EDGE = 6;
    private static final int FAINT = 120;
    private static final int LEAST_SHAPE = 6;
    private static final int FLAG_GAP = 4;
    private static final int LABEL_GAP = 8;

    private final GC gc;
    private final Rectangle area;

    TimelinePainter(GC gc, Rectangle area) {
        this.gc = gc;
        this.area = area;
        gc.setAntialias(SWT.ON);
    }

    void background() {
        gc.setBackground(Colours.of(ColorRole.CANVAS));
        gc.fillRectangle(area);
        gc.setForeground(Colours.line(State.IDLE));
        gc.setAlpha(FAINT);
        gc.drawLine(area.x, area.y, area.x + area.width, area.y);
        gc.setAlpha(255);
    }

    void paint(TimelineScene scene) {
        scene.future().ifPresent(box -> hatch(box, Colours.fill(State.CURRENT), HATCH));
        scene.gaps().forEach(box -> hatch(box, Colours.line(State.REFUSED), HATCH / 2));
        scene.rows().forEach(row -> paint(row, scene.scale().left() - row.bounds().x() - LABEL_GAP));
        scene.densities().forEach(this::paint);
        scene.marks().forEach(this::paint);
        scene.selected().forEach(this::frame);
        scene.flags().forEach(this::paint);
        scene.lanes().forEach(lane -> paint(lane, scene.scale().left() - lane.bounds().x() - LABEL_GAP));
        scene.findings().forEach(this::paint);
        scene.overview().ifPresent(this::overview);
        scene.cursor().ifPresent(this::cursor);
    }

    private void hatch(Box box, Color colour, int distance) {
        gc.setForeground(colour);
        gc.setLineWidth(2);
        gc.setClipping(box.x(), box.y(), box.width(), box.height());
        for (int x = box.x() - box.height(); x < box.right(); x += distance) {
            gc.drawLine(x, box.bottom(), x + box.height(), box.y());
        }
        gc.setClipping((Rectangle) null);
    }

    private void paint(TimelineScene.Row row, int room) {
        if (!row.label().isEmpty()) {
            label(row.label(), row.bounds(), room);
        }
    }

    private void label(String whole, Box box, int room) {
        gc.setForeground(Colours.of(ColorRole.SECONDARY));
        int height = gc.getFontMetrics().getHeight();
        String label = Shortening.END.fit(whole, room, words -> gc.textExtent(words).x);
        gc.drawText(label, box.x(), box.centerY() - height / 2, true);
    }

    private void paint(TimelineScene.Lane lane, int room) {
        label(lane.lane().name(), lane.bounds(), room);
        gc.setBackground(Colours.line(State.IDLE));
        lane.bar().ifPresent(bar -> {
            gc.fillRectangle(bar.x(), bar.y(), bar.width(), bar.height());
            upright(bar.x(), bar.y());
        });
    }

    private void paint(TimelineScene.Density density) {
        Box box = density.bounds();
        gc.setBackground(Colours.line(State.IDLE));
        gc.setAlpha(density.made() ? 255 : FAINT);
        gc.fillRectangle(box.x(), box.y(), box.width(), box.height());
        gc.setAlpha(255);
    }

    private void paint(TimelineScene.Mark mark) {
        Color colour = Colours.line(mark.current() ? State.CURRENT : State.IDLE);
        gc.setForeground(colour);
        gc.setBackground(mark.made() ? colour : Colours.of(ColorRole.CANVAS));
        gc.setLineWidth(1);
        Box box = mark.bounds();
        if (box.width() < LEAST_SHAPE || box.height() < LEAST_SHAPE) {
            bar(mark, colour);
        } else {
            shape(mark);
        }
    }

    /** A cross for what went wrong, a dot for what was found; on the canvas's colour, so that it is seen among transitions. */
    private void paint(TimelineScene.Finding finding) {
        Box box = finding.bounds();
        Color colour = Colours.line(finding.hit() ? State.CHANGED : State.DROPPED);
        gc.setBackground(Colours.of(ColorRole.CANVAS));
        gc.fillOval(box.x() - 1, box.y() - 1, box.width() + 2, box.height() + 2);
        if (finding.hit()) {
            gc.setBackground(colour);
            gc.fillOval(box.x() + 1, box.y() + 1, box.width() - 2, box.height() - 2);
        } else {
            MarkPainter.paint(gc, Mark.CROSS, box.x() + 1, box.y() + 1, box.width() - 2, colour);
        }
        if (finding.count() > 1) {
            count(finding, colour);
        }
    }

    private void count(TimelineScene.Finding finding, Color colour) {
        String text = String.valueOf(finding.count());
        Point extent = gc.textExtent(text);
        gc.setForeground(colour);
        gc.setBackground(Colours.of(ColorRole.CANVAS));
        gc.drawText(text, finding.bounds().right() + 1, finding.bounds().centerY() - extent.y / 2, false);
    }

    private void frame(Box box) {
        gc.setForeground(Colours.of(ColorRole.TEXT));
        gc.setLineWidth(1);
        gc.setLineStyle(SWT.LINE_DOT);
        gc.drawRectangle(box.x(), box.y(), box.width() - 1, box.height() - 1);
        gc.setLineStyle(SWT.LINE_SOLID);
    }

    private void overview(Box box) {
        gc.setBackground(Colours.line(State.CURRENT));
        gc.fillRectangle(box.x(), box.y(), box.width(), box.height());
    }

    private void paint(TimelineScene.Flag flag) {
        Box box = flag.bounds();
        upright(box.x(), area.y + area.height);
        gc.setForeground(Colours.of(ColorRole.TEXT));
        String text = Shortening.END.fit(flag.text(), box.width() - 2 * FLAG_GAP, words -> gc.textExtent(words).x);
        gc.drawText(text, box.x() + FLAG_GAP, box.y(), true);
    }

    private void upright(int x, int bottom) {
        gc.setForeground(Colours.line(State.IDLE));
        gc.setLineWidth(1);
        gc.setAlpha(FAINT);
        gc.drawLine(x, area.y, x, bottom);
        gc.setAlpha(255);
    }

    /** Where there is no room for a shape, its height tells: a statement is low, a delivery high, a completion hangs. */
    private void bar(TimelineScene.Mark mark, Color colour) {
        Box box = mark.bounds();
        int half = Math.max(1, box.height() / 2);
        gc.setBackground(colour);
        gc.setAlpha(mark.made() ? 255 : FAINT);
        switch (mark.kind()) {
            case STATEMENT -> gc.fillRectangle(box.x(), box.bottom() - half, box.width(), half);
            case DELIVERY -> gc.fillRectangle(box.x(), box.y(), box.width(), Math.max(1, box.height() - 1));
            case COMPLETION -> gc.fillRectangle(box.x(), box.y(), box.width(), half);
        }
        gc.setAlpha(255);
    }

    private void shape(TimelineScene.Mark mark) {
        int half = Math.min(mark.bounds().width(), mark.bounds().height()) / 2 - 1;
        int x = mark.bounds().centerX();
        int y = mark.bounds().centerY();
        switch (mark.kind()) {
            case STATEMENT -> outlined(new int[] {x - 2, y - 2, x + 2, y - 2, x + 2, y + 2, x - 2, y + 2});
            case DELIVERY -> outlined(new int[] {x - half, y - half, x + half, y, x - half, y + half});
            case COMPLETION -> outlined(new int[] {x, y - half, x + half, y, x, y + half, x - half, y});
        }
    }

    private void outlined(int[] points) {
        gc.fillPolygon(points);
        gc.drawPolygon(points);
    }

    private void cursor(int x) {
        Color colour = Colours.line(State.CURRENT);
        gc.setForeground(colour);
        gc.setBackground(colour);
        gc.setLineWidth(2);
        gc.drawLine(x, area.y, x, area.y + area.height);
        gc.fillPolygon(new int[] {x - 5, area.y, x + 5, area.y, x, area.y + 6});
    }

    /** Shows that the cursor cannot go on. */
    void edge(boolean atEnd) {
        gc.setBackground(Colours.line(State.REFUSED));
        gc.fillRectangle(atEnd ? area.x + area.width - EDGE : area.x, area.y, EDGE, area.height);
    }
}
