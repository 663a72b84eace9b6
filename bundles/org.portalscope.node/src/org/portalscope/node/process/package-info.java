/** A process that runs by itself: its engine, its program and its recording, all on one event loop. */
package org.portalscope.node.process;
