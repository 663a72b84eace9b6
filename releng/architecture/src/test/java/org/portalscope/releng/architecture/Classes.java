package org.portalscope.releng.architecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;

/** The compiled classes of all bundles, read once. */
final class Classes {

    static final JavaClasses ALL = new ClassFileImporter()
        .withImportOption(location -> !location.contains("/releng/"))
        .importPackages("org.portalscope");

    private Classes() {
    }
}
