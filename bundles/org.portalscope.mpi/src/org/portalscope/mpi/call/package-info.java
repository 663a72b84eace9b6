/** The calls of MPI as programs make them. */
package org.portalscope.mpi.call;
