package org.portalscope.ui.gallery;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorSite;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.part.EditorPart;
import org.portalscope.node.client.LocalNodes;
import org.portalscope.node.client.NodeTarget;
import org.portalscope.scenario.library.Library;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.State;
import org.portalscope.ui.editor.Scenarios;
import org.portalscope.ui.node.NodeSessions;
import org.portalscope.ui.node.WantedLines;
import org.portalscope.ui.part.Colours;
import org.portalscope.ui.part.TextSize;
import org.portalscope.ui.part.ThemeWatch;
import org.portalscope.ui.part.WindowLayout;
import org.portalscope.ui.recent.RecentFiles;
import org.portalscope.ui.session.SessionServices;

/** The page to start from: a card for each file that was opened last, and for each scenario of the library. */
public final class GalleryEditor extends EditorPart {

    /** The editor's id in the workbench. */
    public static final String ID = "org.portalscope.ui.gallery";

    private Composite page;
    private Label notice;
    private GalleryBar bar;
    private AttachPanel attach;
    private ScrolledComposite scroller;
    private Composite cards;
    private GalleryKeys keys;
    private Thumbnails thumbnails;
    private Job reading;
    private IPropertyChangeListener recent;
    /** What has been read so far. */
    private final List<GalleryItem> exhibits = new ArrayList<>();

    /** Brings the Gallery to the front; without a session it has the window to itself. */
    public static GalleryEditor open(IWorkbenchPage page) throws PartInitException {
        if (SessionServices.sessions().all().isEmpty()) {
            WindowLayout.GALLERY.show(page);
        }
        return (GalleryEditor) page.openEditor(new GalleryInput(), ID);
    }

    @Override
    public void init(IEditorSite site, IEditorInput input) {
        setSite(site);
        setInput(input);
        setPartName(input.getName());
    }

    @Override
    public void createPartControl(Composite parent) {
        thumbnails = new Thumbnails(parent.getDisplay());
        page = plain(new Composite(parent, SWT.NONE));
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(page);
        notice = plain(new Label(page, SWT.WRAP));
        GridDataFactory.fillDefaults().grab(true, false).indent(12, 8).exclude(true).applyTo(notice);
        notice.setVisible(false);
        bar = new GalleryBar(page, this::fill);
        attach = new AttachPanel(page, this::attach);
        scroller = plain(new ScrolledComposite(page, SWT.V_SCROLL));
        scroller.setExpandHorizontal(true);
        scroller.setExpandVertical(true);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(scroller);
        cards = plain(new Composite(scroller, SWT.NONE));
        scroller.setContent(cards);
        scroller.setShowFocusedControl(true);
        keys = new GalleryKeys(cards, bar, this::grid);
        scroller.addListener(SWT.Resize, resize -> arrange());
        ThemeWatch.on(page, this::recolour);
        TextSize.follow(page, this::recolour);
        recolour();
        recent = RecentFiles.tell(this::fill);
        Display display = parent.getDisplay();
        reading = Job.createSystem("Reading the library", (IProgressMonitor monitor) -> read(monitor, display));
        reading.schedule();
    }

    /** Scenarios are run for their pictures, which takes its time; the cards come one by one. */
    private void read(IProgressMonitor monitor, Display display) {
        for (String id : Library.ids()) {
            if (monitor.isCanceled() || display.isDisposed()) {
                return;
            }
            try {
                GalleryItem exhibit = GalleryItem.of(id);
                display.asyncExec(() -> add(exhibit));
            } catch (ScenarioException e) {
                ILog.get().error("The library has no " + id, e);
            }
        }
    }

    private void add(GalleryItem exhibit) {
        if (!cards.isDisposed()) {
            exhibits.add(exhibit);
            show(exhibit);
            arrange();
            if (exhibits.size() == 1 && bar.search().isEmpty() && getSite().getPage().getActivePart() == this) {
                setFocus();
            }
        }
    }

    private void show(GalleryItem exhibit) {
        if (CardFilter.accepts(exhibit.entry(), bar.search())) {
            keys.add(new GalleryCard(cards, exhibit.entry(), thumbnails.of(exhibit), true, () -> open(exhibit.entry())).control());
        }
    }

    private void showRecent(Library.Entry file) {
        if (CardFilter.accepts(file, bar.search())) {
            keys.add(new GalleryCard(cards, file, null, RecentCards.isThere(file), () -> openRecent(file)).control());
        }
    }

    private void openRecent(Library.Entry file) {
        try {
            RecentCards.open(getSite().getPage(), file);
        } catch (ScenarioException | IOException | PartInitException e) {
            say(e.getMessage());
        }
    }

    private static <C extends Control> C plain(C control) {
        control.setData("org.eclipse.e4.ui.css.disabled", Boolean.TRUE);
        return control;
    }

    /** Says what went wrong when something was to be opened. */
    public void say(String words) {
        notice.setText(words.replace("&", "&&"));
        notice.setToolTipText(words);
        notice.setVisible(true);
        ((GridData) notice.getLayoutData()).exclude = false;
        page.layout(true, true);
    }

    private void fill() {
        for (Control card : cards.getChildren()) {
            card.dispose();
        }
        RecentCards.entries().forEach(this::showRecent);
        exhibits.forEach(this::show);
        arrange();
    }

    private void arrange() {
        CardGrid grid = grid();
        Control[] all = cards.getChildren();
        for (int i = 0; i < all.length; i++) {
            all[i].setBounds(grid.x(i), grid.y(i), grid.cardWidth(), grid.cardHeight());
        }
        scroller.setMinHeight(grid.height(all.length));
    }

    private CardGrid grid() {
        return CardGrid.of(scroller.getClientArea().width, GalleryCard.height(scroller.getDisplay()));
    }

    private void open(Library.Entry entry) {
        try {
            Scenarios.openFromLibrary(getSite().getPage(), entry.id());
        } catch (ScenarioException | PartInitException e) {
            say(e.getMessage());
        }
    }

    private void attach(List<LocalNodes.Row> run) {
        List<NodeTarget> targets = run.stream().map(LocalNodes.Row::target).map(target -> target.withLines(WantedLines.last())).toList();
        NodeSessions.attach(getSite().getPage(), () -> targets, this::say);
    }

    /** The panel of the nodes that run on this machine. */
    public AttachPanel attachPanel() {
        return attach;
    }

    private void recolour() {
        for (Control control : new Control[] {page, notice, scroller, cards}) {
            control.setBackground(Colours.of(ColorRole.CANVAS));
        }
        notice.setForeground(Colours.line(State.DROPPED));
        bar.recolour();
        bar.arrange();
        attach.recolour();
        thumbnails.dispose();
        fill();
    }

    @Override
    public void setFocus() {
        if (cards.getChildren().length > 0) {
            cards.getChildren()[0].setFocus();
        } else {
            bar.setFocus();
        }
    }

    @Override
    public void dispose() {
        if (reading != null) {
            reading.cancel();
        }
        if (thumbnails != null) {
            thumbnails.dispose();
            RecentFiles.leave(recent);
        }
        super.dispose();
    }

    @Override
    public void doSave(IProgressMonitor monitor) {
        throw new UnsupportedOperationException("the Gallery is never changed");
    }

    @Override
    public void doSaveAs() {
        throw new UnsupportedOperationException("the Gallery is never changed");
    }

    @Override
    public boolean isDirty() {
        return false;
    }

    @Override
    public boolean isSaveAsAllowed() {
        return false;
    }
}
