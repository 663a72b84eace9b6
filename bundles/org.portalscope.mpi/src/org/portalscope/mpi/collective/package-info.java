/** The algorithms of collectives, without any message: who sends what to whom in which round, and what each does with what it gets. */
package org.portalscope.mpi.collective;
