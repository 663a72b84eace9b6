package org.portalscope.ui.translation;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.part.ViewPart;

/** Shows the steps of the translation that the cursor is in. */
public final class TranslationView extends ViewPart {

    /** The view's id in the workbench. */
    public static final String ID = "org.portalscope.ui.translation";

    private Label text;

    @Override
    public void createPartControl(Composite parent) {
        GridLayoutFactory.swtDefaults().applyTo(parent);
        text = new Label(parent, SWT.WRAP);
        text.setText("No message is being translated.");
        GridDataFactory.fillDefaults().grab(true, false).applyTo(text);
    }

    @Override
    public void setFocus() {
        text.setFocus();
    }
}
