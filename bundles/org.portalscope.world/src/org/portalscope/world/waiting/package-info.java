/** Who waits for whom in a world, and whom nobody can release: the wait-for graph. */
package org.portalscope.world.waiting;
