/** Searching all orders of a scenario, and the threads that search. */
package org.portalscope.cli.explore;
