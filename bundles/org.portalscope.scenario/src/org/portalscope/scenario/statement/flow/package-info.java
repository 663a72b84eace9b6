/** The statements that decide where a thread goes on: conditions, loops, the ends of threads and functions. */
package org.portalscope.scenario.statement.flow;
