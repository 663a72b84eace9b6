/** GOAL schedules in files, and as scenarios of MPI programs. */
package org.portalscope.goal.program;
