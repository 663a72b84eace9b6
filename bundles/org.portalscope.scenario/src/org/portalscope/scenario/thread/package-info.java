/** Threads of a scenario: the code that they execute, the frames that they are in, and the state of the program that they belong to. */
package org.portalscope.scenario.thread;
