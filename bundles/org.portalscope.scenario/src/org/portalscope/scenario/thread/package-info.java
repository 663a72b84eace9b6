/** Threads of a scenario: the code that they execute, the frames that they are in, and the program that they belong to. */
package org.portalscope.scenario.thread;
