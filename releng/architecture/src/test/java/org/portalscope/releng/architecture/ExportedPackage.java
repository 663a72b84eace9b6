package org.portalscope.releng.architecture;

import java.util.SortedSet;

/**
 * A package that a bundle exports.
 *
 * @param name the name of the package
 * @param friends the bundles that may use it; none if it is API, which everybody may use
 */
record ExportedPackage(String name, SortedSet<String> friends) {

    boolean isApi() {
        return friends.isEmpty();
    }

    /** Returns the package as a manifest has it, the friends on lines of their own. */
    String clause() {
        return isApi() ? name : name + ";\n  x-friends:=\"" + String.join(",\n   ", friends) + '"';
    }
}
