/** MPI over Portals, after Portals 3.2 §5.3. */
package org.portalscope.mpi;
