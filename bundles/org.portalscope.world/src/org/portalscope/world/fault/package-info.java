/** Faults of the environment: what goes wrong in a run by declaration, by seed or by choice, and how far the faults of a process have come. */
package org.portalscope.world.fault;
