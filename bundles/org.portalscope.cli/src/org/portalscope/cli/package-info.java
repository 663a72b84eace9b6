/** The command line: what the workbench does, in a terminal. */
package org.portalscope.cli;
