/** Comparing two runs. */
package org.portalscope.cli.comparison;
