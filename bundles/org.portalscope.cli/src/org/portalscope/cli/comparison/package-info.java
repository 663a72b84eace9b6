/** Telling how two runs differ. */
package org.portalscope.cli.comparison;
