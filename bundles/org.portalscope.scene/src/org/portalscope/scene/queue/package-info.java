/** The event queues of a process as rings, Portals 3.2 §3.9. */
package org.portalscope.scene.queue;
