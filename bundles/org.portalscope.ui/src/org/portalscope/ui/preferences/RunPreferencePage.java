package org.portalscope.ui.preferences;

import org.eclipse.jface.preference.FieldEditorPreferencePage;
import org.eclipse.jface.preference.IntegerFieldEditor;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPreferencePage;

/** How far sessions run by themselves. */
public final class RunPreferencePage extends FieldEditorPreferencePage implements IWorkbenchPreferencePage {

    private static final int MOST = 100_000_000;

    /** Made by the workbench. */
    public RunPreferencePage() {
        super(GRID);
    }

    @Override
    public void init(IWorkbench workbench) {
        setPreferenceStore(Preferences.store());
        setDescription("A run that goes on and on is stopped at a bound; Resume goes on from there. Sessions that are started from now on use it.");
    }

    @Override
    protected void createFieldEditors() {
        IntegerFieldEditor bound = new IntegerFieldEditor(Preferences.BOUND, "&Transitions until a run is stopped:", getFieldEditorParent());
        bound.setValidRange(1, MOST);
        addField(bound);
    }
}
