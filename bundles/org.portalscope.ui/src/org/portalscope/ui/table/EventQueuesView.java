package org.portalscope.ui.table;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.portalscope.engine.step.Subject;
import org.portalscope.graph.GraphViewer;
import org.portalscope.graph.SceneProvider;
import org.portalscope.presentation.table.EventQueueTable;
import org.portalscope.presentation.table.StateTable;
import org.portalscope.scene.Scaling;
import org.portalscope.scene.Scene;
import org.portalscope.scene.TextMeasure;
import org.portalscope.scene.queue.QueueRings;
import org.portalscope.timeline.cursor.CursorState;
import org.portalscope.timeline.session.Session;
import org.portalscope.timeline.state.EventQueueValues;
import org.portalscope.ui.part.PictureFile;
import org.portalscope.ui.part.PictureView;
import org.portalscope.ui.part.SavePictureAction;

/** Shows the event queues of a process as rings, and one of them from its oldest event to its newest, with all members of each. */
public final class EventQueuesView extends StateTableView implements PictureView {

    /** The view's id in the workbench. */
    public static final String ID = "org.portalscope.ui.eventQueues";

    private static final int WIDER = 2;

    private Composite body;
    private GraphViewer rings;
    /** The size of fonts that they have their room for. */
    private int arranged;
    private StateTable listed;
    /** What all queues of its process held when it was listed, and the cursor of that moment. */
    private List<EventQueueValues> queues = List.of();
    private CursorState cursorState;

    public EventQueuesView() {
        super(new EventQueueTable());
    }

    @Override
    protected Composite placeOfTable(Composite below) {
        body = new Composite(below, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(body);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(body);
        rings = new GraphViewer(body, JFaceResources.getColorRegistry());
        rings.setLegendVisible(false);
        rings.setOverviewVisible(false);
        rings.setContentProvider((SceneProvider) (input, options, measure) -> {
            Scaling scaling = new Scaling(options.zoom());
            return scaling.scene(draw(isLow(), scaling.measure(measure)));
        });
        rings.setMenu(canvas -> SavePictureAction.menu(canvas, getSite(), this));
        rings.addClickListener(key -> choose(new Subject.OfObject(key.id())));
        body.addListener(SWT.Resize, event -> arrange());
        arrange();
        return body;
    }

    /** Whether there is more room beside the table than above it. */
    private boolean isLow() {
        return body.getClientArea().width > WIDER * body.getClientArea().height;
    }

    private void arrange() {
        arranged = rings.scaled(1 << 10);
        ((GridLayout) body.getLayout()).numColumns = isLow() ? 2 : 1;
        GridDataFactory place = isLow() ? GridDataFactory.fillDefaults().grab(false, true).hint(rings.scaled(QueueRings.WIDE), SWT.DEFAULT)
                : GridDataFactory.fillDefaults().grab(true, false).hint(SWT.DEFAULT, rings.scaled(QueueRings.HIGH));
        place.applyTo(rings.getControl());
        body.layout();
    }

    private Scene draw(boolean stacked, TextMeasure measure) {
        long handle = listed.about().subject() instanceof Subject.OfObject queue ? queue.handle() : 0;
        return QueueRings.build(listed.about().process(), queues, cursorState, handle, stacked, measure);
    }

    @Override
    protected void shownAnew(StateTable now) {
        listed = now;
        if (rings.scaled(1 << 10) != arranged) {
            arrange();
        }
        Session session = steered().orElseThrow().session();
        queues = EventQueueValues.of(session.state().process(now.about().process()));
        cursorState = session.cursorState();
        if (rings.getInput() == null) {
            rings.setInput(this);
        } else {
            rings.refresh();
        }
    }

    @Override
    protected List<Action> actions() {
        return List.of(new SavePictureAction(getSite(), this));
    }

    @Override
    public boolean hasPicture() {
        return listed != null && steered().filter(it -> !it.isBusy()).isPresent();
    }

    @Override
    public String pictureName() {
        return PictureFile.name(controller().snapshot().orElseThrow().title(), getPartName());
    }

    @Override
    public void savePicture(Path file) throws IOException {
        PictureFile.write(file, controller().snapshot().orElseThrow(), measure -> draw(false, measure), measure -> draw(false, measure));
    }
}
