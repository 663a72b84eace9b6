/** What goes on below the calls: sends and receives are given to Portals, and events end them. */
package org.portalscope.mpi.progress;
