package org.portalscope.ui.part;

import java.util.List;
import java.util.Optional;

import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;

/** Gives controls that say nothing of what they are for a name for screen readers: the label before them, else the title of their view or dialog. */
public final class AccessibleNames {

    private static final String KEY = "org.portalscope.ui.accessibleName";
    private static final List<Class<? extends Control>> NAMELESS = List.of(Text.class, StyledText.class, Combo.class, Spinner.class, Table.class, Tree.class);

    private AccessibleNames() {
    }

    /** Names what is in dialogs from now on, when they are shown. */
    public static void watch(Display display) {
        display.addFilter(SWT.Show, shown -> {
            if (shown.widget instanceof Shell dialog && dialog.getParent() != null) {
                give(dialog, dialog.getText());
            }
        });
    }

    /** Names all controls in another one that have no name yet. */
    public static void give(Composite whole, String title) {
        String label = "";
        for (Control child : whole.getChildren()) {
            if (isNameless(child)) {
                name(child, label.isEmpty() ? title : label);
            } else if (child instanceof Composite inner) {
                give(inner, label.isEmpty() ? title : label);
            }
            label = child instanceof Label before ? before.getText().replace("&", "").replaceAll(":$", "").strip() : "";
        }
    }

    /** Whether nothing but a name that is given to it says what a control is for. */
    public static boolean isNameless(Control control) {
        return NAMELESS.stream().anyMatch(type -> type.isInstance(control));
    }

    /** The name that a control has been given. */
    public static Optional<String> of(Control control) {
        return Optional.ofNullable((String) control.getData(KEY));
    }

    private static void name(Control control, String words) {
        boolean isNamed = of(control).isPresent();
        control.setData(KEY, words);
        if (!isNamed) {
            control.getAccessible().addAccessibleListener(new AccessibleAdapter() {
                @Override
                public void getName(AccessibleEvent event) {
                    if (event.childID == ACC.CHILDID_SELF) {
                        event.result = (String) control.getData(KEY);
                    }
                }
            });
        }
    }
}
