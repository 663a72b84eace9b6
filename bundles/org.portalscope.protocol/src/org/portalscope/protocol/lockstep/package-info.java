/** Runs programs in Java one thread at a time. The only place below the workbench and the command line that starts threads: none of them runs with its driver. */
package org.portalscope.protocol.lockstep;
