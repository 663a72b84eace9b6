package org.portalscope.ui.editor.outline;

import java.util.function.Consumer;
import java.util.function.Supplier;

import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.views.contentoutline.IContentOutlinePage;
import org.portalscope.scenario.editing.Outline;
import org.portalscope.scenario.editing.OutlineItem;

/** The outline of the text of an editor: beside it in the view <em>Outline</em>, and over it. */
public final class EditorOutline {

    private final Supplier<String> text;
    private final Consumer<OutlineItem> chosen;
    private final OutlinePage page;

    /** @param chosen is given the part that the user wants to see */
    public EditorOutline(Supplier<String> text, Consumer<OutlineItem> chosen) {
        this.text = text;
        this.chosen = chosen;
        page = new OutlinePage(chosen);
    }

    /** What the view shows. */
    public IContentOutlinePage page() {
        return page;
    }

    /** Takes the text as it stands, with the part at the caret selected. */
    public void update(int caret) {
        page.show(Outline.of(text.get()), caret);
    }

    /** Selects the part at the caret. */
    public void follow(int caret) {
        page.follow(caret);
    }

    /** Shows the outline over the text, to be searched by typing. */
    public void open(Shell shell) {
        new QuickOutline(shell, Outline.of(text.get()), chosen).open();
    }
}
