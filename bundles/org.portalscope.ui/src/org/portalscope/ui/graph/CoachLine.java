package org.portalscope.ui.graph;

import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.State;
import org.portalscope.session.timeline.Position;
import org.portalscope.ui.part.Colours;

/** The line that tells a newcomer the keys; it goes after ten steps and never comes back. */
final class CoachLine {

    private static final String WORDS = "F6 next entry  ·  Shift+F6 back  ·  F8 run  ·  ? keys";
    private static final String STEPS_LEFT = "coach.steps.left";
    private static final int STEPS = 10;

    private final Composite parent;
    private final Label label;
    private Position last;

    CoachLine(Composite parent) {
        this.parent = parent;
        label = new Label(parent, SWT.CENTER);
        label.setData("org.eclipse.e4.ui.css.disabled", Boolean.TRUE);
        label.setText(WORDS);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(label);
        show(false);
    }

    /** Counts a step if the cursor is elsewhere than before. */
    void moved(Position position) {
        if (last != null && !last.equals(position) && left() > 0) {
            preferences().putInt(STEPS_LEFT, left() - 1);
        }
        last = position;
        show(left() > 0);
    }

    void none() {
        last = null;
        show(false);
    }

    private void show(boolean visible) {
        GridData place = (GridData) label.getLayoutData();
        if (place.exclude == visible) {
            place.exclude = !visible;
            label.setVisible(visible);
            parent.layout();
        }
    }

    void recolour() {
        label.setBackground(Colours.fill(State.CURRENT));
        label.setForeground(Colours.of(ColorRole.TEXT));
    }

    private static int left() {
        return preferences().getInt(STEPS_LEFT, STEPS);
    }

    private static IEclipsePreferences preferences() {
        return InstanceScope.INSTANCE.getNode("org.portalscope.ui");
    }
}
