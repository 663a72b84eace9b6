/** Telling a run in a terminal. */
package org.portalscope.cli.run;
