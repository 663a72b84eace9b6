package org.portalscope.ui.preferences;

import org.eclipse.jface.preference.FieldEditorPreferencePage;
import org.eclipse.jface.preference.IntegerFieldEditor;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPreferencePage;
import org.portalscope.ui.help.HelpHandler;

/** How far sessions run by themselves. */
public final class RunPreferencePage extends FieldEditorPreferencePage implements IWorkbenchPreferencePage {

    private static final int MOST = 100_000_000;
    private static final int MOST_GIGABYTES = 10_000;
    private static final int MOST_PERCENT = 99;

    /** Made by the workbench. */
    public RunPreferencePage() {
        super(GRID);
    }

    @Override
    public void init(IWorkbench workbench) {
        setPreferenceStore(Preferences.store());
        setDescription("A run that goes on and on is stopped at a bound, and pauses where its recording takes much room; Resume goes on from there. "
                + "Sessions that are started from now on use it.");
    }

    @Override
    public void createControl(Composite parent) {
        super.createControl(parent);
        getControl().addHelpListener(asked -> HelpHandler.open(getShell(), HelpHandler.PREFERENCES));
    }

    @Override
    protected void createFieldEditors() {
        add(Preferences.BOUND, "&Transitions until a run is stopped:", 1, MOST);
        add(Preferences.RECORDING, "&Gigabytes of a recording until its run pauses:", 1, MOST_GIGABYTES);
        add(Preferences.FREE, "&Per cent of the disk that recordings leave free:", 0, MOST_PERCENT);
    }

    private void add(String name, String label, int least, int most) {
        IntegerFieldEditor field = new IntegerFieldEditor(name, label, getFieldEditorParent());
        field.setValidRange(least, most);
        addField(field);
    }
}
