/** Snapshots of a world: everything that its processes hold and everything between them. */
package org.portalscope.world.snapshot;
