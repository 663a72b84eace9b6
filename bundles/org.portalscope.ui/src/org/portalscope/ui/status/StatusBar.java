package org.portalscope.ui.status;

import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;

import java.util.Optional;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.portalscope.session.StatusText;
import org.portalscope.ui.session.SessionController;
import org.portalscope.ui.session.SessionListener;
import org.portalscope.ui.session.SessionServices;
import org.portalscope.ui.session.Standing;

/** The status line: on the left where the cursor stands, on the right what F6 would do. */
public final class StatusBar implements SessionListener {

    private SessionController controller;
    private Composite bar;
    private Label left;
    private Label right;

    /** Makes the controls, which follow the open session from now on. */
    @PostConstruct
    public void create(Composite parent) {
        controller = SessionServices.controller();
        bar = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).margins(8, 2).spacing(16, 0).applyTo(bar);
        left = new Label(bar, SWT.NONE);
        right = new Label(bar, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(left);
        GridDataFactory.fillDefaults().align(SWT.END, SWT.CENTER).applyTo(right);
        controller.addListener(this);
        changed();
    }

    @Override
    public void changed() {
        if (bar.isDisposed()) {
            return;
        }
        Optional<Standing> standing = controller.standing();
        show(left, standing.map(Standing::where).orElse("no scenario is open"));
        show(right, standing.map(now -> StatusText.next(now.over(), "F6")).orElse(""));
        bar.layout();
    }

    @Override
    public void busy(boolean busy) {
        if (busy && !bar.isDisposed()) {
            show(right, "running; Run › Stop ends it where it has come to");
            bar.layout();
        }
    }

    private static void show(Label label, String words) {
        label.setText(words.replace("&", "&&"));
        label.setToolTipText(words);
    }

    /** Lets go of the session. */
    @PreDestroy
    public void dispose() {
        controller.removeListener(this);
    }
}
