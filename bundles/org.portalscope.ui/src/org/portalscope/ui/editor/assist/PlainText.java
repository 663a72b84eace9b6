package org.portalscope.ui.editor.assist;

import org.eclipse.jface.text.DefaultInformationControl;
import org.eclipse.jface.text.IInformationControl;
import org.eclipse.swt.widgets.Shell;

/** Shows words beside a text as they are: an {@code &} in them begins no mark-up, and lines stay lines. */
public final class PlainText {

    private PlainText() {
    }

    public static IInformationControl control(Shell parent) {
        return new DefaultInformationControl(parent, (DefaultInformationControl.IInformationPresenter) null);
    }
}
