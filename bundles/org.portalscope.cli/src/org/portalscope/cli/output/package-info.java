/** Where commands print and write: the terminal and what stops a command there, files, and what is said while a run goes on and at its end. */
package org.portalscope.cli.output;
