package org.portalscope.ui.comparison;

import java.util.Optional;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IContributionItem;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Menu;
import org.portalscope.analysis.breakpoint.Breakpoint;
import org.portalscope.analysis.breakpoint.PortalTarget;
import org.portalscope.analysis.search.StepQuery;
import org.portalscope.analysis.search.WatchedValue;
import org.portalscope.engine.step.Subject;
import org.portalscope.presentation.control.SessionSnapshot;
import org.portalscope.scene.NodeKey;
import org.portalscope.scene.Scaling;
import org.portalscope.scene.Scene;
import org.portalscope.scene.TextMeasure;
import org.portalscope.scene.bits.BitsDraft;
import org.portalscope.scene.bits.ComparisonScene;
import org.portalscope.scene.bits.EntryExamination;
import org.portalscope.scene.portals.SceneOptions;
import org.portalscope.scene.style.State;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.state.ProcessSubject;
import org.portalscope.ui.branch.EditedEntry;
import org.portalscope.ui.part.Banner;
import org.portalscope.ui.part.CopyAsMenu;
import org.portalscope.ui.part.SavePictureAction;
import org.portalscope.ui.part.SceneView;
import org.portalscope.ui.part.ValueMenu;
import org.portalscope.ui.part.ValueSelection;
import org.portalscope.ui.session.OpenSession;

/**
 * Shows the match bits of a request and of the entry that was examined last, or of the entry that another view selects until the cursor moves. A click on
 * hexadecimal digits copies them; what is selected here selects the entry in all views. Its menu lets bits be set: those of a breakpoint, or of the entry.
 */
public final class ComparisonView extends SceneView implements ValueSelection {

    /** The view's id in the workbench. */
    public static final String ID = "org.portalscope.ui.comparison";

    private static final String HINT = "← and → walk the bits; a click on hexadecimal digits copies them";
    private static final String APPLY = "apply";
    private static final int BANNER_MARGIN = 4;

    private Optional<ProcessSubject> followed = Optional.empty();
    private Optional<Chosen> chosen = Optional.empty();
    private Banner banner;
    /** Bits that the user sets, until the cursor moves. */
    private Optional<BitsDraft> draft = Optional.empty();
    private Position edited = Position.START;

    /** An entry, and where the cursor was when it was selected. */
    private record Chosen(long entry, Position position) {
    }

    @Override
    protected void createAbove(Composite parent) {
        banner = new Banner(parent, BANNER_MARGIN, State.CURRENT, this::follow);
    }

    @Override
    protected boolean hasOverview() {
        return false;
    }

    @Override
    protected Menu menu(Control canvas) {
        return ValueMenu.of(canvas, getSite(), item("Set Bits of a Breakpoint", () -> edit(examination().flatMap(BitsDraft::breakpoint))),
                item("Edit Bits of the Entry", () -> edit(examination().flatMap(BitsDraft::entry))),
                new CopyAsMenu(new ComparisonCopies(() -> hasPicture() ? copied(selected(), picture()) : "", this::examination,
                        () -> controller().open().map(OpenSession::controller))), new ActionContributionItem(new SavePictureAction(getSite(), this)));
    }

    private static IContributionItem item(String label, Runnable work) {
        return new ActionContributionItem(new Action(label) {
            @Override
            public void run() {
                work.run();
            }
        });
    }

    /** Lets the user set bits, or shows the comparison again. */
    public void edit(Optional<BitsDraft> bits) {
        draft = bits;
        draft.ifPresentOrElse(set -> banner.show(Banner.escaped(set.words()) + "  <a href=\"" + APPLY + "\">"
                + (set.purpose() == BitsDraft.Purpose.BREAKPOINT ? "Set Breakpoint" : "Edit Entry") + "</a>  <a href=\"discard\">Discard</a>", set.words(),
                State.CURRENT), banner::hide);
        redraw();
    }

    private void follow(String link) {
        if (link.equals(APPLY)) {
            draft.ifPresent(this::apply);
        } else {
            edit(Optional.empty());
        }
    }

    private void apply(BitsDraft set) {
        Optional<OpenSession> open = controller().open().filter(session -> !session.controller().isBusy());
        int process = controller().snapshot().orElseThrow().cursorState().process();
        open.ifPresent(session -> {
            if (set.purpose() == BitsDraft.Purpose.BREAKPOINT) {
                session.controller().breakpoints().list().add(Breakpoint.of(new PortalTarget(set.shown().portal(), set.matchBits(), set.ignoreBits()))
                        .in(session.controller().snapshot().processes().process(process)));
                edit(Optional.empty());
            } else {
                new EditedEntry(session, process, set.shown().handle()).edit(set.matchBits(), set.ignoreBits(),
                        refused -> refused.ifPresentOrElse(session.controller()::announce, () -> edit(Optional.empty())));
            }
        });
    }

    @Override
    public Optional<StepQuery> changesOfSelection() {
        return controller().snapshot().flatMap(snapshot -> examination().map(shown -> new WatchedValue(snapshot.cursorState().process(),
                new Subject.OfObject(shown.handle()), null))).map(entry -> StepQuery.changes(entry, entry.toString()));
    }

    @Override
    protected void recolour() {
        super.recolour();
        banner.recolour();
    }

    @Override
    protected void showSession() {
        if (controller().snapshot().map(SessionSnapshot::position).filter(edited::equals).isEmpty()) {
            edited = controller().snapshot().map(SessionSnapshot::position).orElse(Position.START);
            edit(Optional.empty());
        }
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
        int room = options.width() * 100 / options.zoom();
        int high = options.height() * 100 / options.zoom();
        return scaling.scene(draft.map(set -> ComparisonScene.build(set, options.selection(), room, scaling.measure(measure)))
                .orElseGet(() -> ComparisonScene.build(examination(), options.selection(), HINT, room, high, scaling.measure(measure))));
    }

    /** What is shown; nothing if no entry has been examined. */
    public Optional<EntryExamination> examination() {
        SessionSnapshot snapshot = controller().snapshot().orElseThrow();
        return chosen.filter(entry -> entry.position().equals(snapshot.position()))
                .flatMap(entry -> EntryExamination.of(entry.entry(), snapshot.cursorState(), snapshot.processes()))
                .or(() -> EntryExamination.asked(snapshot.cursorState(), snapshot.processes()));
    }

    @Override
    protected void selected(Optional<NodeKey> key) {
        examination().filter(shown -> draft.isEmpty()).ifPresent(shown -> controller().selectSubject(Optional.of(new ProcessSubject(
                controller().snapshot().orElseThrow().cursorState().process(), new Subject.OfObject(shown.handle())))));
        redraw();
    }

    @Override
    protected void clicked(NodeKey key) {
        if (key.kind() == NodeKey.Kind.DIGITS) {
            copy();
        } else if (key.kind() == NodeKey.Kind.EDITED) {
            edit(draft.map(set -> set.flipped(key)));
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
