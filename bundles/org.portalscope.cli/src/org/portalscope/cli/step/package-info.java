/** Stepping in the terminal: the loop that reads commands, and the commands that move the cursor or make something of where it is. */
package org.portalscope.cli.step;
