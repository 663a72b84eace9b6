package org.portalscope.ui.translation;

import java.util.List;
import java.util.Optional;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.session.control.SessionSnapshot;
import org.portalscope.session.timeline.Position;
import org.portalscope.ui.part.Colours;
import org.portalscope.ui.part.EmptyHint;
import org.portalscope.ui.part.SessionView;

/** Tells the transition that the cursor is in step by step: what is decided and changed, by which section, and what comes next. */
public final class TranslationView extends SessionView {

    /** The view's id in the workbench. */
    public static final String ID = "org.portalscope.ui.translation";

    private Composite stack;
    private Composite told;
    private EmptyHint hint;
    private Breadcrumb breadcrumb;
    private Label header;
    private StepTable table;

    @Override
    protected void createContents(Composite parent) {
        stack = new Composite(parent, SWT.NONE);
        stack.setLayout(new StackLayout());
        hint = new EmptyHint(stack);
        told = new Composite(stack, SWT.NONE);
        told.setData("org.eclipse.e4.ui.css.disabled", Boolean.TRUE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(told);
        breadcrumb = new Breadcrumb(told, controller()::select);
        GridDataFactory.fillDefaults().grab(true, false).hint(SWT.DEFAULT, Breadcrumb.height()).applyTo(breadcrumb.control());
        header = new Label(told, SWT.NONE);
        header.setData("org.eclipse.e4.ui.css.disabled", Boolean.TRUE);
        GridDataFactory.fillDefaults().grab(true, false).indent(14, 0).applyTo(header);
        table = new StepTable(told, this::seek);
        GridDataFactory.fillDefaults().grab(true, true).indent(0, 4).applyTo(table.control());
        recolour();
    }

    private void seek(int row) {
        controller().snapshot().ifPresent(snapshot -> controller().seek(new Position(snapshot.position().transition(), row + 1)));
    }

    @Override
    public void changed() {
        Optional<SessionSnapshot> snapshot = controller().snapshot().filter(it -> it.transition().isPresent());
        StackLayout layout = (StackLayout) stack.getLayout();
        layout.topControl = snapshot.isPresent() ? told : hint.control();
        snapshot.ifPresentOrElse(this::tell, this::empty);
        stack.layout();
    }

    private void tell(SessionSnapshot snapshot) {
        breadcrumb.show(TranslationWords.crumbs(snapshot), snapshot.selected());
        String words = TranslationWords.header(snapshot);
        header.setText(words.replace("&", "&&"));
        header.setToolTipText(words);
        table.show(snapshot.rows(), snapshot.transition().orElseThrow().steps(), snapshot.position().step());
    }

    private void empty() {
        table.show(List.of(), List.of(), 0);
        if (controller().open().isEmpty()) {
            hint.show("No scenario is open. <a href=\"org.portalscope.ui.openGallery\">Open the Gallery</a> to choose one.");
        } else {
            hint.show("No message is being translated. <a href=\"org.portalscope.ui.resume\">F8</a> runs to the end, "
                    + "<a href=\"org.portalscope.ui.stepOver\">F6</a> goes on to the next statement or match entry.");
        }
    }

    @Override
    protected void recolour() {
        told.setBackground(Colours.of(ColorRole.CANVAS));
        header.setBackground(Colours.of(ColorRole.CANVAS));
        header.setForeground(Colours.of(ColorRole.TEXT));
        breadcrumb.control().redraw();
        hint.recolour();
        table.recolour();
    }

    @Override
    public void setFocus() {
        if (controller().snapshot().filter(it -> it.transition().isPresent()).isPresent()) {
            table.control().setFocus();
        } else {
            hint.control().setFocus();
        }
    }
}
