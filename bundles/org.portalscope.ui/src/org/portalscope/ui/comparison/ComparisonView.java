package org.portalscope.ui.comparison;

import java.util.Optional;

import org.portalscope.engine.step.Subject;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Scaling;
import org.portalscope.scene.Scene;
import org.portalscope.scene.TextMeasure;
import org.portalscope.scene.bits.ComparisonScene;
import org.portalscope.scene.bits.EntryExamination;
import org.portalscope.scene.portals.SceneOptions;
import org.portalscope.session.control.ProcessSubject;
import org.portalscope.session.control.SessionSnapshot;
import org.portalscope.session.timeline.Position;
import org.portalscope.ui.part.SceneView;

/**
 * Shows the match bits of a request and of the entry that was examined last, or of the entry that another view selects until the cursor moves. A click on
 * hexadecimal digits copies them; what is selected here selects the entry in all views.
 */
public final class ComparisonView extends SceneView {

    /** The view's id in the workbench. */
    public static final String ID = "org.portalscope.ui.comparison";

    private Optional<ProcessSubject> followed = Optional.empty();
    private Optional<Chosen> chosen = Optional.empty();

    /** An entry, and where the cursor was when it was selected. */
    private record Chosen(long entry, Position position) {
    }

    @Override
    protected void showSession() {
        Optional<ProcessSubject> wanted = controller().selectedSubject();
        if (!wanted.equals(followed)) {
            followed = wanted;
            chosen = controller().snapshot().flatMap(snapshot -> wanted.filter(it -> it.process() == snapshot.cursorState().process())
                    .map(ProcessSubject::subject).filter(Subject.OfObject.class::isInstance).map(Subject.OfObject.class::cast)
                    .map(entry -> new Chosen(entry.handle(), snapshot.position())));
        }
        super.showSession();
    }

    @Override
    protected Scene build(SceneOptions options, TextMeasure measure) {
        Scaling scaling = new Scaling(options.zoom());
        return scaling.scene(ComparisonScene.build(examination(), options.selection(), options.width() * 100 / options.zoom(), scaling.measure(measure)));
    }

    /** What is shown; nothing if no entry has been examined. */
    public Optional<EntryExamination> examination() {
        SessionSnapshot snapshot = controller().snapshot().orElseThrow();
        return chosen.filter(entry -> entry.position().equals(snapshot.position()))
                .flatMap(entry -> EntryExamination.of(entry.entry(), snapshot.cursorState(), snapshot.processes()))
                .or(() -> EntryExamination.last(snapshot.cursorState(), snapshot.processes()));
    }

    @Override
    protected void selected(Optional<NodeKey> key) {
        examination().ifPresent(shown -> controller().selectSubject(Optional.of(new ProcessSubject(
                controller().snapshot().orElseThrow().cursorState().process(), new Subject.OfObject(shown.entry().handle())))));
        redraw();
    }

    @Override
    protected void clicked(NodeKey key) {
        if (key.kind() == NodeKey.Kind.DIGITS) {
            copy();
        }
    }

    @Override
    protected void open(NodeKey key) {
        clicked(key);
    }

    @Override
    protected String copied(Optional<NodeKey> selection, Scene scene) {
        return examination().map(shown -> selection.map(key -> ComparisonScene.copied(key, shown, scene)).orElseGet(() -> ComparisonScene.text(shown)))
                .orElse("");
    }
}
