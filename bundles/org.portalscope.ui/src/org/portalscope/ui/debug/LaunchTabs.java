package org.portalscope.ui.debug;

import org.eclipse.debug.ui.AbstractLaunchConfigurationTabGroup;
import org.eclipse.debug.ui.ILaunchConfigurationDialog;

/** The pages of a launch configuration, which is edited from the menu of <em>Debug</em>: one. */
public final class LaunchTabs extends AbstractLaunchConfigurationTabGroup {

    @Override
    public void createTabs(ILaunchConfigurationDialog dialog, String mode) {
        setTabs(new LaunchTab());
    }
}
