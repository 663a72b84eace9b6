/**
 * Runs programs in Java one thread at a time. It is the only place below the workbench and the command line that starts threads: none of them runs
 * together with its driver.
 */
package org.portalscope.protocol.lockstep;
