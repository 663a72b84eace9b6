package org.portalscope.ui.node;

import java.io.File;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.core.runtime.FileLocator;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;

/** The class path on which nodes run: the bundles of this workbench that the command line needs. */
final class NodeClassPath {

    private static final List<String> NEEDED = List.of("org.portalscope.", "org.antlr.", "antlr", "org.pcollections", "io.netty.", "info.picocli", "picocli",
            "com.fasterxml.jackson", "com.github.weisj.jsvg", "org.eclipse.emf.");

    private NodeClassPath() {
    }

    /** As the virtual machine takes it. A bundle that is a folder, as those of a workspace are, has its classes in it or below. */
    static String text() {
        return Stream.of(FrameworkUtil.getBundle(NodeClassPath.class).getBundleContext().getBundles()).filter(NodeClassPath::isNeeded)
                .flatMap(bundle -> FileLocator.getBundleFileLocation(bundle).stream())
                .flatMap(file -> file.isDirectory() ? Stream.of(file, new File(file, "target/classes")) : Stream.of(file))
                .map(File::getPath).collect(Collectors.joining(File.pathSeparator));
    }

    private static boolean isNeeded(Bundle bundle) {
        return bundle.getSymbolicName() != null && NEEDED.stream().anyMatch(bundle.getSymbolicName()::startsWith);
    }
}
