package org.portalscope.ui.application;

import java.lang.management.ManagementFactory;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import javax.management.JMException;
import javax.management.ObjectName;

import org.eclipse.core.runtime.ILog;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.wiring.BundleWiring;

/**
 * The classes of bundles that have been loaded. A virtual machine that writes an archive of its classes when it ends leaves out those that nobody has linked,
 * and those that were verified against them.
 */
final class LoadedClasses {

    /** With this system property they are linked when the workbench ends. */
    private static final String PROPERTY = "portalscope.classes";
    /** The command of the virtual machine that lists them, each with its loader behind a slash. */
    private static final String LIST = "vmClassHierarchy";
    private static final Pattern NAME = Pattern.compile("([\\w.$]+)/");
    private static final String CLASS_FILE = ".class";

    private LoadedClasses() {
    }

    /** Links them if an archive will be written. */
    static void linkForArchive() {
        if (System.getProperty(PROPERTY) == null) {
            return;
        }
        try {
            Set<String> loaded = names();
            for (Bundle bundle : FrameworkUtil.getBundle(LoadedClasses.class).getBundleContext().getBundles()) {
                BundleWiring wiring = bundle.adapt(BundleWiring.class);
                if (wiring != null && wiring.getClassLoader() != null) {
                    link(wiring, loaded);
                }
            }
        } catch (JMException e) {
            ILog.of(LoadedClasses.class).warn("The archive of classes lacks some of them", e);
        }
    }

    private static Set<String> names() throws JMException {
        String tree = (String) ManagementFactory.getPlatformMBeanServer().invoke(new ObjectName("com.sun.management:type=DiagnosticCommand"), LIST,
                new Object[] {new String[] {"-i"}}, new String[] {String[].class.getName()});
        return NAME.matcher(tree).results().map(found -> found.group(1)).collect(Collectors.toSet());
    }

    private static void link(BundleWiring bundle, Set<String> loaded) {
        for (String path : bundle.listResources("/", "*" + CLASS_FILE, BundleWiring.LISTRESOURCES_LOCAL | BundleWiring.LISTRESOURCES_RECURSE)) {
            String name = path.substring(0, path.length() - CLASS_FILE.length()).replace('/', '.');
            if (loaded.contains(name)) {
                link(bundle.getClassLoader(), name);
            }
        }
    }

    /** To look for its constructors, the virtual machine links a class. */
    private static void link(ClassLoader loader, String name) {
        try {
            loader.loadClass(name).getConstructors();
        } catch (ClassNotFoundException | LinkageError e) {
            // What cannot be linked, such as a part that supports a bundle which is not there, nobody uses.
        }
    }
}
