package org.portalscope.ui.editor;

import org.eclipse.jface.text.TextAttribute;
import org.eclipse.swt.SWT;
import org.portalscope.scene.style.Ink;
import org.portalscope.scene.style.State;
import org.portalscope.ui.part.Colours;

/** The parts of a scenario's text that are told apart by colour, and bold where colour alone would not do. */
enum ScenarioColours {
    TEXT(Ink.TEXT, SWT.NORMAL),
    COMMENT(Ink.SECONDARY, SWT.ITALIC),
    STRING(Ink.line(State.ACCEPTED), SWT.NORMAL),
    KEYWORD(Ink.line(State.CURRENT), SWT.BOLD),
    FUNCTION(Ink.line(State.CURRENT), SWT.NORMAL),
    CONSTANT(Ink.line(State.CHANGED), SWT.NORMAL);

    private final Ink ink;
    private final int style;

    ScenarioColours(Ink ink, int style) {
        this.ink = ink;
        this.style = style;
    }

    /** How it looks in the theme that is on. */
    TextAttribute attribute() {
        return new TextAttribute(Colours.of(ink), null, style);
    }
}
