/** What MPI knows of a process: requests, unexpected messages, short buffers, credits and communicators. */
package org.portalscope.mpi.state;
