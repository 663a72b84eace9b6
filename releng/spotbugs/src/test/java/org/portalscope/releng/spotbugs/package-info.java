/** Looks for bugs in the compiled classes of all bundles, with SpotBugs. */
package org.portalscope.releng.spotbugs;
