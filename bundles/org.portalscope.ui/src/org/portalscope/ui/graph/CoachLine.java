package org.portalscope.ui.graph;

import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Link;
import org.osgi.service.prefs.BackingStoreException;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.State;
import org.portalscope.timeline.Position;
import org.portalscope.ui.part.Colours;

/** The line that tells a newcomer the keys; it goes after ten steps, or when it is told to, and never comes back. */
final class CoachLine {

    private static final String WORDS = "F6 next entry  ·  Shift+F6 back  ·  F8 run  ·  ? keys      <a>Hide</a>";
    private static final String STEPS_LEFT = "coach.steps.left";
    private static final int STEPS = 10;

    private final Composite parent;
    private final Composite strip;
    private final Link link;
    private Position last;

    CoachLine(Composite parent) {
        this.parent = parent;
        strip = new Composite(parent, SWT.NONE);
        strip.setData("org.eclipse.e4.ui.css.disabled", Boolean.TRUE);
        GridLayoutFactory.fillDefaults().applyTo(strip);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(strip);
        link = new Link(strip, SWT.NONE);
        link.setData("org.eclipse.e4.ui.css.disabled", Boolean.TRUE);
        link.setText(WORDS);
        link.addListener(SWT.Selection, selection -> hide());
        GridDataFactory.fillDefaults().align(SWT.CENTER, SWT.CENTER).grab(true, false).applyTo(link);
        show(false);
    }

    /** Counts a step if the cursor is elsewhere than before. */
    void moved(Position position) {
        if (last != null && !last.equals(position) && left() > 0) {
            remember(left() - 1);
        }
        last = position;
        show(left() > 0);
    }

    private void hide() {
        remember(0);
        show(false);
    }

    /** Written at once: the workbench may end without being asked. */
    private static void remember(int left) {
        preferences().putInt(STEPS_LEFT, left);
        try {
            preferences().flush();
        } catch (BackingStoreException e) {
            ILog.get().warn("That the line of keys has been read is forgotten at the next start", e);
        }
    }

    void none() {
        last = null;
        show(false);
    }

    private void show(boolean visible) {
        GridData place = (GridData) strip.getLayoutData();
        if (place.exclude == visible) {
            place.exclude = !visible;
            strip.setVisible(visible);
            parent.layout();
        }
    }

    void recolour() {
        strip.setBackground(Colours.fill(State.CURRENT));
        link.setBackground(Colours.fill(State.CURRENT));
        link.setForeground(Colours.of(ColorRole.TEXT));
        link.setLinkForeground(Colours.line(State.CURRENT));
    }

    private static int left() {
        return preferences().getInt(STEPS_LEFT, STEPS);
    }

    private static IEclipsePreferences preferences() {
        return InstanceScope.INSTANCE.getNode("org.portalscope.ui");
    }
}
