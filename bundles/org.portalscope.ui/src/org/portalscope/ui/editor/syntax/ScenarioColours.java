package org.portalscope.ui.editor.syntax;

import org.eclipse.jface.text.TextAttribute;
import org.eclipse.swt.SWT;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.State;
import org.portalscope.ui.part.Colours;

/** The parts of a scenario's text that are told apart by colour, and bold where colour alone would not do. */
enum ScenarioColours {
    TEXT(ColorRole.TEXT, SWT.NORMAL),
    COMMENT(ColorRole.SECONDARY, SWT.ITALIC),
    STRING(ColorRole.line(State.ACCEPTED), SWT.NORMAL),
    KEYWORD(ColorRole.line(State.CURRENT), SWT.BOLD),
    FUNCTION(ColorRole.line(State.CURRENT), SWT.NORMAL),
    CONSTANT(ColorRole.line(State.CHANGED), SWT.NORMAL);

    private final ColorRole ink;
    private final int style;

    ScenarioColours(ColorRole ink, int style) {
        this.ink = ink;
        this.style = style;
    }

    /** How it looks in the theme that is on. */
    TextAttribute attribute() {
        return new TextAttribute(Colours.of(ink), null, style);
    }
}
