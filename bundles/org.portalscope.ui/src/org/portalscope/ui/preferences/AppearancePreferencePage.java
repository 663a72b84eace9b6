package org.portalscope.ui.preferences;

import java.util.stream.Stream;

import org.eclipse.jface.preference.BooleanFieldEditor;
import org.eclipse.jface.preference.ComboFieldEditor;
import org.eclipse.jface.preference.FieldEditorPreferencePage;
import org.eclipse.jface.preference.RadioGroupFieldEditor;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPreferencePage;
import org.portalscope.ui.help.HelpHandler;

/** The colours of the workbench, the size of its text, and whether anything moves; all of it changes at once. */
public final class AppearancePreferencePage extends FieldEditorPreferencePage implements IWorkbenchPreferencePage {

    private static final String[][] THEMES = {{"As the &system", "system"}, {"&Light", "light"}, {"&Dark", "dark"}};
    private static final String[] SIZES = {"100", "110", "125", "150", "175", "200", "225", "250"};

    /** Made by the workbench. */
    public AppearancePreferencePage() {
        super(GRID);
    }

    @Override
    public void init(IWorkbench workbench) {
        setPreferenceStore(Preferences.store());
        setDescription("Text size is that of editors and views; menus and tabs follow the system.");
    }

    @Override
    public void createControl(Composite parent) {
        super.createControl(parent);
        getControl().addHelpListener(asked -> HelpHandler.open(getShell(), HelpHandler.PREFERENCES));
    }

    @Override
    protected void createFieldEditors() {
        addField(new RadioGroupFieldEditor(Preferences.THEME, "Theme", THEMES.length, THEMES, getFieldEditorParent(), true));
        String[][] sizes = Stream.of(SIZES).map(size -> new String[] {size + " %", size}).toArray(String[][]::new);
        addField(new ComboFieldEditor(Preferences.TEXT_SIZE, "&Text size:", sizes, getFieldEditorParent()));
        addField(new BooleanFieldEditor(Preferences.MOTION, "&Motion: the line from a message moves on to the next match entry", getFieldEditorParent()));
    }
}
