/** How a GOAL schedule passes under the parameters of the LogGOPS model: when operations start, and what each search of a queue finds. */
package org.portalscope.goal.simulation;
