package org.portalscope.ui.part;

import java.util.Arrays;
import java.util.stream.Stream;

import org.eclipse.jface.resource.FontRegistry;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.swt.graphics.FontData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Tree;
import org.portalscope.graph.Coalesced;

/**
 * How large the text of our own parts is: JFace's fonts are made that size, pictures grow with them, and so do the rows of tables whose control has them. What
 * belongs to the platform (menus, tabs, dialogs) keeps the size of the system.
 */
public final class TextSize {

    private TextSize() {
    }

    /**
     * Makes the text of all parts so large, in percent of what it is in the system.
     *
     * @param text the fonts of text as they are at 100 %
     */
    public static void apply(FontData[] text, int percent) {
        FontRegistry fonts = JFaceResources.getFontRegistry();
        fonts.put(JFaceResources.DEFAULT_FONT, scaled(Display.getCurrent().getSystemFont().getFontData(), percent));
        fonts.get(JFaceResources.DEFAULT_FONT);
        fonts.put(JFaceResources.TEXT_FONT, scaled(text, percent));
    }

    /** The fonts of a size, in percent of what they are. */
    static FontData[] scaled(FontData[] fonts, int percent) {
        return Stream.of(fonts).map(font -> new FontData(font.getName(), Math.max(1, (font.getHeight() * percent + 50) / 100), font.getStyle()))
                .toArray(FontData[]::new);
    }

    /**
     * Lets all controls in a part have the size of its text, now and whenever it changes.
     *
     * @param changed lays the part out again
     */
    public static void follow(Composite part, Runnable changed) {
        Coalesced coalesced = new Coalesced(part, () -> {
            set(part);
            part.layout(true, true);
            changed.run();
        });
        set(part);
        onChange(part, coalesced::request);
    }

    /** Lets a tree of the platform have that size, too. Style sheets give it the system's when it opens and whenever the theme is set. */
    public static void follow(Tree tree) {
        Coalesced resize = new Coalesced(tree, () -> resize(tree));
        onChange(tree, resize::request);
        ThemeWatch.on(tree, resize::request);
        resize.request();
    }

    private static void onChange(Control control, Runnable changed) {
        IPropertyChangeListener listener = change -> {
            if (change.getProperty().equals(JFaceResources.DEFAULT_FONT)) {
                changed.run();
            }
        };
        JFaceResources.getFontRegistry().addListener(listener);
        control.addDisposeListener(disposal -> JFaceResources.getFontRegistry().removeListener(listener));
    }

    /** Rows are laid out anew for another font, even if it is as large. */
    private static void resize(Tree tree) {
        if (!Arrays.equals(tree.getFont().getFontData(), JFaceResources.getDefaultFont().getFontData())) {
            tree.setFont(JFaceResources.getDefaultFont());
        }
    }

    private static void set(Control control) {
        control.setFont(JFaceResources.getDefaultFont());
        if (control instanceof Composite whole) {
            Stream.of(whole.getChildren()).forEach(TextSize::set);
        }
    }
}
