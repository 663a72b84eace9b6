package org.portalscope.ui.editor.assist;

import java.util.stream.Stream;

import org.eclipse.jface.text.DefaultInformationControl;
import org.eclipse.jface.text.IInformationControl;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Shell;

/** Shows words beside a text as they are: an {@code &} in them begins no mark-up, and lines stay lines, but for those that are longer than there is room. */
public final class PlainText {

    private static final int MARGIN = 6;

    private PlainText() {
    }

    /** A popup that is as wide as its longest line; where there is less room, lines wrap. */
    public static IInformationControl control(Shell parent) {
        return new DefaultInformationControl(parent, (DefaultInformationControl.IInformationPresenter) null) {
            @Override
            protected void createContent(Composite content) {
                super.createContent(content);
                Stream.of(content.getChildren()).filter(StyledText.class::isInstance).map(StyledText.class::cast).forEach(PlainText::arrange);
            }

            @Override
            public Point computeSizeHint() {
                Point whole = getShell().computeSize(SWT.DEFAULT, SWT.DEFAULT, true);
                return getSizeConstraints() == null || whole.x <= getSizeConstraints().x ? whole : super.computeSizeHint();
            }
        };
    }

    private static void arrange(StyledText text) {
        text.setWordWrap(true);
        text.setMargins(MARGIN, MARGIN, MARGIN, MARGIN);
    }
}
