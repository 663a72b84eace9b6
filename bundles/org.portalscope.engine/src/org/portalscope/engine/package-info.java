<<<<<<< HEAD
/** One process with its Portals: the only object that a driver of the engine needs. */
=======
/** Portals 3.2 itself as one deterministic object per process: an input goes in, checks and effects come out. */
>>>>>>> reactor
package org.portalscope.engine;
