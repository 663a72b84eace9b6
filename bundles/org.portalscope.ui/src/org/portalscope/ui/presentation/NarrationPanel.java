package org.portalscope.ui.presentation;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.FontDescriptor;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.LocalResourceManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.ui.part.Colours;

/** The narration in text of 18 points. */
final class NarrationPanel {

    private static final int POINTS = 18;
    private static final int SMALLER_POINTS = 13;
    private static final int MARGIN = 16;

    private final Composite control;
    private final Label where;
    private final Label step;
    private final Label next;

    NarrationPanel(Composite parent) {
        control = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().margins(MARGIN, MARGIN).spacing(0, MARGIN).applyTo(control);
        LocalResourceManager fonts = new LocalResourceManager(JFaceResources.getResources(), control);
        FontDescriptor words = JFaceResources.getDefaultFontDescriptor();
        where = label(fonts, words.setHeight(SMALLER_POINTS));
        step = label(fonts, words.setHeight(POINTS).setStyle(SWT.BOLD));
        next = label(fonts, words.setHeight(POINTS));
        unstyled(control);
        recolour();
    }

    private Label label(LocalResourceManager fonts, FontDescriptor font) {
        Label label = new Label(control, SWT.WRAP);
        label.setFont(fonts.create(font));
        unstyled(label);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(label);
        return label;
    }

    private static void unstyled(Control ours) {
        ours.setData("org.eclipse.e4.ui.css.disabled", Boolean.TRUE);
    }

    Composite control() {
        return control;
    }

    void show(Narration narration) {
        set(where, narration.where());
        set(step, narration.step());
        set(next, narration.next());
        control.layout();
    }

    private static void set(Label label, String words) {
        label.setText(words.replace("&", "&&"));
    }

    void recolour() {
        control.setBackground(Colours.of(ColorRole.CANVAS));
        for (Label label : new Label[] {where, step, next}) {
            label.setBackground(Colours.of(ColorRole.CANVAS));
            label.setForeground(Colours.of(label == step ? ColorRole.TEXT : ColorRole.SECONDARY));
        }
    }
}
