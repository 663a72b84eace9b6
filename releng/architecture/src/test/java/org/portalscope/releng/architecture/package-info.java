/** Holds the compiled classes of all bundles to the architecture. */
package org.portalscope.releng.architecture;
