/** The error classes of MPI. */
package org.portalscope.mpi.error;
