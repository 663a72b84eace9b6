package org.portalscope.cli.render;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

import org.portalscope.model.projection.Projection;
import org.portalscope.scene.Scene;
import org.portalscope.scene.TextMeasure;
import org.portalscope.scene.bits.ComparisonScene;
import org.portalscope.scene.bits.EntryExamination;
import org.portalscope.scene.flow.FlowScene;
import org.portalscope.scene.portals.PortalsScene;
import org.portalscope.scene.portals.SceneOptions;
import org.portalscope.scene.sequence.SequenceOptions;
import org.portalscope.scene.sequence.SequenceScene;
import org.portalscope.scene.style.Palette;
import org.portalscope.scene.style.State;
import org.portalscope.scene.svg.SvgPicture;
import org.portalscope.scene.waiting.WaitForScene;
import org.portalscope.timeline.session.Session;
import org.portalscope.timeline.session.StatusText;
import org.portalscope.timeline.state.ProcessTable;

/** What of a session is drawn at its cursor, under a heading and over a legend. */
public final class RenderedView {

    private static final TextMeasure MEASURE = SvgPicture.MEASURE;

    private final Session session;
    private final int width;

    /** @param width of the room that the picture is laid out for, in logical pixels; it may come out wider */
    public RenderedView(Session session, int width) {
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
        Projection projection = new Projection(session.state(), Set.of(process));
        SceneOptions options = SceneOptions.DEFAULT.within(width, height);
        Scene scene = PortalsScene.build(projection.model(), process, session.cursorState(), options, MEASURE);
        return framed(scene, scene.states(), palette);
    }

    /**
     * The course of the run up to the cursor.
     *
     * @param from  number of the first transition that is drawn
     * @param calls whether the calls of the interface are drawn too
     */
    public SvgPicture sequence(int from, boolean calls, Palette palette) {
        Scene scene = SequenceScene.build(ProcessTable.of(session.state()), session.cursorState(), session.failure(), session.timeline(),
                session.position(), new SequenceOptions(from, calls, width), MEASURE);
        Set<State> told = EnumSet.copyOf(scene.states());
        told.remove(State.IDLE);
        return framed(scene, told, palette);
    }

    /** What the entry that was examined last wants of the request, bit by bit. */
    public SvgPicture comparison(Palette palette) {
        Optional<EntryExamination> examination = EntryExamination.asked(session.cursorState(), ProcessTable.of(session.state()));
        return framed(ComparisonScene.build(examination, Optional.empty(), width, MEASURE), Set.of(), palette);
    }

    /** The way through the flow chart of address translation that the message at the cursor has taken. */
    public SvgPicture flow(Palette palette) {
        Scene scene = FlowScene.build(session.cursorState(), session.timeline(), session.position(), MEASURE);
        return framed(scene, scene.states(), palette);
    }

    /** Who waits for whom, and those whom nobody can release. */
    public SvgPicture waits(Palette palette) {
        Scene scene = WaitForScene.build(session.state().waitForGraph(), width, MEASURE);
        return framed(scene, scene.states(), palette);
    }

    private SvgPicture framed(Scene scene, Set<State> explained, Palette palette) {
        return SvgPicture.framed(session.title(), StatusText.where(session), scene, explained, palette);
    }
}
