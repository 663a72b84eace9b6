/** Two runs beside each other: the first step in which they differ, and how their states differ there. */
package org.portalscope.analysis.comparison;
