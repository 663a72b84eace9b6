/** GOAL schedules: for each rank of a parallel program its sends, receives and calculations, and which of them wait for which. */
package org.portalscope.goal;
