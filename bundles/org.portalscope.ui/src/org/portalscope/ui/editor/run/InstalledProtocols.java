package org.portalscope.ui.editor.run;

import java.util.List;
import java.util.Objects;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

import org.eclipse.core.runtime.ILog;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.wiring.BundleWire;
import org.osgi.framework.wiring.BundleWiring;
import org.portalscope.export.EmbeddedPrograms;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.Protocols;
import org.portalscope.timeline.session.RecordedPrograms;

/**
 * The protocols that the bundles of the workbench bring. They are declared as the command line finds them on its class path, in a file
 * {@code META-INF/services}; every bundle that requires the one in which {@link Protocol} is has a class loader of its own, and is asked.
 */
public final class InstalledProtocols {

    /**
     * All of them; without a workbench around it, those on the class path. Those of a bundle that cannot be made, or have the name of another one, are left
     * out, and the log says so.
     */
    public static final Protocols ALL = find();

    /** What is known of programs that recordings are of. */
    public static final RecordedPrograms PROGRAMS = new EmbeddedPrograms(ALL);

    private InstalledProtocols() {
    }

    private static Protocols find() {
        Bundle home = FrameworkUtil.getBundle(Protocol.class);
        return home == null ? Protocols.installed(Protocol.class.getClassLoader()) : Protocols.onDemand(() -> find(home.adapt(BundleWiring.class)).all());
    }

    private static Protocols find(BundleWiring home) {
        Protocols found = Protocols.NONE;
        for (BundleWiring bundle : requirers(home)) {
            try {
                found = found.and(ServiceLoader.load(Protocol.class, bundle.getClassLoader()));
            } catch (ServiceConfigurationError | IllegalArgumentException e) {
                ILog.get().error("The protocols of " + bundle + " cannot be used", e);
            }
        }
        return found;
    }

    private static List<BundleWiring> requirers(BundleWiring home) {
        return home.getProvidedWires(null).stream().map(BundleWire::getRequirerWiring).filter(Objects::nonNull).distinct().toList();
    }
}
