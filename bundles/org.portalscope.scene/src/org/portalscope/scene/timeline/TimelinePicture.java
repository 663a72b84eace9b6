package org.portalscope.scene.timeline;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.portalscope.scene.Box;
import org.portalscope.scene.Primitive;
import org.portalscope.scene.Primitive.Fill;
import org.portalscope.scene.Scene;
import org.portalscope.scene.Shortening;
import org.portalscope.scene.TextMeasure;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.Mark;
import org.portalscope.scene.style.Point;
import org.portalscope.scene.style.State;
import org.portalscope.scene.style.TextStyle;

/** A timeline as a picture of its own, for files: what the strip at the bottom of the workbench shows. */
public final class TimelinePicture {

    private static final int LEAST_SHAPE = 6;
    private static final int GAP = 4;
    private static final int CURSOR = 2;

    private final TimelineScene timeline;
    private final TimelineSize size;
    private final TextMeasure measure;
    private final List<Primitive> primitives = new ArrayList<>();

    private TimelinePicture(TimelineScene timeline, TimelineSize size, TextMeasure measure) {
        this.timeline = timeline;
        this.size = size;
        this.measure = measure;
    }

    /**
     * The picture of a timeline.
     *
     * @param size that the timeline was laid out for
     */
    public static Scene of(TimelineScene timeline, TimelineSize size, TextMeasure measure) {
        TimelinePicture picture = new TimelinePicture(timeline, size, measure);
        picture.draw();
        return new Scene(size.width(), size.height(), 0, picture.primitives, List.of(), List.of(), Optional.empty());
    }

    private void draw() {
        timeline.future().ifPresent(box -> bar(box, ColorRole.line(State.CURRENT), Fill.SHADED));
        timeline.gaps().forEach(box -> bar(box, ColorRole.line(State.REFUSED), Fill.SHADED));
        timeline.rows().forEach(row -> text(row.label(), row.bounds().x(), row.bounds().centerY() - size.lineHeight() / 2, size.labelWidth() - GAP,
                ColorRole.SECONDARY));
        timeline.densities().forEach(density -> bar(density.bounds(), ColorRole.line(State.IDLE), fill(density.made())));
        timeline.marks().forEach(this::mark);
        timeline.selected().forEach(box -> bar(box, ColorRole.TEXT, Fill.OUTLINE));
        timeline.flags().forEach(this::flag);
        timeline.lanes().forEach(this::lane);
        timeline.findings().forEach(this::finding);
        timeline.overview().ifPresent(box -> bar(box, ColorRole.line(State.CURRENT), Fill.SOLID));
        timeline.cursor().ifPresent(x -> upright(x, 0, ColorRole.line(State.CURRENT), CURSOR));
    }

    private static Fill fill(boolean made) {
        return made ? Fill.SOLID : Fill.OUTLINE;
    }

    /** A shape by the kind of transition; where there is no room for one, its height tells: a statement is low, a delivery high, a completion hangs. */
    private void mark(TimelineScene.Mark mark) {
        Box box = mark.bounds();
        ColorRole ink = ColorRole.line(mark.current() ? State.CURRENT : State.IDLE);
        if (mark.kind() == TimelineTrack.Kind.DELIVERY && box.width() >= LEAST_SHAPE && box.height() >= LEAST_SHAPE) {
            int side = Math.min(box.width(), box.height()) - 2;
            Box square = new Box(box.centerX() - side / 2, box.centerY() - side / 2, side, side);
            primitives.add(new Primitive.Glyph(square, mark.made() ? Mark.TRIANGLE : Mark.READY, ink));
            return;
        }
        int half = Math.max(1, box.height() / 2);
        int wide = Math.max(1, Math.min(box.width(), half));
        int x = box.x() + (box.width() - wide) / 2;
        bar(switch (mark.kind()) {
            case STATEMENT -> new Box(x, box.bottom() - half, wide, half);
            case DELIVERY -> new Box(x, box.y(), wide, Math.max(1, box.height() - 1));
            case COMPLETION -> new Box(x, box.y(), wide, half);
        }, ink, fill(mark.made()));
    }

    private void flag(TimelineScene.Flag flag) {
        upright(flag.bounds().x(), flag.bounds().y(), ColorRole.line(State.IDLE), 1);
        text(flag.text(), flag.bounds().x() + GAP, flag.bounds().y(), flag.bounds().width() - 2 * GAP, ColorRole.TEXT);
    }

    private void lane(TimelineScene.Lane lane) {
        text(lane.lane().name(), lane.bounds().x(), lane.bounds().y(), size.labelWidth() - GAP, ColorRole.SECONDARY);
        lane.bar().ifPresent(box -> bar(box, ColorRole.line(State.IDLE), Fill.SOLID));
    }

    private void finding(TimelineScene.Finding finding) {
        ColorRole ink = ColorRole.line(finding.hit() ? State.CHANGED : State.DROPPED);
        primitives.add(new Primitive.Bar(finding.bounds(), ColorRole.CANVAS, Fill.SOLID));
        primitives.add(new Primitive.Glyph(finding.bounds(), finding.hit() ? Mark.DOT : Mark.CROSS, ink));
        if (finding.count() > 1) {
            text(String.valueOf(finding.count()), finding.bounds().right() + 1, finding.bounds().centerY() - size.lineHeight() / 2, size.labelWidth(), ink);
        }
    }

    private void upright(int x, int top, ColorRole ink, int wide) {
        primitives.add(new Primitive.Stroke(List.of(new Point(x, top), new Point(x, size.height())), ink, wide, List.of()));
    }

    private void bar(Box box, ColorRole ink, Fill fill) {
        primitives.add(new Primitive.Bar(box, ink, fill));
    }

    private void text(String whole, int x, int y, int room, ColorRole ink) {
        String fitting = Shortening.END.fit(whole, Math.max(0, room), part -> measure.width(part, TextStyle.UI));
        if (!fitting.isEmpty()) {
            primitives.add(new Primitive.Text(new Box(x, y, measure.width(fitting, TextStyle.UI), size.lineHeight()), fitting, whole, TextStyle.UI, ink));
        }
    }
}
