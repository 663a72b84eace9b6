/** The program of a process: executes the instructions of its threads, by effects on the state of the program. */
package org.portalscope.scenario.execution;
