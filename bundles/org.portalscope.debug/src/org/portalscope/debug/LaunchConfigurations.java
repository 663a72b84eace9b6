package org.portalscope.debug;

import java.io.File;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchConfigurationType;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.core.ILaunchManager;

/**
 * The launch configurations of the platform: one for each file, made and kept up to date by starting it. Nobody has to fill one in, though all can be edited.
 */
public final class LaunchConfigurations {

    /** The type of those that run a scenario. */
    public static final String SCENARIO = "org.portalscope.debug.scenario";
    /** The type of those that open a recording. */
    public static final String RECORDING = "org.portalscope.debug.recording";

    /** The absolute path of the file. */
    public static final String FILE = "org.portalscope.debug.file";
    /** What it is started with, as on the command line: scheduler, seed, faults, schedule, and what a GOAL schedule runs with. */
    public static final String OPTIONS = "org.portalscope.debug.options";

    /** Where a text without a file comes from, by which its editor is found again. */
    public static final String TEXT = "org.portalscope.debug.text";

    private LaunchConfigurations() {
    }

    /**
     * The configuration of something that is started.
     *
     * @param type    {@link #SCENARIO} or {@link #RECORDING}
     * @param title   what to call it
     * @param file    where it is
     * @param options what it is started with
     */
    public static ILaunchConfiguration of(String type, String title, File file, List<String> options) throws CoreException {
        ILaunchManager manager = DebugPlugin.getDefault().getLaunchManager();
        ILaunchConfigurationType of = manager.getLaunchConfigurationType(type);
        Optional<ILaunchConfiguration> known = known(manager, of, file);
        ILaunchConfigurationWorkingCopy copy = known.isPresent() ? known.get().getWorkingCopy()
                : of.newInstance(null, manager.generateLaunchConfigurationName(name(title)));
        copy.setAttribute(FILE, file.getAbsolutePath());
        copy.setAttribute(OPTIONS, options);
        return copy.isDirty() ? copy.doSave() : known.get();
    }

    /**
     * The configuration of something that has no file, such as a scenario of the library; it is not kept.
     *
     * @param text where it comes from
     */
    public static ILaunchConfiguration unkept(String type, String title, String text, List<String> options) throws CoreException {
        ILaunchConfigurationWorkingCopy copy = DebugPlugin.getDefault().getLaunchManager().getLaunchConfigurationType(type).newInstance(null, name(title));
        copy.setAttribute(TEXT, text);
        copy.setAttribute(OPTIONS, options);
        return copy;
    }

    /** What a file was started with last, as on the command line; nothing if it was not. */
    public static List<String> options(String type, File file) throws CoreException {
        ILaunchManager manager = DebugPlugin.getDefault().getLaunchManager();
        Optional<ILaunchConfiguration> known = known(manager, manager.getLaunchConfigurationType(type), file);
        return known.isPresent() ? known.get().getAttribute(OPTIONS, List.of()) : List.of();
    }

    private static Optional<ILaunchConfiguration> known(ILaunchManager manager, ILaunchConfigurationType type, File file) throws CoreException {
        for (ILaunchConfiguration configuration : manager.getLaunchConfigurations(type)) {
            if (configuration.getAttribute(FILE, "").equals(file.getAbsolutePath())) {
                return Optional.of(configuration);
            }
        }
        return Optional.empty();
    }

    /** The title without what cannot stand in the name of a file. */
    public static String name(String title) {
        return title.replaceAll("[^\\p{L}\\p{N} ,.()+'-]", " ").replaceAll(" +", " ").strip();
    }
}
