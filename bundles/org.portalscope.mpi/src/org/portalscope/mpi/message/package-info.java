/** What messages of MPI have in their match bits, and where they go. */
package org.portalscope.mpi.message;
