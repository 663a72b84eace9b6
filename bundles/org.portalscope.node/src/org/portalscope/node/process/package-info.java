/** A process that runs by itself: its engine, its program and its recording, which one thread at a time uses. */
package org.portalscope.node.process;
