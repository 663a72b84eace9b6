package org.portalscope.ui.part;

import java.util.function.Supplier;

import org.eclipse.jface.action.Action;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.widgets.Display;

/** Copies text to the clipboard; without any, the clipboard keeps what it has. */
public final class CopyText extends Action {

    private final Supplier<String> text;

    /** @param text is asked each time the action is run */
    public CopyText(Supplier<String> text) {
        this("Copy", text);
    }

    CopyText(String label, Supplier<String> text) {
        super(label);
        this.text = text;
    }

    @Override
    public void run() {
        String copied = text.get();
        if (!copied.isEmpty()) {
            Clipboard clipboard = new Clipboard(Display.getCurrent());
            clipboard.setContents(new Object[] {copied}, new Transfer[] {TextTransfer.getInstance()});
            clipboard.dispose();
        }
    }
}
