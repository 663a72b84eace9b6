package org.portalscope.cli.render;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.model.projection.Projection;
import org.portalscope.scene.Heading;
import org.portalscope.scene.Legend;
import org.portalscope.scene.Scene;
import org.portalscope.scene.TextMeasure;
import org.portalscope.scene.portals.PortalsScene;
import org.portalscope.scene.portals.SceneOptions;
import org.portalscope.scene.sequence.SequenceScene;
import org.portalscope.scene.style.Palette;
import org.portalscope.scene.svg.FontWidths;
import org.portalscope.scene.svg.SvgPicture;
import org.portalscope.session.Session;
import org.portalscope.session.StatusText;

/** What of a session is drawn at its cursor: under a heading and over a legend, the structures of a process or the course of the run. */
public final class Picture {

    private static final TextMeasure MEASURE = new FontWidths();

    private final Session session;
    private final int width;

    /** @param width of the room that the picture is laid out for, in logical pixels; it may come out wider */
    public Picture(Session session, int width) {
        this.session = session;
        this.width = width;
    }

    /**
     * The structures of one process, as the workbench draws them.
     *
     * @param process index of the process
     * @param height  of the room, in logical pixels
     */
    public SvgPicture graph(int process, int height, Palette palette) {
        Projection projection = new Projection(session.world());
        SceneOptions options = SceneOptions.DEFAULT.within(width, height);
        return framed(PortalsScene.build(projection.model(), process, session.moment(), options, MEASURE), palette);
    }

    /**
     * The course of the run up to the cursor.
     *
     * @param from number of the first transition that is drawn
     */
    public SvgPicture sequence(int from, Palette palette) {
        return framed(SequenceScene.build(session.world(), session.timeline(), session.position(), from, width, MEASURE), palette);
    }

    private SvgPicture framed(Scene scene, Palette palette) {
        List<Scene> scenes = new ArrayList<>();
        scenes.add(Heading.of(session.title(), StatusText.where(session), scene.width(), MEASURE));
        scenes.add(scene);
        if (!scene.states().isEmpty()) {
            scenes.add(Legend.of(scene.states(), scene.width(), MEASURE));
        }
        return new SvgPicture(session.title() + ", " + StatusText.where(session), scenes, palette);
    }
}
